export { createAmounts, createDates } from "./format.ts";
export { type Address, cleanAddress, flagGiven, headerNames, isLaunched, type Launch, readLaunch, readParams } from "./launch.ts";
export { findMarket } from "./market.ts";
