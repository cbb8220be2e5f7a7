/** What the pages ask about one place of a screen: which variant is open, and what an expression means in the scope of a node. */

export const scopeRequests = {
  /** Name of the variant that the app shows; `promotion` may be ''. */
  variantOf: { screen: "text", market: "text", language: "text", promotion: "text" },
} as const;

export interface ScopeResults {
  readonly variantOf: { readonly variant: string };
}
