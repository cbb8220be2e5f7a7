export { createAmounts, createDates } from "./format.ts";
export {
  type Address,
  cleanAddress,
  clientHeaders,
  flagGiven,
  isLaunched,
  type Launch,
  launchParameters,
  readLaunch,
  readParams,
} from "./launch.ts";
export { findMarket, firstLanguage } from "./market.ts";
