import { type Problem, quoteName } from "../../../core/format/index.ts";
import type { WrittenForm } from "./written-form.ts";

/** What expanding one file collects. Pointers lead into the long form. */
export interface ExpandContext {
  readonly file: string;
  readonly form: WrittenForm;
  readonly problems: Problem[];
}

export function reportRepeated(name: string, pointer: string, { file, problems }: ExpandContext): void {
  problems.push({
    check: "duplicate-key",
    message: `${quoteName(name)} is given twice here, and only one of the two counts.`,
    help: "Remove one of them.",
    at: { file, pointer, on: "value" },
  });
}
