/// <reference types="vite/client" />

declare module "virtual:port-royal-cards" {
  const rows: Record<string, string>[];
  export default rows;
}

declare module "virtual:oltre-mare-cards" {
  const rows: Record<string, string>[];
  export default rows;
}

declare module "virtual:oltre-mare-board" {
  const board: {
    ports: { id: string; name: string; [key: string]: unknown }[];
    [key: string]: unknown;
  };
  export default board;
}

declare module "virtual:catalogues" {
  import type { Message } from "@fluent/bundle";
  /** By `language/part`; a part has the patterns of its messages by their ids. */
  const catalogues: Record<string, () => Promise<{ default: Record<string, Message["value"]> }>>;
  export default catalogues;
}
