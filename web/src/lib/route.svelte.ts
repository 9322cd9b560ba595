// Where the person is: a path in the fragment, so that secrets in links never reach a server's log.

export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string; invite: string }
  | { screen: "replay"; id: string; move: number | null; entry: number | null; analysis: boolean }
  | { screen: "new"; game: string; options: Readonly<Record<string, string>> }
  | { screen: "rules"; game: string; section: string }
  | { screen: "settings" }
  | { screen: "operator"; section: string; once: string }
  | { screen: "credits" };

/** The screen that a fragment leads to; what leads nowhere leads home. */
export function routeOf(fragment: string): Route {
  const [path = "", search = ""] = fragment.replace(/^#\/?/, "").split("?");
  const [screen = "", subject = "", more = ""] = path.split("/").filter(Boolean);
  const query = new URLSearchParams(search);
  const number = (name: string): number | null => {
    const text = query.get(name) ?? "";
    return /^\d{1,9}$/.test(text) ? Number(text) : null;
  };
  if (screen === "table" && subject)
    return { screen, id: subject, invite: query.get("invite") ?? "" };
  if (screen === "replay" && subject)
    return {
      screen,
      id: subject,
      move: number("move"),
      entry: number("entry"),
      analysis: query.has("analysis"),
    };
  if (screen === "new") return { screen, game: subject, options: Object.fromEntries(query) };
  if (screen === "rules") return { screen, game: subject, section: more };
  if (screen === "operator") return { screen, section: subject, once: query.get("once") ?? "" };
  if (screen === "settings" || screen === "credits") return { screen };
  return { screen: "home" };
}

let current = $state.raw(routeOf(location.hash));

addEventListener("hashchange", () => (current = routeOf(location.hash)));

export function currentRoute(): Route {
  return current;
}

export function go(path: string): void {
  location.hash = `/${path}`;
}

export function link(path: string): string {
  return `#/${path}`;
}

/** The table that a text names, as a path: a whole link, an invitation, or only the table's id. */
export function tableIn(text: string): string | undefined {
  const found =
    /table\/([\w-]+(?:\?[\w=&%-]+)?)/.exec(text)?.[1] ?? /^[\w-]{8,20}$/.exec(text.trim())?.[0];
  if (found) return `table/${found}`;
  const [, id, secret] = /join\/([\w-]+)(?:\?[^#]*)?(?:#([\w=%-]+))?/.exec(text) ?? [];
  return id && `table/${id}${secret ? `?invite=${secret}` : ""}`;
}

/** An invitation to a table, or to one of its seats: messengers are told about it in one's own language. */
export function invitation(table: string, language: string, secret = ""): string {
  const asked = language === "en" ? "" : `?l=${language}`;
  return new URL(`join/${table}${asked}${secret && `#${secret}`}`, document.baseURI).href;
}

/** An address to send to somebody. */
export function shareable(path: string): string {
  return new URL(link(path), document.baseURI).href;
}
