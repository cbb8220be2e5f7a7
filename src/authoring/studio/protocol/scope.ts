/** What the pages ask about one place of a screen: which variant is open, and what an expression means in the scope of a node. */
import { gives } from "./request.ts";

export const scopeRequests = {
  /** Name of the variant that the app shows; `promotion` may be ''. */
  variantOf: gives<{ readonly variant: string }>()({ screen: "text", market: "text", language: "text", promotion: "text" }),
  /** What may be written at an offset of an expression in the scope of a node; '' for that of the screen. */
  completeIn: gives<readonly ScopeCompletion[]>()({ screen: "text", variant: "text", node: "text", text: "text", offset: "number" }),
  /** What is wrong with an expression in the scope of a node, and the parts that it is evaluated in. */
  checkIn: gives<CheckedExpression>()({ screen: "text", variant: "text", node: "text", text: "text" }),
};

/** Offsets count in the expression. */
interface ScopeRange {
  readonly start: number;
  readonly end: number;
}

export interface ScopeCompletion extends ScopeRange {
  readonly label: string;
  readonly detail?: string;
  readonly kind: string;
  readonly insert: string;
  readonly isSnippet?: boolean;
}

export interface ExpressionStep extends ScopeRange {
  /** In words. */
  readonly type: string;
  /** Compiled; the page with the screen evaluates it. */
  readonly ast: unknown;
  /** It is evaluated for each item of a list, so that it has no value by itself. */
  readonly isOfItem: boolean;
}

export interface CheckedExpression {
  readonly problems: readonly (ScopeRange & { readonly message: string; readonly help?: string })[];
  /** In the order in which they are evaluated, the whole expression last; none where there are problems. */
  readonly steps: readonly ExpressionStep[];
}
