// Oltre Mare, as the client knows it.

import about from "virtual:game-data/oltre-mare/about";
import type { CaptionPlace, GameManifest } from "../manifest";
import cards from "./art/cards.webp";
import coast from "./art/coast.svg";
import captions from "./captions.json";

const GOOD: CaptionPlace = {
  left: "27.7%",
  top: "8.4%",
  centred: false,
  family: "display",
  weight: 800,
  spacing: "normal",
  colour: "#1f2a33",
  room: 62,
  largest: 13.5,
  letter: 0.53,
};

const game: GameManifest = {
  name: "oltre-mare",
  order: 2,
  about,
  table: () => import("./Table.svelte"),
  details: () => import("./details"),
  rules: () => import("./rules"),
  lesson: () => import("./lesson"),
  badge: () => import("./art/SeatSign.svelte"),
  picture: { cards, coast, captions: captions.map(([message = ""]) => [message, GOOD]) },
  mark:
    '<rect x="1" y="1" width="46" height="46" rx="8" fill="#A03320"/>' +
    '<g fill="none" stroke="#F4EAD5" stroke-width="2.2"><circle cx="24" cy="24" r="15"/><path d="M24 5V43M5 24H43" stroke-width="1.4"/></g>' +
    '<path d="M24 7L28 20L41 24L28 28L24 41L20 28L7 24L20 20Z" fill="#F4EAD5"/>',
  quickOptions: { open_trade: true },
  technicalOptions: ["offers_per_turn", "repeat_refused_offers", "unanswerable_offers_lapse"],
};
export default game;
