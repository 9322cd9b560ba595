// Which presses of keys are nobody's: those that type, or that belong to the browser.

/** Whether a key goes to a field or to the browser, or was used already. */
export function isForeignKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable;
}

/** Whether a key presses what has the focus. */
export function pressesFocus(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof Element)) return false;
  if (event.key !== "Enter" && event.key !== " ") return false;
  return target.closest("button, a, [role=button], summary") !== null;
}

/** The letter of a key in lower case; on a keyboard with other letters, the Latin one printed beside them. */
export function letterOf({ key, code }: KeyboardEvent): string {
  const isForeignLetter = key.length === 1 && /\p{L}/u.test(key) && !/[a-z]/i.test(key);
  const latin = isForeignLetter ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (latin ?? key).toLowerCase();
}
