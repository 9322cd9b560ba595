// Who the person is to the server: a name, kept by a cookie this page cannot read.

import { api, Refused } from "./api";

const KNOWN = "argosy-name"; // what one was called here last, so that the page need not wait for the answer

const remembered = recall();

/** `asked`: the name is worth showing, though the server may yet say another. */
export const me = $state<{ name: string | null; asked: boolean }>({
  name: remembered || null,
  asked: remembered !== null,
});

export async function recognise(): Promise<void> {
  if (remembered === "") return; // nobody was ever called anything here
  try {
    be((await api.me()).name);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    if (problem.reason === "no-guest") be(null);
  }
  me.asked = true;
}

export async function callMe(name: string): Promise<void> {
  be((await api.come(name)).name);
}

/** This device becomes that of the guest whose code it is. */
export async function claim(code: string): Promise<void> {
  be((await api.claim(code)).name);
}

/** The name that was kept, empty for none; null where nothing can be kept. */
function recall(): string | null {
  try {
    return localStorage.getItem(KNOWN) ?? "";
  } catch {
    return null; // better ask
  }
}

function be(name: string | null): void {
  me.name = name;
  try {
    if (name === null) localStorage.removeItem(KNOWN);
    else localStorage.setItem(KNOWN, name);
  } catch {
    // private windows keep nothing
  }
}
