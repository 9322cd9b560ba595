// The chart as a sheet that is moved and brought nearer, by pointer, wheel, pinch or keys.

import { BLEED, HEIGHT, WIDTH } from "./chartPlaces";

const NEAREST = 3;
const DRAG = 6; // pixels before a press becomes a drag
const SETTLE = 160; // milliseconds after which the sheet is drawn anew at its scale

export class Sheet {
  /** Pixels per unit of the chart. */
  scale = $state(1);
  /** At which scale the sheet was last drawn; between, it is only stretched. */
  drawn = $state(1);
  /** Which unit lies in the middle. */
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);
  width = $state(0);
  height = $state(0);
  dragged = false;
  #pointers = new Map<number, { x: number; y: number }>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a person has moved it: then it stays where it was put. */
  moved = false;

  readonly left = $derived(this.width / 2 - this.x * this.scale);
  readonly top = $derived(this.height / 2 - this.y * this.scale);

  /** The whole chart in sight. */
  get whole(): number {
    const { width, height } = this;
    const contained = Math.min(width / WIDTH, height / HEIGHT);
    const covering = Math.max(width / (WIDTH + 2 * BLEED.x), height / (HEIGHT + 2 * BLEED.y));
    return Math.max(contained, covering, 0.1);
  }

  resize(width: number, height: number): void {
    const wasWhole = this.width === 0 || this.scale <= this.whole * 1.01;
    this.width = width;
    this.height = height;
    if (wasWhole && !this.moved) this.showAll();
    else this.#settle();
  }

  showAll(): void {
    this.scale = this.whole;
    this.x = WIDTH / 2;
    this.y = HEIGHT / 2;
    this.#settle();
  }

  /** Bring a point near, as on a phone. */
  show(x: number, y: number, scale: number): void {
    this.scale = scale;
    this.x = x;
    this.y = y;
    this.#settle();
  }

  /** Some points in sight, and not farther than needed. */
  fit(points: readonly { x: number; y: number }[], nearest: number): void {
    const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
    const [left, right] = [Math.min(...xs) - 60, Math.max(...xs) + 60];
    const [top, bottom] = [Math.min(...ys) - 50, Math.max(...ys) + 76];
    const scale = Math.min(nearest, this.width / (right - left), this.height / (bottom - top));
    this.show((left + right) / 2, (top + bottom) / 2, scale);
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#settle();
  }

  /** Nearer or farther around a point of the box. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.moved = true;
    const before = this.scale;
    const after = Math.min(NEAREST, Math.max(this.whole, before * factor));
    this.x += (px - this.width / 2) * (1 / before - 1 / after);
    this.y += (py - this.height / 2) * (1 / before - 1 / after);
    this.scale = after;
    this.#settle();
  }

  #settle(): void {
    this.scale = Math.min(NEAREST, Math.max(this.whole, this.scale));
    const halfX = this.width / 2 / this.scale;
    const halfY = this.height / 2 / this.scale;
    this.x = between(-BLEED.x + halfX, this.x, WIDTH + BLEED.x - halfX);
    this.y = between(-BLEED.y + halfY, this.y, HEIGHT + BLEED.y - halfY);
    clearTimeout(this.#timer);
    if (this.#pointers.size === 0)
      this.#timer = setTimeout(() => (this.drawn = this.scale), this.moved ? SETTLE : 0);
  }

  // ------------------------------------------------------------------------------- gestures

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.dragged = false;
  };

  move = (event: PointerEvent): void => {
    const last = this.#pointers.get(event.pointerId);
    if (!last) return;
    const dx = event.clientX - last.x;
    const dy = event.clientY - last.y;
    if (!this.dragged && this.#pointers.size === 1 && Math.hypot(dx, dy) < DRAG) return;
    if (!this.dragged) {
      this.dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    const others = [...this.#pointers.entries()].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!other) return this.pan(dx, dy);
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const [mx, my] = [(event.clientX + other.x) / 2, (event.clientY + other.y) / 2];
    this.pan(dx / 2, dy / 2);
    if (before > 10) this.zoom(after / before, mx - box.left, my - box.top);
  };

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#settle();
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 24 : 1;
    const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) / 240);
    this.zoom(factor, event.clientX - box.left, event.clientY - box.top);
  };
}

function between(low: number, value: number, high: number): number {
  return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
}
