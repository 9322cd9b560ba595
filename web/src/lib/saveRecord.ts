// The record of a game as a file to keep.

import { api } from "./api";

export async function saveRecord(table: string): Promise<void> {
  const text = await api.record(table);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${table}.argosy`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
