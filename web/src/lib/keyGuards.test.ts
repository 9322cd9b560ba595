import { describe, expect, it } from "vitest";
import { isForeignKey, letterOf, pressesFocus } from "./keyGuards";

function press(key: string, target: HTMLElement, more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.replaceChildren(target);
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  target.dispatchEvent(event);
  return event;
}

describe("a key", () => {
  it("belongs to a field that one types in", () => {
    for (const tag of ["input", "textarea", "select"])
      expect(isForeignKey(press("d", document.createElement(tag)))).toBe(true);
    expect(isForeignKey(press("d", document.createElement("button")))).toBe(false);
  });

  it("belongs to the browser together with Ctrl, Alt or Meta", () => {
    const div = document.createElement("div");
    for (const held of ["ctrlKey", "altKey", "metaKey"])
      expect(isForeignKey(press("d", div, { [held]: true }))).toBe(true);
    expect(isForeignKey(press("D", div, { shiftKey: true }))).toBe(false);
  });

  it("presses the button that has the focus", () => {
    const button = document.createElement("button");
    expect(pressesFocus(press("Enter", button))).toBe(true);
    expect(pressesFocus(press("f", button))).toBe(false);
    expect(pressesFocus(press("Enter", document.createElement("div")))).toBe(false);
  });

  it("is the Latin letter of its place where the keyboard has others", () => {
    const letter = (key: string, code: string): string =>
      letterOf(new KeyboardEvent("keydown", { key, code }));
    expect([letter("D", "KeyD"), letter("в", "KeyD"), letter("Ц", "KeyW")]).toEqual([
      "d",
      "d",
      "w",
    ]);
    expect([letter("a", "KeyQ"), letter("1", "Digit1"), letter("Enter", "Enter")]).toEqual([
      "a", // where A is in the place of Q, it is A all the same
      "1",
      "enter",
    ]);
  });
});
