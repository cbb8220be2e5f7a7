export { createFormats, groupCard, groupPhone, type MarketFormats } from "./format.ts";
export { type Address, cleanAddress, headerNames, type Launch, publicNames, readLaunch, readParams } from "./launch.ts";
export { findMarket } from "./market.ts";
