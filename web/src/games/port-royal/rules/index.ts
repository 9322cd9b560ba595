// The rules of Port Royal as a page.

export { default as Picture } from "./Picture.svelte";
export { default as Text, RULINGS as rulings, SECTIONS as sections } from "./Rules.svelte";
