export type { OnOverlay } from "./dialog-view.tsx";
export { createKit } from "./kit.ts";
export type { Widgets } from "./scene.ts";
export { ScreenView } from "./screen-view.tsx";
