// Events, cards and terms of this game in words.

import rules from "virtual:game-data/port-royal/sentences";
import { sentencesOf } from "../../../lib/eventText";

export const GAME = "port-royal";

export const { cardName, termName, lotText, eventText } = sentencesOf(GAME, rules);
