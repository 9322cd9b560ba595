// A button that must not be pressed by mistake: what it stands for has just changed, or it has just moved.

const DEAD = 400; // milliseconds

/** Whether something has been as it is for a while. */
export class Settled {
  #dead = $state(true);

  constructor(content: () => string) {
    const now = $derived.by(content); // an update that changes nothing of it does not count
    $effect(() => {
      void now;
      this.#dead = true;
      const timer = setTimeout(() => (this.#dead = false), DEAD);
      return () => clearTimeout(timer);
    });
  }

  get now(): boolean {
    return !this.#dead;
  }
}
