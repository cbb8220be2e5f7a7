/** What a panel asks the page that shows a screen, in the studio's preview and in the served app, and what that page says. */
import type { Recording } from "./recording.ts";

/** One thing that happened in the screen, in order. */
export interface TraceEntry {
  /** Counts what happened in the page, so that one can go back to the state before it. */
  readonly n: number;
  readonly at: number;
  /** `open`, `write`, `request`, `response`, `report`, `rewind`, or what `do` of a step says. */
  readonly step: string;
  readonly node?: string;
  readonly detail?: unknown;
}

/** `detail` of a `request`; the fields of the input have their names on the wire. */
export interface TracedRequest {
  /** Counts calls; the response has the same one. */
  readonly call: number;
  readonly action: string;
  readonly method: string;
  readonly path: string;
  readonly input: unknown;
  /** Names of the definitions, each with its name on the wire, where they differ. */
  readonly names?: { readonly [name: string]: string };
}

/** `detail` of a `response`. */
export interface TracedResponse {
  readonly call: number;
  readonly action: string;
  readonly path: string;
  readonly data?: unknown;
  readonly refusal?: unknown;
  readonly failure?: string;
  readonly names?: { readonly [name: string]: string };
}

/** What expressions of the screen read at the moment, by name. */
export type Snapshot = { readonly [name: string]: unknown };

/** `detail` of `open`: which variant is shown. */
export interface OpenedScreen {
  readonly id: string;
  readonly market: string;
  readonly language: string;
  readonly params: { readonly [name: string]: string | null };
}

/** An expression, what it gives at the moment, and the parts that it is made of. */
export interface ExpressionPart {
  readonly text: string;
  readonly value: unknown;
  readonly parts: readonly ExpressionPart[];
}

/** What decides whether a node is shown; of a node around it, too. */
export interface ShownCause {
  /** Of the node that the cause belongs to; '' for the screen. */
  readonly node: string;
  readonly holds: boolean;
  /** In words, for causes that are no condition. */
  readonly text: string;
  readonly condition?: ExpressionPart;
}

export interface WhyShown {
  readonly node: string;
  readonly isKnown: boolean;
  /** Whether all causes hold. */
  readonly isShown: boolean;
  /** From the outermost inwards. */
  readonly causes: readonly ShownCause[];
}

/** A place of the screen that reads or writes a value. */
export interface ValueUse {
  readonly kind: "node" | "value" | "call" | "dialog" | "flow" | "screen";
  /** Of the node, value and so on. */
  readonly name: string;
  /** Part of it, such as `props.title`. */
  readonly where: string;
  /** The path that stands there. */
  readonly path: string;
  readonly writes: boolean;
  /** Computed values between the two, from the one that reads on. */
  readonly through: readonly string[];
}

/** A path that a node reads, with what is there at the moment. */
export interface ReadPath {
  readonly path: string;
  readonly where: readonly string[];
  readonly value: unknown;
}

export interface Rewound {
  /** Why nothing was done. */
  readonly refusal?: string;
  /** Paths that have their former values again. */
  readonly restored: readonly string[];
  /** What has happened since and stays: calls that were sent, messages to the shell, values stored on the device. */
  readonly stays: readonly string[];
}

export interface Questions {
  /** All nodes of the screen and its dialogs. */
  readonly nodes: {
    readonly of: Readonly<Record<never, never>>;
    readonly result: readonly { readonly node: string; readonly isShown: boolean }[];
  };
  readonly why: { readonly of: { readonly node: string; readonly entry?: number }; readonly result: WhyShown };
  readonly uses: { readonly of: { readonly path: string }; readonly result: readonly ValueUse[] };
  readonly reads: { readonly of: { readonly node: string; readonly entry?: number }; readonly result: readonly ReadPath[] };
  /** Compiled expressions, each with its value in the scope of a node; '' for that of the screen. */
  readonly evaluate: {
    readonly of: { readonly node: string; readonly entry?: number; readonly asts: readonly unknown[] };
    readonly result: readonly unknown[];
  };
  /** How the open screen has been used since its opening; `known` lists texts that are no secrets. */
  readonly recording: { readonly of: { readonly known: readonly string[] }; readonly result: Recording };
  readonly rewind: { readonly of: { readonly n: number }; readonly result: Rewound };
}

export type QuestionName = keyof Questions;
export type QuestionOf<Name extends QuestionName> = Questions[Name]["of"];
export type ResultOf<Name extends QuestionName> = Questions[Name]["result"];

/** Sent to the page with the screen. */
export type ToInspected =
  /** Asks for all that has happened so far. */
  | { readonly kind: "catch-up" }
  | {
      [Name in QuestionName]: { readonly kind: "ask"; readonly id: number; readonly name: Name; readonly of: QuestionOf<Name> };
    }[QuestionName]
  /** Outlines a node; '' for none. */
  | { readonly kind: "mark"; readonly node: string }
  /** Whether a tap chooses an element instead of using it. */
  | { readonly kind: "pick"; readonly isOn: boolean };

export type FromInspected =
  | { readonly kind: "snapshot"; readonly values: Snapshot }
  | { readonly kind: "trace"; readonly entries: readonly TraceEntry[] }
  | { readonly kind: "reply"; readonly id: number; readonly result: unknown }
  /** A tap in picking mode; `entry` counts the elements of a node that is repeated. */
  | { readonly kind: "picked"; readonly node: string; readonly entry: number };
