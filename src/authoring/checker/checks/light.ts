import type { Check } from "../check.ts";
import { listChecks } from "./list-checks.ts";

/** All checks, for pages: without the analysis of regular expressions, whose tables take a megabyte. */
export const lightChecks: readonly Check[] = listChecks(() => undefined);
