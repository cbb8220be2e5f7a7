/** Offsets count from 0, in UTF-16 units of the text in the studio; lines and columns from 1. */
export interface StudioPlace {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
}

export interface StudioProblem extends StudioPlace {
  readonly check: string;
  readonly message: string;
  readonly isNotice: boolean;
  readonly related: readonly StudioPlace[];
  readonly hasFix: boolean;
}
