// How the value of an option is told.

import { has, w } from "./words.svelte";

export function optionValue(name: string, value: unknown): string {
  if (typeof value === "boolean") return value ? w("web-yes") : w("web-no");
  const id = `web-option-${name}-${String(value)}`;
  return has(id) ? w(id) : String(value);
}
