export { openEarlyPage } from "./early/early-page.ts";
export { type Kit, KitContext, type Phase } from "./kit-context.ts";
export type { OnOverlay, ScreenViews, Widgets } from "./render-context.ts";
export { ScreenView } from "./screen-view.tsx";
