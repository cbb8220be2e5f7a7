export type { OnOverlay, ScreenViews, Widgets } from "./render-context.ts";
export { ScreenView } from "./screen-view.tsx";
