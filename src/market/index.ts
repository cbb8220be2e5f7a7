export { createFormats, groupCard, groupPhone } from "./format.ts";
export { type Address, cleanAddress, headerNames, type Launch, readLaunch, readParams } from "./launch.ts";
export { findMarket } from "./market.ts";
