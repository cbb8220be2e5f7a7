/** Changes that somebody is responsible for, each with the sentence that must name it, and where. */
import type { LawChange } from "../../../src/authoring/checker/index.ts";

export interface Seeded {
  readonly file: string;
  /** Text of the file, and what stands there instead. */
  readonly from: string;
  readonly to: string;
  readonly kind: LawChange["kind"];
  /** A part of the sentence. */
  readonly says: string;
  /** A part of the line that is named: as it is now, or as it was where the part is gone. */
  readonly line: string;
}

export function seed(file: string, from: string, to: string, kind: LawChange["kind"], says: string, line: string): Seeded {
  return { file, from, to, kind, says, line };
}
