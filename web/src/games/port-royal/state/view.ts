// What the server says of a game of Port Royal, sorted for the table: nothing here knows a rule.

import type { PortRoyalChoice, PortRoyalOdds, PortRoyalOffer } from "../../../lib/protocol.gen";
import type { Colour } from "../art/palette";
import { faceOf, type Face, type PersonFace } from "./cards";

export type {
  PortRoyalOffer as Offer,
  PortRoyalResult as Result,
  PortRoyalSeat as SeatView,
  PortRoyalView,
} from "../../../lib/protocol.gen";

export type Fate = "bust" | "repel" | "new";

export interface Odds extends Omit<PortRoyalOdds, "kinds" | "fates"> {
  kinds: { ship: number; person: number; expedition: number; tax: number };
  fates: Record<string, Fate> | null;
}

export interface Claim {
  action: string;
  expedition: string;
  persons: string[];
  gain: number;
  points: number;
}

export interface Decisions {
  draw: boolean;
  stop: boolean;
  pass: boolean;
  repel: boolean;
  keep: { bust: boolean } | null;
  takes: Map<string, PortRoyalChoice>;
  claims: Claim[];
  any: boolean;
}

/** The open decisions of a seat, by what they do. */
export function sorted(choices: readonly PortRoyalChoice[]): Decisions {
  const found: Decisions = {
    draw: false,
    stop: false,
    pass: false,
    repel: false,
    keep: null,
    takes: new Map(),
    claims: [],
    any: choices.length > 0,
  };
  for (const choice of choices) {
    const [verb = "", what = "", , persons = ""] = choice.action.split(" ");
    if (verb === "draw" || verb === "stop" || verb === "pass" || verb === "repel")
      found[verb] = true;
    else if (verb === "keep") found.keep = { bust: choice.bust === true };
    else if (verb === "take") found.takes.set(what, choice);
    else if (verb === "claim")
      found.claims.push({
        action: choice.action,
        expedition: what,
        persons: persons.split("+"),
        gain: choice.gain ?? 0,
        points: choice.points ?? 0,
      });
  }
  return found;
}

export interface Lying {
  /** tells equal cards apart, in order of arrival */
  key: string;
  id: string;
  face: Face;
  offer: PortRoyalOffer | null;
}

/** Cards that lie in a row, each with a key of its own. */
export function lying(ids: readonly string[], offers: readonly PortRoyalOffer[] = []): Lying[] {
  const seen = new Map<string, number>();
  return ids.map((id, i) => {
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    const offer = offers[i];
    return { key: `${id}#${nth}`, id, face: faceOf(id), offer: offer?.card === id ? offer : null };
  });
}

export const GROUPS = ["trade", "swords", "symbols", "office", "expeditions"] as const;
export type Group = (typeof GROUPS)[number];

/** A display by family, equal persons side by side. */
export function grouped(display: readonly string[]): Map<Group, Lying[]> {
  const groups = new Map<Group, Lying[]>(GROUPS.map((group) => [group, []]));
  for (const card of lying(display)) {
    const group = card.face.kind === "person" ? card.face.family : "expeditions";
    groups.get(group)?.push(card);
  }
  for (const cards of groups.values()) cards.sort((a, b) => rank(a.face) - rank(b.face));
  return groups;
}

const ORDER = ["trader", "sailor", "pirate", "captain", "priest", "settler", "jack"];
const COLOUR_ORDER = ["yellow", "blue", "green", "red", "black"];

function rank(face: Face): number {
  if (face.kind !== "person") return face.kind === "expedition" ? face.points : 0;
  const colour = face.colour ? COLOUR_ORDER.indexOf(face.colour) : 0;
  return (ORDER.indexOf(face.who) + 1) * 100 + colour * 10 + face.points;
}

export interface Cameo {
  face: PersonFace;
  count: number;
}

/** Persons as chips: one for each kind, with how many. */
export function cameos(display: readonly string[]): Cameo[] {
  const found = new Map<string, Cameo>();
  const persons = [...grouped(display).values()].flat();
  for (const { face } of persons) {
    if (face.kind !== "person") continue;
    const kind = face.who + (face.colour ?? "");
    const chip = found.get(kind);
    if (chip) chip.count++;
    else found.set(kind, { face, count: 1 });
  }
  return [...found.values()];
}

/** Ship types in the harbour, in the order of the tracker's slots. */
export function typesIn(harbour: readonly string[]): Set<Colour> {
  const types = new Set<Colour>();
  for (const id of harbour) {
    const face = faceOf(id);
    if (face.kind === "ship") types.add(face.colour);
  }
  return types;
}
