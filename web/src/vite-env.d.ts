/// <reference types="vite/client" />

/** What `fetch` checks the engine file by. */
declare const ENGINE_INTEGRITY: string;

declare module "virtual:game-data/*/about" {
  const about: import("./lib/protocol").GameOffer;
  export default about;
}

declare module "virtual:game-data/*/cards" {
  const rows: Record<string, string>[];
  export default rows;
}

declare module "virtual:game-data/*/board" {
  const board: Record<string, unknown>;
  export default board;
}

declare module "virtual:game-data/*/sentences" {
  const rules: import("./lib/eventText").SentenceRules;
  export default rules;
}

declare module "virtual:catalogues" {
  import type { Message } from "@fluent/bundle";
  /** By `language/part`; a part has the patterns of its messages by their ids. */
  const catalogues: Record<string, () => Promise<{ default: Record<string, Message["value"]> }>>;
  export default catalogues;
}
