// What the operator has to say to everybody, until it no longer matters or is closed.

export const notice = $state({ text: "" });

let ending: ReturnType<typeof setTimeout> | undefined;

export function noteNotice({ text, until }: { text: string; until: number }): void {
  clearTimeout(ending);
  notice.text = text;
  ending = setTimeout(() => (notice.text = ""), Math.max(0, until - Date.now()));
}
