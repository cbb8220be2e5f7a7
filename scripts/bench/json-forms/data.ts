import type { Period, Product } from "../page/subject.ts";

/** What a screen keeps: its response, and what somebody has chosen or typed. */
export interface Data {
  readonly products?: readonly Product[];
  readonly hasTags?: boolean;
  readonly saved?: number;
  readonly periods?: readonly Period[];
  readonly chosen?: number;
  readonly type?: string;
  readonly sonType?: string;
  readonly text?: string;
  readonly isInvalid?: boolean;
}
