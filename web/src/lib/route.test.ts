import { expect, it } from "vitest";
import { invitation, routeOf, tableIn } from "./route.svelte";

it.each([
  ["", { screen: "home" }],
  ["#/nowhere/at/all", { screen: "home" }],
  ["#/table", { screen: "home" }],
  ["#/table/abc", { screen: "table", id: "abc", invite: "" }],
  ["#/table/abc?invite=xyz", { screen: "table", id: "abc", invite: "xyz" }],
  ["#/replay/abc?move=12", { screen: "replay", id: "abc", move: 12, entry: null, analysis: false }],
  [
    "#/replay/abc?move=-1&entry=7",
    { screen: "replay", id: "abc", move: null, entry: 7, analysis: false },
  ],
  ["#/new/pig", { screen: "new", game: "pig", options: {} }],
  ["#/new/pig?goal=50", { screen: "new", game: "pig", options: { goal: "50" } }],
  ["#/rules/pig/end", { screen: "rules", game: "pig", section: "end" }],
  ["#/rules", { screen: "rules", game: "", section: "" }],
  ["#/settings", { screen: "settings" }],
  ["#/operator?once=x-Y_", { screen: "operator", section: "", once: "x-Y_" }],
  ["#/operator/tables", { screen: "operator", section: "tables", once: "" }],
])("%s", (fragment, route) => {
  expect(routeOf(fragment)).toEqual(route);
});

it.each([
  ["http://host/path/#/table/abc?invite=x-Y_", "table/abc?invite=x-Y_"],
  ["http://host/path/join/abc", "table/abc"],
  ["http://host/path/join/abc?l=de#x-Y_", "table/abc?invite=x-Y_"],
  ["  abcdefgh ", "table/abcdefgh"],
  ["hello there", undefined],
])("%s names a table", (text, path) => {
  expect(tableIn(text)).toBe(path);
});

it.each(["", "x-Y_"])("an invitation names the table it was made for: %s", (secret) => {
  const found = tableIn(invitation("abcdefgh", "de", secret));
  expect(found).toBe(`table/abcdefgh${secret && `?invite=${secret}`}`);
});
