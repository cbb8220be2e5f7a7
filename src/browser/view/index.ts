export { type Kit, KitContext } from "./kit-context.ts";
export type { OnOverlay, ScreenViews, Widgets } from "./render-context.ts";
export { ScreenView } from "./screen-view.tsx";
