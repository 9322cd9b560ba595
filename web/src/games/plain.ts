// The manifest of a game that the client has no folder for: it is drawn from what the server says of it.

import type { GameManifest } from "./manifest";

const ROSE =
  '<rect x="1" y="1" width="46" height="46" rx="8" fill="#4A5559"/>' +
  '<path d="M24 6L28 20L42 24L28 28L24 42L20 28L6 24L20 20Z" fill="#F4EAD5"/>';

export function plainGame(name: string): GameManifest {
  return {
    name,
    order: Infinity,
    table: () => import("../parts/plain/PlainTable.svelte"),
    details: async () => (await import("../parts/plain/plainDetails")).plainDetails(name),
    mark: ROSE,
    quickOptions: {},
    technicalOptions: [],
  };
}
