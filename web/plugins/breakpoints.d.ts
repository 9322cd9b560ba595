import type { PreprocessorGroup } from "svelte/compiler";
import type { Plugin } from "vite";

export const breakpointStyles: PreprocessorGroup;
export function breakpoints(): Plugin;
