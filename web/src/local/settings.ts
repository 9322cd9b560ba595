// The settings of a table in this browser: those of a server's table, without what needs other people.

import type { GameTold } from "../engine/engine";
import type { Settings } from "./entries";
import { Refusal } from "./refusal";

const LONGEST_NAME = 24;
const RANDOM = "random"; // a bot that every game has
const LONGEST_PAUSE = 5_000; // milliseconds
const USUAL_PACE = 700;
const PATIENCES = ["short", "normal", "long", "answered"] as const;

type Loose = Record<string, unknown>;

/** What a page asks for, with everything that it left out. */
export function readSettings(asked: unknown, told: (game: string) => GameTold): Settings {
  const wanted = asked as Loose;
  const game = String(wanted["game"] ?? "");
  const seats = (Array.isArray(wanted["seats"]) ? wanted["seats"] : []) as Loose[];
  const pace = Number(wanted["pace"] ?? USUAL_PACE);
  const settings: Settings = {
    game,
    seats: seats.map((seat) => ({
      kind: seat["kind"] === "bot" ? "bot" : "me",
      level: String(seat["level"] ?? ""),
      name: seat["name"] ? tidyName(String(seat["name"])) : "",
    })),
    options: { ...(wanted["options"] as Settings["options"] | undefined) },
    aids: wanted["aids"] !== false,
    undo: wanted["undo"] !== false,
    practice: wanted["practice"] === true,
    pace: Number.isFinite(pace) ? Math.max(0, Math.min(LONGEST_PAUSE, pace)) : USUAL_PACE,
    patience: PATIENCES.find((one) => one === wanted["patience"]) ?? "normal",
    lesson: wanted["lesson"] === true,
  };
  if (seats.some(({ kind }) => kind !== "bot" && kind !== "me"))
    throw new Refusal("empty-seats", "at a table in this browser every seat is 'me' or a bot");
  check(settings, told(game));
  return settings;
}

/** Refuse settings that no game can be played with. */
export function check({ seats, options, undo, practice, lesson }: Settings, told: GameTold): void {
  const [fewest, most] = told.players;
  if (seats.length < fewest || seats.length > most)
    throw new Refusal("settings", `${told.title} is for ${fewest} to ${most} players`);
  for (const { kind, level } of seats)
    if (kind === "bot" && level !== RANDOM && !(level in told.levels))
      throw new Refusal("refused", `no bot has level ${level}`);
  for (const [name, value] of Object.entries(options)) {
    const option = told.options.find((one) => one.name === name);
    if (!option) throw new Refusal("refused", `there is no option ${name}`);
    const { values, from, to } = option;
    const fits = values
      ? values.includes(value as never)
      : Number.isInteger(value) && Number(value) >= (from ?? 0) && Number(value) <= (to ?? 0);
    if (!fits) throw new Refusal("refused", `option ${name} cannot be ${String(value)}`);
  }
  if (practice && !undo)
    throw new Refusal("settings", "to practise with take-backs, undo has to be possible");
  if (lesson && !told.lesson) throw new Refusal("settings", "there is no lesson");
}

// As the server has it: table/visible_text.py.
const INVISIBLE = /\u034f|[\u115f\u1160\u2800\u3164\uffa0]|\u17b4|\u17b5/u;
const EMOJI = String.raw`(?:\p{So}|♀|♂)`;
const JOINING = String.raw`[\u0600-\u0dff\u1800-\u18af]`;
const JOINED = new RegExp(
  String.raw`(?<=${EMOJI}(?:\p{Mn}|\p{Sk})*)\u200d(?=${EMOJI})|(?<=${JOINING})[\u200c\u200d](?=${JOINING})`,
  "gu",
);

/** Whether all of a text is seen, and there is something to see. */
function isVisible(text: string): boolean {
  const rest = text.replaceAll(JOINED, "");
  return (
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(rest) &&
    !INVISIBLE.test(rest) &&
    !/\p{C}|(?:^|\s)\p{M}/u.test(rest)
  );
}

/** A person's name as it is kept; refuses what cannot be shown. */
export function tidyName(name: string): string {
  const tidy = name.trim().split(/\s+/).join(" ");
  if (!tidy || Array.from(tidy).length > LONGEST_NAME || !isVisible(tidy))
    throw new Refusal("name", `a name has 1 to ${LONGEST_NAME} characters that can be shown`);
  return tidy;
}
