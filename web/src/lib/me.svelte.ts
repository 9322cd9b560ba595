// Who the person is to the server: a name, kept by a cookie this page cannot read.

import { api, Refused } from "./api";

const KNOWN = "argosy-guest"; // whether it is worth asking who one is

export const me = $state<{ name: string | null; asked: boolean }>({ name: null, asked: false });

export async function recognise(): Promise<void> {
  try {
    if (recall()) me.name = (await api.me()).name;
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    if (problem.reason === "no-guest") remember(false);
    me.name = null;
  }
  me.asked = true;
}

export async function callMe(name: string): Promise<void> {
  me.name = (await api.come(name)).name;
  remember(true);
}

/** This device becomes that of the guest whose code it is. */
export async function claim(code: string): Promise<void> {
  me.name = (await api.claim(code)).name;
  remember(true);
}

function recall(): boolean {
  try {
    return localStorage.getItem(KNOWN) === "yes";
  } catch {
    return true; // no memory here: better ask
  }
}

function remember(known: boolean): void {
  try {
    if (known) localStorage.setItem(KNOWN, "yes");
    else localStorage.removeItem(KNOWN);
  } catch {
    // private windows keep nothing
  }
}
