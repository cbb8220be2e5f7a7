import type { Check } from "../check.ts";
import { checkCanBeSet } from "./catalogue/check-can-be-set.ts";
import { projectChecks } from "./project-checks.ts";
import { screenChecks } from "./screen-checks.ts";

const settable: readonly Check[] = [...screenChecks, ...projectChecks];

/** All checks. Its file, its examples and a line in one of the two lists are all there is to a check. */
export const checks: readonly Check[] = [...settable, checkCanBeSet(settable)];
