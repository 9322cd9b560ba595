// What the frame around the table says of Oltre Mare: keys, players, events and actions in words.

import { has, w } from "../../lib/words.svelte";
import type { ActionContext, KeyHelp } from "../manifest";
import { markedName } from "./state/names";
import { GAME, lotText, termName } from "./state/sentences";

export { playerNames } from "./state/names";
export { eventText } from "./state/sentences";

/** As hints and analyses speak of a card: by what can be seen on it. */
export function cardName(id: string): string {
  return markedName(id);
}

export const keys: readonly KeyHelp[] = [
  ["← →", "web-oltre-mare-key-arrows"],
  ["Space", "web-oltre-mare-key-space"],
  ["Enter", "web-oltre-mare-key-enter"],
  ["F", "web-oltre-mare-key-finish"],
  ["B", "web-oltre-mare-key-buy-deck"],
  ["P", "web-oltre-mare-key-buy-pirates"],
  ["O", "web-oltre-mare-key-offer"],
  ["A", "web-oltre-mare-key-accept"],
  ["C", "web-oltre-mare-key-counter"],
  ["D", "web-oltre-mare-key-decline"],
  ["N", "web-oltre-mare-key-no-deals"],
  ["H", "web-oltre-mare-key-hand"],
  ["G", "web-oltre-mare-key-chart"],
  ["Shift+← →", "web-oltre-mare-key-load"],
  ["+ − 0", "web-oltre-mare-key-zoom"],
  ["I", "web-oltre-mare-key-read"],
  ["U", "web-oltre-mare-key-undo"],
  ["Shift+U", "web-oltre-mare-key-reset"],
];

const WITH_CARDS = new Set(["discard", "pick", "play", "load"]);

export function actionText(action: string, { names }: ActionContext): string {
  const [verb = "", what = "", more = ""] = action.split(" ");
  const id = `${GAME}-action-${verb}`;
  if (WITH_CARDS.has(verb)) return w(id, { card: cardsNamed(what) });
  switch (verb) {
    case "buy":
      return w(`web-oltre-mare-key-buy-${what}`);
    case "offer":
      return offerNamed(id, action, names);
    case "offer-to":
      return what === "all" ? w(`${id}-all`) : w(id, { name: names[Number(what)] ?? "" });
    case "want":
      return w(id, { good: termName("good", what) });
    case "give-ducats":
    case "want-ducats":
      return w(id, { amount: Number(what) });
    case "accept":
    case "decline":
    case "withdraw":
      return w(id, { number: Number(what) });
    case "choose":
      return w(id, { number: Number(what), name: names[Number(more)] ?? "" });
    case "sail":
    case "compass":
      return what === "stay" ? w(`${id}-stay`) : w(id, { port: termName("port", what) });
    default:
      return has(id) ? w(id) : action;
  }
}

/** `offer all give silk-03 1 want spices:2 0`, as one sentence. */
function offerNamed(id: string, action: string, names: readonly string[]): string {
  const [, to = "", , cards = "-", gives = "0", , goods = "-", wants = "0"] = action.split(" ");
  const wanted = goods === "-" ? [] : goods.split(",").map((entry) => entry.split(":"));
  const given = [
    ...(cards === "-" ? [] : [cardsNamed(cards)]),
    ...(Number(gives) > 0 ? [w(`${GAME}-ducats`, { amount: Number(gives) })] : []),
  ];
  const want = lotText("want", {
    goods: Object.fromEntries(wanted.map(([good = "", count]) => [good, Number(count)])),
    ducats: Number(wants),
  });
  const sides = { give: given.join(", ") || w(`${GAME}-nothing`), want };
  return to === "all" ? w(`${id}-all`, sides) : w(id, { ...sides, name: names[Number(to)] ?? "" });
}

function cardsNamed(list: string): string {
  if (list === "-" || list === "") return w(`${GAME}-nothing`);
  return list
    .split(",")
    .map((card) => markedName(card))
    .join(", ");
}

const LAID_OUT = new Set(["offer", "play", "load", "discard"]);

export function laysOut(action: string): boolean {
  return LAID_OUT.has(action.split(" ")[0] ?? "");
}

const PRIMARY = ".om-btn.primary";
const DEALS = ".thumb .tab:nth-of-type(2)"; // on a phone, what leads there

export function actionPlaces(action: string): string[] {
  const [verb = "", what = ""] = action.split(" ");
  switch (verb) {
    case "buy":
      return [`.desk .buy [aria-keyshortcuts="${what === "deck" ? "B" : "P"}"]`, DEALS];
    case "accept":
    case "decline":
    case "withdraw":
    case "choose":
      return [`.desk [data-offer="${what}"]`, ".urgent .urgent", DEALS];
    case "offer":
      return [".desk [data-place=new-offer]", ...cardsAt(action.split(" ")[3] ?? "-"), DEALS];
    case "offer-to":
    case "no-deals":
      return [".desk", DEALS];
    case "sail":
    case "compass":
      return [what === "stay" ? PRIMARY : `[data-port="${what}"]`, ".plan .ports"];
    default:
      return WITH_CARDS.has(verb) && what !== "-" ? cardsAt(what) : [PRIMARY];
  }
}

function cardsAt(list: string): string[] {
  if (list === "-") return [];
  const places = list
    .split(",")
    .map((card) => `.me .hand [data-flip="${card}"], .me .load [data-flip="${card}"]`);
  return [places.join(", ")];
}
