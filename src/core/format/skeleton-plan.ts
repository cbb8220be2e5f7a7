import type { WidgetDeclaration } from "./types.gen.ts";

/** What stands for a node until the responses that it needs have arrived. */
export interface SkeletonPlan {
  readonly rem: number;
  readonly count: number;
  readonly shape: NonNullable<WidgetDeclaration["shape"]>;
  /** In each; none by default. */
  readonly bars?: number;
  /** The node needs none of them, but stands below one that does, and would move. */
  readonly follows?: true;
}
