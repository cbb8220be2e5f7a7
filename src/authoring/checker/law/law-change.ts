/** One thing that a release changes for the person responsible for it. */
import type { SourcePointer } from "../../../core/format/index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";

export type LawKind =
  | "disclosure added"
  | "disclosure removed"
  | "disclosure moved"
  | "disclosure hidden"
  | "disclosure changed"
  | "consent missed"
  | "call sends more"
  | "call sends less"
  | "call sends another value"
  | "reachable"
  | "no longer reachable"
  | "terms changed";

/** Found in one variant. */
export interface FoundChange {
  readonly kind: LawKind;
  /** A sentence for somebody who reads no JSON. */
  readonly says: string;
  /** The same in every language of a market, whatever its sentence quotes. */
  readonly about: string;
  /** Into the resolved screen as it is now, or as it was where the part is gone. */
  readonly pointer: string;
  readonly isGone?: true;
}

/** A variant before and now; undefined where there was none, or is none any more. */
export interface Compared {
  readonly before: ScreenIndex | undefined;
  readonly now: ScreenIndex | undefined;
}

/** A change with its place in the files, once for all variants that have it. */
export interface LawChange {
  readonly kind: LawKind;
  readonly says: string;
  /** Undefined for what holds in every market. */
  readonly market?: string;
  /** Undefined for what no screen has: actions, rules, settings. */
  readonly screen?: string;
  /** Such as `north+T2`. */
  readonly variants: readonly string[];
  /** In the project as it is now, or as it was where `isGone`. */
  readonly at: SourcePointer;
  readonly isGone?: true;
}
