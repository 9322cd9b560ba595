// Who the person is to the server: a name, kept by a cookie this page cannot read; without a server, only here.

import { api, Refused } from "./api";
import { presence } from "./serverPresence.svelte";

const KNOWN = "argosy-name"; // what one was called here last, so that the page need not wait for the answer

const remembered = recall();

/** `isKnown`: the name is worth showing, though the server may yet say another; `isNew`: it was chosen just now. */
export const guest = $state<{ name: string | null; isKnown: boolean; isNew: boolean }>({
  name: remembered || null,
  isKnown: remembered !== null,
  isNew: false,
});

export async function fetchGuest(): Promise<void> {
  if (remembered === "") return; // nobody was ever called anything here
  try {
    if (presence.online) remember((await api.me()).name);
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    if (problem.reason === "no-guest") remember(null);
  }
  guest.isKnown = true;
}

export async function nameGuest(name: string): Promise<void> {
  guest.isNew ||= guest.name === null;
  remember(presence.hasServer ? (await api.come(name)).name : name.trim());
}

/** This device becomes that of the guest whose code it is. */
export async function claimGuest(code: string): Promise<void> {
  remember((await api.claim(code)).name);
}

/** The server forgets this guest, and so does this device. */
export async function forgetGuest(): Promise<void> {
  await api.forgetMe();
  remember(null);
}

/** The name that was kept, empty for none; null where nothing can be kept. */
function recall(): string | null {
  try {
    return localStorage.getItem(KNOWN) ?? "";
  } catch {
    return null; // better ask
  }
}

function remember(name: string | null): void {
  guest.name = name;
  try {
    if (name === null) localStorage.removeItem(KNOWN);
    else localStorage.setItem(KNOWN, name);
  } catch {
    // private windows keep nothing
  }
}
