export { createFormats, groupCard, groupPhone, type MarketFormats } from "./format.ts";
export { type Address, cleanAddress, headerNames, type Launch, readLaunch, readParams } from "./launch.ts";
export { findMarket } from "./market.ts";
