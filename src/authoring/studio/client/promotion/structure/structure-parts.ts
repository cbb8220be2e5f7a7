import type { ReactElement } from "react";
import type { FormPlace } from "../../../protocol/promotion.ts";
import type { FormShape } from "../../../protocol/structure.ts";

export interface StructureActs {
  /** Undefined takes the part out. */
  set(place: FormPlace, value: unknown): void;
  /** Puts a new value of a shape there, with texts of the promotion's own, which begin with `words`. */
  begin(place: FormPlace, shape: FormShape, words?: string): void;
}

export interface StructureFieldProps {
  readonly acts: StructureActs;
  readonly shape: FormShape;
  readonly value: unknown;
  /** In the structure. */
  readonly place: FormPlace;
  /** For those who do not see where it stands: `2, title`. */
  readonly label: string;
  /** Why entries stay as they are; '' when they need not. */
  readonly tied: string;
}

export interface StructurePartsProps extends StructureFieldProps {
  readonly renderPart: (props: StructureFieldProps) => ReactElement;
}
