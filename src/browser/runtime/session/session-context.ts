// What the parts of an open session share: its memory, its way to evaluate, and what steps may ask of it.

import type { Frame, Words } from "../../../core/expression/evaluate/evaluate.ts";
import type { Ast, LanguageDefinition, ScreenPlan, Settings, StepPlan, Value, Values } from "../../../core/format/index.ts";
import type { Launch } from "../../../core/market/index.ts";
import type { Emitter } from "../flow/flow-runner.ts";
import type { AnswerValidator, CallAction } from "../network/actions.ts";
import type { CallOptions, Failure, Input, Ports } from "../ports.ts";
import type { Compile } from "../state/compile-value.ts";
import type { Dialogs } from "../state/dialogs.ts";
import type { Environment, Market, Memory } from "../state/store.ts";
import type { Toaster } from "../state/toaster.ts";
import type { RunNode } from "./compile-nodes.ts";
import type { Ticker } from "./timer-ticks.ts";

interface InputRuleCheck {
  accepts(value: unknown): boolean;
  readonly message: string;
}

/** One screen and market as published: what its lazily loaded chunk holds. */
export interface ScreenModule {
  readonly plan: ScreenPlan;
  readonly market: Market;
  readonly language: LanguageDefinition;
  readonly answers: { readonly [action: string]: AnswerValidator };
  readonly rules: { readonly [rule: string]: InputRuleCheck };
  /** Words that the screen's expressions use, in the way of its market. */
  words(market: Market): Words;
  /** Steps that its flows take, by name. */
  readonly steps: Partial<Steps>;
  /** What not every screen needs, by name. */
  readonly parts: Partial<typeof import("./features.ts")>;
  /** Limits of its own, for a screen that came from the network. */
  readonly settings?: Settings;
  /** Fetches what reads a screen from the network; present where the plan says where one may come from. */
  readonly reader?: () => Promise<{ readonly read: ReadRemote }>;
}

/** Makes a screen of a value that may be anything, or says why not. */
export type ReadRemote = (
  value: unknown,
  host: ScreenPlan,
) => { readonly screen: ScreenModule } | { readonly fault: { readonly path: string; readonly reason: string } };

export interface OpenRequest {
  /** Query parameters of the screen; those that the plan does not name are not read. */
  readonly params: { readonly [name: string]: string };
  readonly launch: Launch;
  readonly settings: Settings;
  /** Whether Back leads to another of our screens. */
  readonly hasPrevious: boolean;
  /** The same number after Back and a reload; no other opening has it. */
  readonly place?: number;
  /** Origin of the page, for the URL gate. */
  readonly origin: string;
  readonly env: Pick<Environment, "online" | "inMessagingApp">;
  /** First values of the state in place of the plan's, for a screen that is replaced while it is open. */
  readonly state?: { readonly [name: string]: unknown };
}

/** One flow under way. */
export interface Run {
  readonly node?: RunNode;
  readonly frame?: Frame;
  readonly event: unknown;
  readonly signal: AbortSignal;
  readonly onProgress?: (share: number) => void;
  /** Data of the last answer, or the failure inside a branch for failures. */
  answer: unknown;
  reply: unknown;
}

/** Whether the flow goes on; steps that wait give a promise. */
export type Outcome = boolean | Promise<boolean>;

export interface Core {
  readonly module: ScreenModule;
  readonly request: OpenRequest;
  readonly ports: Ports;
  readonly memory: Memory;
  /** Absent on a screen without actions. */
  readonly call?: CallAction;
  evaluate(value: Value, run: Run): unknown;
  /** As `evaluate`, for values by name. */
  evaluateAll(values: Values | undefined, run: Run): Input;
  /** Whether a condition holds: only true does. */
  holds(condition: Ast | undefined, run: Run): boolean;
  /** No steps do nothing. */
  runSteps(steps: readonly StepPlan[] | undefined, run: Run): Outcome;
  showFailure(failure: Failure): void;
  /** Absent on a screen without dialogs. */
  readonly dialogs?: Dialogs;
  /** Absent on a screen that counts nothing. */
  readonly ticker?: Ticker;
  readonly toaster: Toaster;
  readonly emitter: Emitter;
  readonly compile: Compile;
  focus(node: string): void;
  /** All nodes of the screen and its dialogs; filled by whoever prepares them. */
  readonly nodes: RunNode[];
  startTimer(name: string): void;
  /** Asks for an answer of the plan's `load` and puts it into the memory; gives the failure when there is one. */
  load(name: string, options: CallOptions): Promise<Failure | null>;
  report(what: string, detail: { readonly [name: string]: string }): void;
}

export type StepOf<D extends StepPlan["do"]> = Extract<StepPlan, { readonly do: D }>;

// biome-ignore lint/suspicious/noConfusingVoidType: a step that only changes something has nothing to say.
type Step<D extends StepPlan["do"]> = (core: Core, step: StepOf<D>, run: Run) => Outcome | void;

/** What each step does. Those that wait give a promise; false ends the flow. */
export type Steps = { readonly [D in StepPlan["do"]]: Step<D> };
