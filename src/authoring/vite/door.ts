/** What a Vite configuration imports from `layar/vite`. */
export { type LayarOptions, layar } from "./plugin.ts";
