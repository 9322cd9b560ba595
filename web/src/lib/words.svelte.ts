// Words for people, from the catalogues that the server's commands use too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";
import { settings } from "./settings.svelte";

const files = import.meta.glob<string>("../../../src/argosy/messages/*/*.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle | null>(null);
const known = new Map<Language, { bundle: FluentBundle; read: Set<string> }>();
const wanted = new Set<string>(); // files that only some screens need, such as `rules-port-royal`
const MINUS = /(?<![\p{L}\p{N}-])-(?=\d)/gu;

function isNeeded(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
  return name !== "terminal" && (!/^(rules|lesson)-/.test(name) || wanted.has(name));
}

/** Fetch a language; the page waits for the first, later ones come when they are chosen. */
export async function speak(language: Language): Promise<void> {
  const chosen = known.get(language) ?? {
    bundle: new FluentBundle(language, { useIsolating: false }),
    read: new Set<string>(),
  };
  known.set(language, chosen);
  const parts = Object.entries(files).filter(
    ([path]) => path.includes(`/${language}/`) && isNeeded(path) && !chosen.read.has(path),
  );
  const texts = await Promise.all(parts.map(async ([path, load]) => [path, await load()] as const));
  for (const [path, text] of texts) {
    if (chosen.read.has(path)) continue; // somebody else asked for it too
    chosen.read.add(path);
    chosen.bundle.addResource(new FluentResource(text));
  }
  if (settings.language === language) bundle = chosen.bundle;
}

/** Fetch the words of a file that only some screens need, from now on in every language. */
export function speakOf(file: string): Promise<void> {
  wanted.add(file);
  return speak(settings.language);
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
  return text.replace(MINUS, "−");
}

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

export function isReady(): boolean {
  return bundle !== null;
}

/** A figure as this language writes it. */
export function figure(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace("-", "−");
}

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(share);
}
