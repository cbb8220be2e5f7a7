// What the compiler and the checks know of a kind of step. One record holds all of it.

import type { Type } from "../../../core/expression/index.ts";
import type { Ast, Json, StepDefinition, StepPlan, ValidatedNode, Value, Values } from "../../../core/format/index.ts";
import type { Catalogue } from "../project.ts";

export type StepKind = StepDefinition["do"];
export type StepOf<K extends StepKind> = Extract<StepDefinition, { do: K }>;

/** Steps inside a step. */
export interface Branch {
  /** Path from the step, for example `["codes", "01"]`. */
  readonly path: readonly string[];
  readonly steps: readonly StepDefinition[];
}

/** Expected types that depend on what the catalogue and the screen declare; undefined where nothing is declared. */
export interface StepTypes {
  /** Of a path such as `state.text`. */
  atPath(path: string): Type | undefined;
  input(action: string, name: string): Type | undefined;
  shellParam(key: string, name: string): Type | undefined;
  stored(name: string): Type | undefined;
  /** Type of the reply that the event which started the flow expects. */
  readonly reply?: Type;
}

/** A part of a step that is computed. */
export interface StepValue {
  /** Path from the step. */
  readonly path: readonly string[];
  readonly value: Json;
  /** An expression without braces; otherwise texts in the value may have expressions in braces. */
  readonly isExpression?: true;
  /** Named as at the beginning of a sentence, when the user reads it or it is an address: it may not be empty. */
  readonly text?: string;
  /** The user reads it. */
  readonly isWording?: true;
  want?(types: StepTypes): Type | undefined;
}

export type NameKind = "action" | "dialog" | "flow" | "load" | "node" | "screen" | "shellKey" | "stored" | "timer";

/** A reference to something that is declared elsewhere. */
export interface StepName {
  readonly kind: NameKind;
  readonly name: string;
  /** Path from the step. */
  readonly path: readonly string[];
}

/** A path of the screen's store that a step changes. */
export interface StepWrite {
  readonly path: string;
  /** The action whose response is written. */
  readonly action?: string;
}

/** Determines the type of `answer` after a step. */
export interface ResponseContext {
  /** Before the step. */
  readonly before: Type;
  /** Of a call that has failed. */
  readonly failure: Type;
  /** Of a call that has succeeded; undefined when no one waits for its response. */
  responseOf(action: string): Type | undefined;
  /** Follows a branch; gives the type at its end, or the one at its beginning when there is no such branch. */
  branch(path: readonly string[], response: Type): Type;
  flow(name: string): Type;
}

/** Whether nothing can follow: the flow has stopped, or the screen is left. */
export interface EndContext {
  steps(steps: readonly StepDefinition[]): boolean;
  flow(name: string): boolean;
}

/** Gives parts of a step as they ship. Paths are from the step. */
export interface StepPlanner {
  readonly catalogue: Catalogue;
  expression(name: string): Ast | undefined;
  value(value: Json, name: string): Value;
  values(values: { readonly [name: string]: Json } | undefined, name: string): Values;
  steps(steps: readonly StepDefinition[], ...path: readonly string[]): readonly StepPlan[];
  /** Undefined when there is no such branch. */
  branch(steps: readonly StepDefinition[] | undefined, ...path: readonly string[]): readonly StepPlan[] | undefined;
  routeOf(screen: string): string;
  /** Values for the parameters of a screen, as they stand in its address. */
  params(values: { readonly [name: string]: Json } | undefined, name: string, screen: string): Values;
  /** The bound nodes of these ids that have rules; of all ids without any. */
  validated(nodes: readonly string[] | undefined): ValidatedNode[];
  /** The bound nodes that give inputs of an action as they are, by input, where its response can say what is wrong with inputs. */
  fields(action: string, input: { readonly [name: string]: Json } | undefined): { [input: string]: string } | undefined;
}

/** Exports of the browser's `features.ts` files that a step cannot do without. */
export interface BrowserNeeds {
  readonly runtime?: readonly string[];
  readonly view?: readonly string[];
}

/** Of a step that says something, with further parts of the view. */
export function needsOfMessage(view: readonly string[] = []): BrowserNeeds {
  return { runtime: ["createToaster"], view: ["toast", ...view] };
}

export interface StepRecord<S extends StepDefinition> {
  branches?(step: S): readonly { readonly path: readonly string[]; readonly steps: readonly StepDefinition[] | undefined }[];
  values?(step: S): readonly StepValue[];
  names?(step: S): readonly StepName[];
  writes?(step: S): readonly StepWrite[];
  /** Whether the flow waits at the step itself for something outside. Default: no; its branches are asked separately. */
  waits?(step: S, catalogue: Catalogue): boolean;
  /** Whether nothing follows the step when it has no `when` or its `when` holds. Default: no. */
  ends?(step: S, context: EndContext): boolean;
  /** The type of `answer` after the step. Default: as before it. */
  response?(step: S, context: ResponseContext): Type;
  /** Whether it leads away from the screen: always, or only sometimes. */
  readonly leavesScreen?: "always" | "sometimes";
  /** The screen that it opens, and the parameters that it passes. */
  opens?(step: S): { readonly screen: string; readonly params: { readonly [name: string]: Json } };
  readonly opensDialog?: true;
  readonly closesDialog?: true;
  /** The user does not notice it. */
  readonly isSilent?: true;
  /** It takes no time and changes nothing that a condition reads. */
  readonly changesNothing?: true;
  /** It may run while the screen closes, if it does not wait. */
  readonly mayRunOnClose?: true;
  /** It sends what the user has entered, or leads to steps that may. */
  readonly sends?: true;
  /** What it reads leaves the screen, so that whatever starts it waits for the responses that it reads. */
  readonly passesOn?: true;
  /** Labels of the language that the browser shows for it. */
  readonly labels?: readonly string[];
  /** The address of a node that does nothing but this step: the address itself, or that of a screen. */
  link?(step: S): { readonly url: Json } | { readonly screen: string } | undefined;
  /** As it ships, without its `when`. Default: as it is written, with its values compiled. */
  plan?(step: S, planner: StepPlanner): StepPlan;
  /** What the browser needs to run what `plan` gave. */
  needs?(plan: StepPlan): BrowserNeeds;
}

export type StepRecords = { readonly [K in StepKind]: StepRecord<StepOf<K>> };

/** Each entry of an object as a value of its own. */
export function valuesIn(
  part: string,
  entries: { readonly [name: string]: Json } | undefined,
  want: (types: StepTypes, name: string) => Type | undefined,
): StepValue[] {
  return Object.entries(entries ?? {}).map(([name, value]) => ({ path: [part, name], value, want: (types) => want(types, name) }));
}

/** A value that may be left out. */
export function optionalValue(value: Json | undefined, rest: Omit<StepValue, "value">): StepValue[] {
  return value === undefined ? [] : [{ value, ...rest }];
}
