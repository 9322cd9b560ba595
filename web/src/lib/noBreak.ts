// No-break spaces where a language wants them. The catalogues have plain ones only, and the server's words are bound alike.

import type { Message } from "@fluent/bundle";
import typography from "../../../src/argosy/typography.json" with { type: "json" };

type Pattern = NonNullable<Message["value"]>;
type Element = Exclude<Pattern, string>[number];

const [FIGURE, WORD, MARK] = ["0", "x", "·"]; // what stands in for a value beside a text
const rules = new Map(
  Object.entries(typography).map(([language, { holds, held }]) => {
    const short = holds + holds.toUpperCase(); // words of one letter keep the next word on their line
    const spaces = `(?<=(?<![\\p{L}\\p{N}_])[${short}]) (?=\\S)| (?=[${held}])|(?<=\\p{Nd}) (?=\\p{L})`;
    return [language, new RegExp(spaces, "gu")];
  }),
);

/** A message with no-break spaces at which no line of its language may end. */
export function bound(value: Message["value"], language: string): Message["value"] {
  const spaces = rules.get(language);
  return spaces && value !== null ? bind(value, spaces, new Set()) : value;
}

/** `counted` are the variables whose number decides which variant this is: there they are figures. */
function bind(pattern: Pattern, spaces: RegExp, counted: ReadonlySet<string>): Pattern {
  if (typeof pattern === "string") return pattern.replace(spaces, "\u00a0");
  let before = "";
  return pattern.map((element, place) => {
    if (typeof element === "string") {
      const after = place + 1 < pattern.length ? MARK : "";
      const text = (before + element + after).replace(spaces, "\u00a0");
      return text.slice(before.length, text.length - after.length);
    }
    before = element.type === "var" && counted.has(element.name) ? FIGURE : WORD;
    return bindVariants(element, spaces, counted);
  });
}

function bindVariants(element: Element, spaces: RegExp, counted: ReadonlySet<string>): Element {
  if (typeof element === "string" || element.type !== "select") return element;
  const { selector } = element;
  const figures = selector.type === "var" ? new Set([...counted, selector.name]) : counted;
  const variants = element.variants.map(({ key, value }) => ({
    key,
    value: bind(value, spaces, figures),
  }));
  return { ...element, variants };
}
