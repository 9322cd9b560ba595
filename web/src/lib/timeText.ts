// A day and the time of it, in words.

import type { Language } from "./settings.svelte";

const formats = new Map<Language, Intl.DateTimeFormat>();

export function timeText(at: number, language: Language): string {
  let format = formats.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
    formats.set(language, format);
  }
  return format.format(at);
}
