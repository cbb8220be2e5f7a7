// What the shipped product's native app hands over.
import wire from "../../../screens/catalogue/wire/default.json" with { type: "json" };
import { readLaunchNames } from "../../../src/core/market/index.ts";

export const launchNames = readLaunchNames(wire);
