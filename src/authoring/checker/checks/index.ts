import type { Check } from "../check.ts";
import * as all from "./all.ts";
import { checkCanBeSet } from "./catalogue/check-can-be-set.ts";

// What bundles the modules decides the order of their exports, and the first of two problems is taken for the cause of the other.
const settable = Object.values<Check | readonly Check[]>(all)
  .flat()
  .sort((a, b) => (a.id < b.id ? -1 : 1));

/** All checks. Its file, its examples and a line in `all.ts`, or a row of a table there, are all there is to a check. */
export const checks: readonly Check[] = [...settable, checkCanBeSet(settable)];
