/** The little that every browser engine can be asked to do, so that a flow is written once for all of them. */

/** One page of an engine, of a visitor who has stored nothing before. */
export interface Tab {
  go(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** A tap by the engine itself: where something lies above the element, that gets it. */
  tap(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Gives the path of a file to the page's only field for files. */
  attach(file: string): Promise<void>;
  /** What the page has thrown, where the engine can say so. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

export interface Engine {
  /** With `hasStorage` false the page may store nothing; null where the engine has no way to say so. */
  open(options?: { readonly hasStorage?: boolean }): Promise<Tab | null>;
  close(): Promise<void>;
}

export interface EngineKind {
  readonly name: "Chromium" | "Firefox" | "WebKit";
  /** What is missing here, as packages of Debian; empty when it can be started. */
  missing(): readonly string[];
  start(): Promise<Engine>;
}
