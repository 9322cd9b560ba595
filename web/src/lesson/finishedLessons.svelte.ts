// Which lessons this person has been through, on this device.

const KEY = "argosy-lessons";

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

export const lessons = $state({ done: load() });

export function finish(game: string): void {
  if (lessons.done.includes(game)) return;
  lessons.done.push(game);
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons.done));
  } catch {
    // private windows keep nothing; the lesson is offered again
  }
}
