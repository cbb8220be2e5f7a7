import type { Check } from "../check.ts";
import { findRepeated } from "../queries/values/find-repeated.ts";
import { listChecks } from "./list-checks.ts";

/** All checks. Its file, its examples and a line in `all.ts`, or a row of a table there, are all there is to a check. */
export const checks: readonly Check[] = listChecks(findRepeated);
