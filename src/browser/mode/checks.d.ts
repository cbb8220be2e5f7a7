/**
 * While a page is developed: says what is wrong with what a host gives, where, and what would be right. What nothing can be shown without is
 * thrown, the rest goes to the console, once. A build has none of it: the `development` condition of `package.json` chooses.
 */

interface SpokenMarket {
  readonly id: string;
  readonly languages: readonly string[];
}

interface DrawnNode {
  readonly root: { readonly "data-widget": string };
  readonly children: readonly DrawnNode[];
  readonly slots: { readonly [slot: string]: readonly DrawnNode[] };
}

interface DrawnScreen {
  readonly plan: { readonly id: string };
  readonly body: readonly DrawnNode[];
  readonly dialogs: { readonly [name: string]: { readonly body: readonly DrawnNode[]; readonly actions: readonly DrawnNode[] } };
}

interface OpenedScreen {
  readonly plan: { readonly id: string; readonly params: object };
  /** Parameters that must be given. */
  readonly needs?: readonly string[];
}

interface FailedCall {
  readonly action: string;
  readonly plan: { readonly method?: string; readonly path?: string };
  readonly signal: AbortSignal;
}

/** Throws where there is none. */
export declare function checkProvider(host: object | null): void;
/** Throws for what is missing or of another kind; `where` is what takes it. */
export declare function checkHost(where: string, host: object): void;
/** Throws for what is no screen. */
export declare function checkEntry(where: string, given: unknown): void;
/** Throws for a market that is not there, and says of a language that the first is spoken in its place. */
export declare function checkMarket(markets: readonly SpokenMarket[], market: string, language: string | undefined): void;
/** Throws where a screen is not there in a market; `open` has its code by the names of those for whom it is. */
export declare function checkSpeaker(open: object, market: string): void;
/** Says which widgets nobody has given. */
export declare function checkWidgets(screen: DrawnScreen, widgets: object): void;
/** Says which parameters the screen does not know, lacks, or has of another kind than a text. */
export declare function checkParams(screen: OpenedScreen, params: { readonly [name: string]: unknown }): void;
/** Says where a transport resolved with what is no data. */
export declare function checkData(call: { readonly action: string }, data: unknown): void;
/** Says why a call over HTTP failed, as far as the page knows. */
export declare function checkFailure(call: FailedCall, baseUrl: string, kind: string): void;
/** Shows what a transport threw that it should not. */
export declare function checkThrown(call: Pick<FailedCall, "action" | "signal">, thrown: unknown): void;
/** Shows a report, which otherwise only the host gets. */
export declare function logReport(report: { readonly what: string; readonly screen: string; readonly detail: object }): void;
