import type { Check } from "../check.ts";
import { projectChecks } from "./project-checks.ts";
import { screenChecks } from "./screen-checks.ts";

/** All checks. Its file, its examples and a line in one of the two lists are all there is to a check. */
export const checks: readonly Check[] = [...screenChecks, ...projectChecks];
