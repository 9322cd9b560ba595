// Words for people, from the catalogues that the server's commands use too.

import { FluentBundle, type FluentVariable, type Message } from "@fluent/bundle";
import catalogues from "virtual:catalogues";
import type { Language } from "./settings.svelte";
import { settings } from "./settings.svelte";

export type Messages = Record<string, Message["value"]>;

let bundle = $state.raw<FluentBundle | null>(null);
const known = new Map<Language, { bundle: FluentBundle; read: Set<string> }>();
const wanted = new Set(["home"]); // parts of the catalogue: a game's, its rules', its lesson's come when they are asked for
const MINUS = /(?<![\p{L}\p{N}-])-(?=\d)/gu;

/** Fetch a language; the page waits for the first, later ones come when they are chosen. */
export async function fetchLanguage(language: Language): Promise<void> {
  const chosen = known.get(language) ?? {
    bundle: new FluentBundle(language, { useIsolating: false }),
    read: new Set<string>(),
  };
  known.set(language, chosen);
  const parts = [...wanted].filter((part) => !chosen.read.has(part));
  const found = await Promise.all(
    parts.map(async (part) => [part, await fetchPart(language, part)] as const),
  );
  for (const [part, messages] of found) {
    if (chosen.read.has(part)) continue; // somebody else asked for it too
    chosen.read.add(part);
    const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
    chosen.bundle.addResource({ body });
  }
  if (settings.language === language) bundle = chosen.bundle;
}

/** A part of our own catalogues, or the words that the server has of a game unknown here. */
async function fetchPart(language: Language, part: string): Promise<Messages> {
  const own = catalogues[`${language}/${part}`];
  if (own) return (await own()).default;
  return (await import("./serverMessages")).fetchMessages(part, language);
}

void fetchLanguage(settings.language).catch(() => undefined); // at once; the page will ask again

/** Fetch a part of the catalogue that only some screens need, from now on in every language. */
export function fetchWords(part: string): Promise<void> {
  wanted.add(part);
  return fetchLanguage(settings.language);
}

export type Arguments = Record<string, FluentVariable>;

/** A message with its arguments. */
export function w(id: string, args?: Arguments): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    if (import.meta.env.DEV && bundle) console.error(`no message ${id}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (import.meta.env.DEV && errors.length > 0) console.error(id, errors);
  return text.includes("-") ? text.replace(MINUS, "−") : text;
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

export function isReady(): boolean {
  return bundle !== null;
}

const formats = new Map<string, Intl.NumberFormat>(); // making one takes longer than all it ever writes

function format(style: "decimal" | "percent", least: number, most: number): Intl.NumberFormat {
  const key = `${settings.language} ${style} ${least} ${most}`;
  let kept = formats.get(key);
  if (!kept) {
    kept = new Intl.NumberFormat(settings.language, {
      style,
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formats.set(key, kept);
  }
  return kept;
}

/** A figure as this language writes it. */
export function figure(value: number, digits = 0): string {
  // small whole numbers look alike in all six; the first format a page makes takes 10 ms and more
  const isPlain = digits === 0 && Number.isInteger(value) && Math.abs(value) < 1000;
  const text = isPlain ? String(value) : format("decimal", digits, digits).format(value);
  return text.replace("-", "−");
}

export function percent(share: number, digits = 0, least = 0): string {
  return format("percent", least, digits).format(share);
}

/** How much more or less, with its sign: `+3.4%`. */
export function change(share: number, digits = 1): string {
  const size = format("percent", digits, digits).format(Math.abs(share));
  const isNone = Math.abs(share) < 0.5 / 10 ** (digits + 2);
  return isNone ? size : `${share > 0 ? "+" : "−"}${size}`;
}
