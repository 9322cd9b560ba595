// What a game hands over to the client: its folder's `index.ts` is one of these. What is large is fetched when it is
// wanted.

import type { Component, Snippet } from "svelte";
import type { Step } from "../lesson/steps";
import type { Occasion } from "../lib/botLines";
import type { Sentences } from "../lib/eventText";
import type { GameEvent, GameOffer, Judged, SeatState, View } from "../lib/protocol";
import type { ScoreChange } from "../lib/race";
import type { Sounding } from "../lib/sound";
import type { TableLike } from "../lib/tableLike";

export type SeatSign = Component<{ seat: number; size?: number }>;
export type GameTable = Component<{ table: TableLike; tools: Snippet }>;

/** A key as it is shown, and the message that says what it does. */
export type KeyHelp = readonly [key: string, message: string];

export interface ActionContext {
  names: readonly string[];
  /** The card that an action may be about without naming it. */
  card?: string | undefined;
}

type SharePart = Extract<keyof Judged["seats"][number], "luck" | "deals" | "skill" | "others">;

/** What is wanted of a game once a table of it is opened; its words are there before it is asked. */
export interface GameDetails extends Pick<Sentences, "cardName" | "eventText"> {
  keys: readonly KeyHelp[];
  playerNames(seats: readonly SeatState[]): string[];
  /** An action as the table says it. */
  actionText(action: string, context: ActionContext): string;
  /** Where on the table an action is taken: selectors, of which the first that is visible counts. */
  actionPlaces(action: string): string[];
  /** Whether its table lays an action out when a hint advises it. */
  laysOut?(action: string): boolean;
  /** Whether an action goes on with further steps. */
  goesOn(action: string): boolean;
  /** The card that the open decision is about, as a view shows it or as events left it. */
  cardInView?(view: View): string | undefined;
  cardAfter?(events: readonly GameEvent[]): string | undefined;
  /** When its bots say a word. */
  occasions: readonly Occasion[];
  /** Which kinds of events are heard. */
  sounds: Readonly<Record<string, Sounding>>;
  /** Players have hands: an analysis judges by what one knew or by all cards, and shows each player's view. */
  hiddenHands: boolean;
  /** By how much an event changes whose points, and the message that names the points; absent where nobody has any. */
  scoreChanges?(event: GameEvent): readonly ScoreChange[];
  scoreName?: string;
  /** Kinds of events that can decide a game, the weightiest first, each with a message; none where there is no analysis. */
  decisive: readonly string[];
  /** What an analysis says a share of the win was made of. */
  shareParts: readonly SharePart[];
  /** Reasons of hints whose shares are changes. */
  changeReasons: readonly string[];
}

export interface RulesPage {
  Text: Component;
  Picture: Component;
  sections: readonly string[];
  /** Fine points, by the sections they belong to. */
  rulings: Readonly<Record<string, readonly string[]>>;
}

/** Where and how the name of a card stands on the picture of it. */
export interface CaptionPlace {
  left: string;
  top: string;
  centred: boolean;
  family: "caps" | "display";
  weight: number;
  spacing: string;
  colour: string;
  /** Room in pixels, the largest size of letters, and how wide letters are for their height. */
  room: number;
  largest: number;
  letter: number;
}

export interface HomePicture {
  /** One picture of five cards side by side. */
  cards: string;
  /** The land of the chart they lie on, as a mask. */
  coast: string;
  captions: readonly (readonly [message: string, place: CaptionPlace])[];
}

/** What is known of a game before it is played: light, for the first page waits for it. */
export interface GameManifest {
  /** As the server calls it. */
  name: string;
  /** Its place among the games. */
  order: number;
  /** What is shown of it before it is played, and its stamp: a drawing of 48 × 48. */
  picture?: HomePicture;
  mark: string;
  /** Options of a new table that differ from the server's defaults. */
  quickOptions: Readonly<Record<string, boolean | number | string>>;
  /** What the server says of it, for where there is none; absent for a game that only a server knows. */
  about?: GameOffer;
  /** Options that programs need and people do not: a form leaves them out. */
  technicalOptions: readonly string[];
  /** The badge of a seat before the game begins; a number where there is none. */
  badge?: () => Promise<{ default: SeatSign }>;
  table: () => Promise<{ default: GameTable }>;
  details: () => Promise<GameDetails>;
  rules?: () => Promise<RulesPage>;
  lesson?: () => Promise<{ steps: readonly Step[] }>;
}
