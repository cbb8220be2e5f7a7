export type { OnOverlay } from "./dialog-view.tsx";
export { createKit } from "./kit.ts";
export { type Kit, KitContext } from "./kit-context.ts";
export type { Widgets } from "./scene.ts";
export { ScreenView, type ScreenViewProps } from "./screen-view.tsx";
