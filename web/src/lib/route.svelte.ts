// Where the person is: a path in the fragment, so that secrets in links never reach a server's log.

function read(): { path: string[]; query: URLSearchParams } {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean), query: new URLSearchParams(query) };
}

export const route = $state(read());

addEventListener("hashchange", () => Object.assign(route, read()));

export function go(path: string): void {
  location.hash = `/${path}`;
}

export function link(path: string): string {
  return `#/${path}`;
}

/** An address to send to somebody. */
export function shareable(path: string): string {
  return new URL(link(path), document.baseURI).href;
}
