// What a page needs to mount compiled screens without the app around them: benches and other products come through here.
export { findMarket, readLaunch } from "../core/market/index.ts";
export { joinApp } from "./app/developer-tools.ts";
export { watchTextSize } from "./app/text-size.ts";
export { noBridge } from "./bridge/index.ts";
export { openEntry, type ScreenLoader } from "./embed/index.ts";
export { clock, openSession, openStorage, type Ports, type Session } from "./runtime/index.ts";
export { ScreenView } from "./view/index.ts";
