// Words for people, from the catalogues that the server's commands use too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./settings.svelte";
import { settings } from "./settings.svelte";

const files = import.meta.glob<string>("../../../src/argosy/messages/*/*.ftl", {
  query: "?raw",
  import: "default",
});

let bundle = $state.raw<FluentBundle | null>(null);
const loaded = new Map<Language, FluentBundle>();
const MINUS = /(?<![\p{L}\p{N}-])-(?=\d)/gu;

/** Fetch a language; the page waits for the first, later ones come when they are chosen. */
export async function speak(language: Language): Promise<void> {
  let chosen = loaded.get(language);
  if (!chosen) {
    chosen = new FluentBundle(language, { useIsolating: false });
    const parts = Object.entries(files).filter(
      ([path]) => path.includes(`/${language}/`) && !path.endsWith("/terminal.ftl"),
    );
    for (const text of await Promise.all(parts.map(([, load]) => load())))
      chosen.addResource(new FluentResource(text));
    loaded.set(language, chosen);
  }
  if (settings.language === language) bundle = chosen;
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
