export type { OnOverlay, ScreenViews, Widgets } from "./scene.ts";
export { ScreenView } from "./screen-view.tsx";
