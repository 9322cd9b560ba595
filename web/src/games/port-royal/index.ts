// Port Royal, as the client knows it.

import about from "virtual:game-data/port-royal/about";
import type { CaptionPlace, GameManifest } from "../manifest";
import cards from "./art/cards.webp";
import coast from "./art/coast.svg";
import captions from "./captions.json";

const SHIP: CaptionPlace = {
  left: "50%",
  top: "92.6%",
  centred: true,
  family: "caps",
  weight: 700,
  spacing: "0.02em",
  colour: "#1f2a33",
  room: 64,
  largest: 14,
  letter: 0.64,
};
const PLACES: Record<string, CaptionPlace> = {
  ship: SHIP,
  person: { ...SHIP, left: "67%", top: "90.4%", colour: "#fff", room: 67, largest: 13 },
};

const game: GameManifest = {
  name: "port-royal",
  order: 1,
  about,
  table: () => import("./Table.svelte"),
  details: () => import("./details"),
  rules: () => import("./rules"),
  lesson: () => import("./lesson"),
  badge: () => import("./art/SeatBadge.svelte"),
  picture: {
    cards,
    coast,
    captions: captions.map(([message = "", kind = ""]) => [message, PLACES[kind] ?? SHIP]),
  },
  mark:
    '<rect x="1" y="1" width="46" height="46" rx="8" fill="#2F5D73"/>' +
    '<path fill="#F4EAD5" transform="translate(0 4)" d="M3 15L9 16L11 27C22 31 34 31 43 26.5C46 33 41 38 35 38H14C6 38 2 29 3 15ZM12.5 2H25.5C29 11 29 18 27 25.5H14C16.5 18 16 10 12.5 2ZM31 6H41.5C45 13 45 18 43 23H32C34 17 33.5 12 31 6Z"/>',
  quickOptions: {},
  technicalOptions: ["turn_limit"],
};
export default game;
