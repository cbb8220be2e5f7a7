// What the modules of an open session share: its state, its evaluator, and the functions that steps may call.

import type { Builtins, Frame } from "../../../core/expression/evaluate/evaluate.ts";
import type { Ast, ScreenPlan, Settings, StepPlan, Value, Values, WholeLanguage } from "../../../core/format/index.ts";
import type { fillRoute, Launch, readRoute } from "../../../core/market/index.ts";
import type { CallAction, createCaller, ResponseValidator } from "../network/actions.ts";
import type { Amounts, openAmounts } from "../network/amounts.ts";
import type { openFollowing } from "../network/following.ts";
import type { Commits } from "../network/idempotency.ts";
import type { wire } from "../network/wire-names.ts";
import type { Failure, Input, Ports } from "../ports.ts";
import type { Compile } from "../state/compile-value.ts";
import type { defineComputedValues } from "../state/computed-values.ts";
import type { openCookies } from "../state/cookies.ts";
import type { readDeviceValues } from "../state/device-values.ts";
import type { createDialogs, Dialogs } from "../state/dialogs.ts";
import type { Drafts, openDrafts } from "../state/drafts.ts";
import type { readFlags } from "../state/flags.ts";
import type { Environment, Market, ScreenState, ScreenStore } from "../state/store.ts";
import type { createToaster, Toaster } from "../state/toaster.ts";
import type { mayFrame, PolicySettings } from "../url-policy/url-policy.ts";
import type { CompiledNode } from "./compile-nodes.ts";
import type { createTimerTicks, TimerTicks } from "./timer-ticks.ts";
import type { openTimers } from "./timers.ts";

interface InputRuleCheck {
  accepts(value: unknown): boolean;
  readonly message: string;
}

/** One compiled screen and market: what its lazily loaded chunk exports. */
export interface ScreenModule {
  readonly plan: ScreenPlan;
  readonly market: Market;
  readonly language: WholeLanguage;
  readonly responses: { readonly [action: string]: ResponseValidator };
  readonly rules: { readonly [rule: string]: InputRuleCheck };
  /** Functions and operators that the screen's expressions use, made for its market. */
  builtins(market: Market): Builtins;
  /** Steps that its flows use, by name. */
  readonly steps: Partial<Steps>;
  /** What not every screen needs, by name. */
  readonly features: Partial<Features>;
  /** Narrower limits for a screen from the network. */
  readonly settings?: Settings & PolicySettings;
  /** Fetches the reader of screens from the network; present where the plan says where one may come from. */
  readonly reader?: () => Promise<{ readonly read: ReadRemote }>;
}

/** What not every screen needs; `features.ts` exports each under its name. */
export interface Features {
  readonly fillRoute: typeof fillRoute;
  readonly readRoute: typeof readRoute;
  readonly createCaller: typeof createCaller;
  openCommits(context: SessionContext): Commits;
  readonly wire: typeof wire;
  readonly openAmounts: typeof openAmounts;
  readonly openFollowing: typeof openFollowing;
  readonly openCookies: typeof openCookies;
  readonly readDeviceValues: typeof readDeviceValues;
  readonly readFlags: typeof readFlags;
  readonly createDialogs: typeof createDialogs;
  readonly openDrafts: typeof openDrafts;
  readonly mayFrame: typeof mayFrame;
  /** Gives what asks for the responses that the screen loads, and for those that are missing when it is called again. */
  openLoads(context: SessionContext, signal: AbortSignal, onReady: () => void): () => void;
  readonly createTimerTicks: typeof createTimerTicks;
  readonly defineComputedValues: typeof defineComputedValues;
  readonly createToaster: typeof createToaster;
  readonly openTimers: typeof openTimers;
  guardParams(context: SessionContext, step: StepOf<"native">, params: Input): Input | null;
  openFallbackLink(context: SessionContext, by: "tel" | "url", params: Input): void;
  /** Whether the server says of some input what is wrong with it. */
  refuseFields(context: SessionContext, step: StepOf<"call">, failure: Failure): boolean;
  showRemoteScreen(context: SessionContext, goOn: () => void): Promise<void>;
}

export interface SessionPorts extends Ports {
  /** Shows a screen in place of the open one. */
  replace?(module: ScreenModule): void;
  /** Asks before the screen is left for a host of somebody else; gives nothing where the screen asks by itself. */
  confirm?(question: { readonly host: string }): boolean | Promise<boolean> | undefined;
  /** Gives a developer's tools all of a screen that opens; absent in production. */
  inspect?(context: SessionContext): void;
}

