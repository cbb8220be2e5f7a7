// What a page asks for before the code of its screen has come.
import type { ActionPlan } from "./plan.ts";

/** A value of a first call: a constant, or a parameter of the page. */
export type FirstInput = null | boolean | number | string | { readonly param: string };

/** A call that a page sends before the code of its screen has come. */
export interface FirstCall {
  readonly action: Pick<ActionPlan, "method" | "path" | "headers" | "body" | "query">;
  /** By name on the wire. */
  readonly input: { readonly [name: string]: FirstInput };
  /** Parameters without which it is not sent. */
  readonly given?: readonly string[];
}

/** What a page asks for before the app has come, by route and speaker. */
export interface FirstLoads {
  readonly [route: string]: {
    readonly [speaker: string]: {
      /** Addresses of the chunks that the screen needs beside those that the page names. */
      readonly chunks: readonly string[];
      readonly calls: readonly FirstCall[];
    };
  };
}
