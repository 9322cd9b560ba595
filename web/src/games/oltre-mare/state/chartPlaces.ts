// Where ports, routes and names lie on the chart.

import data from "./chartPlaces.json";

export interface Place {
  x: number;
  y: number;
  haven: boolean;
  label: { x: number; y: number; anchor: string; rotate: number; size: number };
}

export const WIDTH = data.width;
export const HEIGHT = data.height;
export const BLEED = data.bleed;
export const places = data.ports as Record<string, Place>;
export const PORTS = Object.keys(places);
export const routes = data.routes;

const NOWHERE: Place = {
  x: 0,
  y: 0,
  haven: false,
  label: { x: 0, y: 0, anchor: "start", rotate: 0, size: 15.5 },
};

export function place(port: string): Place {
  return places[port] ?? NOWHERE;
}

/** How a ship sails from one port to its neighbour. */
export function course(from: string, to: string): string | undefined {
  return routes.find(
    (route) => (route.a === from && route.b === to) || (route.a === to && route.b === from),
  )?.d;
}

const BERTHS = [-90, -25, -155, 35, 145, 90].map((degrees) => (degrees * Math.PI) / 180);

/** The middle of a port's name, about. */
function nameOf(port: string): { x: number; y: number } {
  const { label } = place(port);
  const turn = (label.rotate * Math.PI) / 180;
  const half = port.length * 3.8;
  const along = label.anchor === "end" ? -half : label.anchor === "middle" ? 0 : half;
  return { x: label.x + along * Math.cos(turn), y: label.y - 5 + along * Math.sin(turn) };
}

/** Where the ships in a port lie: beside it, away from names and from other ports. */
export function berths(port: string, count: number): { x: number; y: number }[] {
  const { x, y } = place(port);
  const others = PORTS.filter((other) => other !== port).map(place);
  const names = PORTS.map(nameOf);
  const least = (spot: { x: number; y: number }, from: { x: number; y: number }[]): number =>
    Math.min(...from.map((at) => Math.hypot(spot.x - at.x, spot.y - 3 - at.y)));
  const room = (spot: { x: number; y: number }): number =>
    Math.min(30, least(spot, names)) +
    2 * Math.min(32, least(spot, others)) -
    (spot.y > y ? 4 : 0) -
    (spot.y < 24 ? 40 : 0);
  return BERTHS.map((angle) => ({ x: x + 31 * Math.cos(angle), y: y + 24 * Math.sin(angle) }))
    .sort((a, b) => room(b) - room(a))
    .slice(0, count);
}

/** The port one comes to by going in a direction. */
export function towards(from: string, key: string, among: readonly string[]): string | undefined {
  const [dx, dy] =
    key === "ArrowLeft"
      ? [-1, 0]
      : key === "ArrowRight"
        ? [1, 0]
        : key === "ArrowUp"
          ? [0, -1]
          : [0, 1];
  const here = place(from);
  let best: string | undefined;
  let least = Infinity;
  for (const port of among) {
    const there = place(port);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (port === from || ahead <= 2) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [least, best] = [cost, port];
  }
  return best;
}