/** Makes a screen of an unknown value, or says why not. */
export type ReadRemote = (
  value: unknown,
  host: ScreenModule,
) => { readonly screen: ScreenModule } | { readonly refusal: { readonly path: string; readonly reason: string } };

export interface OpenRequest {
  /** Query parameters of the screen; those that the plan does not name are not read. */
  readonly params: { readonly [name: string]: string | undefined };
  readonly launch: Launch;
  readonly settings: Settings;
  /** Whether Back leads to another of our screens. */
  readonly hasPrevious: boolean;
  /** The same number after Back and a reload; no other opening has it. */
  readonly place?: number;
  /** Origin of the page, for the URL policy. */
  readonly origin: string;
  readonly env: Pick<Environment, "online" | "inMessagingApp">;
  /** In which the server writes messages: the first language of the market. */
  readonly serverLanguage?: string;
  /** Initial values of the state in place of the plan's, for a screen that is replaced while it is open. */
  readonly state?: { readonly [name: string]: unknown };
  /** What the same screen was refused before it was replaced. @internal */
  readonly refused?: ScreenStore["refused"];
}

/** One running flow. */
export interface Run {
  readonly node?: CompiledNode;
  readonly frame?: Frame;
  readonly event: unknown;
  readonly signal: AbortSignal;
  readonly onProgress?: (share: number) => void;
  /** Nobody has tapped: what it looks at is not said to be under way, nor that it failed. */
  readonly isUnasked?: boolean;
  /** Data of the last response, or the failure inside a branch for failures. */
  answer: unknown;
  reply: unknown;
  /** How many flows are running inside each other at the moment; none by default. */
  depth?: number;
}

/** An event of a node, with the value that it passes to its flow. */
export interface Emission {
  readonly node: CompiledNode;
  readonly event: string;
  readonly payload: unknown;
  readonly frame?: Frame;
  readonly onProgress?: (share: number) => void;
}

export interface FlowRunner {
  /** Starts a flow that no node started; never rejects. */
  start(steps: readonly StepPlan[] | undefined, isUnasked?: boolean): void;
  emit(emission: Emission): Promise<unknown>;
}

/** Whether the flow continues; steps that wait give a promise. */
export type Outcome = boolean | Promise<boolean>;

export interface SessionContext {
  readonly module: ScreenModule;
  readonly request: OpenRequest;
  readonly ports: SessionPorts;
  readonly screenState: ScreenState;
  /** Absent on a screen without amounts. */
  readonly amounts?: Amounts;
  /** Absent on a screen without actions. */
  readonly call?: CallAction;
  /** Absent on a screen without calls that commit. */
  readonly commits?: Commits;
  evaluate(value: Value, run: Run): unknown;
  /** As `evaluate`, for values by name. */
  evaluateAll(values: Values | undefined, run: Run): Input;
  /** Whether a condition holds: only true does. */
  holds(condition: Ast | undefined, run: Run): boolean;
  /** Does nothing without steps. */
  runSteps(steps: readonly StepPlan[] | undefined, run: Run): Outcome;
  showFailure(failure: Failure): void;
  /** Absent on a screen without drafts. */
  readonly drafts?: Drafts;
  /** Absent on a screen without dialogs. */
  readonly dialogs?: Dialogs;
  /** Absent on a screen without timers. */
  readonly timerTicks?: TimerTicks;
  /** Absent on a screen without messages. */
  readonly toaster?: Toaster;
  readonly flowRunner: FlowRunner;
  readonly compile: Compile;
  /** What the server has said. */
  readonly heard: Set<string>;
  /** What the screen waits for to be ready, by the name of the load: what sends its call again with the input of now. */
  readonly askAgain: Map<string, () => void>;
  focus(node: string): void;
  /** Says beside a field what is wrong with its value, until the user changes it. */
  refuse(node: string, text: string): void;
  /** All nodes of the screen and its dialogs; filled by the session when it compiles them. */
  readonly nodes: CompiledNode[];
  startTimer(name: string): void;
  report(what: string, detail: { readonly [name: string]: string }): void;
}

export type StepOf<D extends StepPlan["do"]> = Extract<StepPlan, { readonly do: D }>;

// biome-ignore lint/suspicious/noConfusingVoidType: a step that only changes something returns nothing.
type Step<D extends StepPlan["do"]> = (context: SessionContext, step: StepOf<D>, run: Run) => Outcome | void;

/** The implementation of each step. Those that wait give a promise; false ends the flow. */
export type Steps = { readonly [D in StepPlan["do"]]: Step<D> };
