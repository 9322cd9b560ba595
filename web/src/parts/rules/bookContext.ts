// What the parts of a book of rules share: how its sections are found and linked.

import { getContext, setContext } from "svelte";

export interface Book {
  game: string;
  /** its sentences */
  text: (id: string) => string;
  /** the address of a section */
  href: (section: string) => string;
  /** go there, without leaving what lies under the book */
  visit: (event: MouseEvent, section: string) => void;
}

const KEY = Symbol("book");

export function openBook(book: Book): void {
  setContext(KEY, book);
}

export function book(): Book {
  return getContext<Book>(KEY);
}

/** The id of a section's heading. */
export function heading(section: string): string {
  return `rule-${section}`;
}
