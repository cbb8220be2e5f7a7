export { type Amounts, type Currency, createAmounts } from "./amount.ts";
export { createFormats } from "./create-formats.ts";
export { createDates, createTimes } from "./format.ts";
export {
  type Address,
  cleanAddress,
  findLaunch,
  flagGiven,
  isAnotherLaunch,
  isLaunched,
  type Launch,
  languageGiven,
  languageKey,
  readLaunch,
  readParams,
} from "./launch.ts";
export { findMarket, firstLanguage, speakerOf } from "./market.ts";
export { compareRoutes, fillRoute, matchRoute, paramsInRoute, readRoute } from "./route.ts";
export { momentIn, readWallTime, wallTimeIn } from "./wall-time.ts";
export {
  basePath,
  clientOf,
  findWire,
  inputsInPath,
  type ResponseNames,
  readLaunchNames,
  readResponseNames,
  successOf,
  usualMaxBytes,
  usualToken,
} from "./wire.ts";
