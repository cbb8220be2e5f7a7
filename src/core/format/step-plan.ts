/** Values and steps of a plan. */
import type { Json, StepDefinition } from "./types.gen.ts";

/** A compiled expression: a scalar is itself, anything else is `[operator, …]`. */
export type Ast = null | boolean | number | string | readonly unknown[];

/** An expression in a place that takes values. `$` is refused as a property name in definitions. */
export interface Dynamic {
  readonly $: Ast;
}

/** JSON with expressions at any depth. */
export type Value = null | boolean | number | string | Dynamic | readonly Value[] | { readonly [name: string]: Value };
export type Values = { readonly [name: string]: Value };

/** Steps whose plan is more than their definition with its values compiled. */
interface OwnStepPlans {
  readonly call: {
    readonly action: string;
    readonly input: Values;
    readonly as?: string;
    readonly busy?: Value;
    readonly ok?: readonly StepPlan[];
    readonly fail?: readonly StepPlan[];
    readonly codes?: { readonly [code: string]: readonly StepPlan[] };
    /** Nodes beside which stands what the server says of an input. */
    readonly fields?: { readonly [input: string]: string };
  };
  readonly settle: {
    readonly action: string;
    readonly busy?: Value;
    readonly ok?: readonly StepPlan[];
    readonly missing?: readonly StepPlan[];
    readonly fail?: readonly StepPlan[];
  };
  readonly append: { readonly path: string } & ({ readonly value: Value } | { readonly values: Value });
  readonly validate: { readonly nodes: readonly ValidatedNode[] };
  readonly if: { readonly if: Ast; readonly then: readonly StepPlan[]; readonly else?: readonly StepPlan[] };
  readonly toast: { readonly text: Value; readonly tone: "failure" | "info"; readonly ms?: number; readonly field?: string };
  readonly go: { readonly route: string; readonly params: Values; readonly replace?: true };
  readonly back: { readonly route: string; readonly params: Values };
  readonly leave: {
    readonly url: Value;
    readonly addLaunchParams?: true;
    readonly with?: Values;
    readonly download?: true;
    readonly replace?: true;
    /** The user is asked first where the host is not one that the settings name. */
    readonly asks?: true;
    readonly refused?: readonly StepPlan[];
  };
  readonly native: {
    readonly action: string;
    readonly params: Values;
    /** Parameters that the page checks before the shell gets them. */
    readonly guards?: { readonly [param: string]: "url" | "phone" };
    /** The app's own schemes, which an address for the shell may have. */
    readonly schemes?: readonly string[];
    readonly onReply?: readonly StepPlan[];
    readonly fallback: readonly StepPlan[] | "back" | "home" | "tel" | "url" | "none";
  };
}

/** Ships as a message to the shell. */
type MessageStep = "track";

type PlannedPart<T> = Json extends T ? Value : T extends { readonly [name: string]: Json } ? Values : T;
type PlannedStep<S> = S extends StepDefinition
  ? { readonly [Part in keyof S as Exclude<Part, "when" | "$comment">]: PlannedPart<S[Part]> }
  : never;

export type StepPlan = { readonly when?: Ast } & (
  | { [Kind in keyof OwnStepPlans]: { readonly do: Kind } & OwnStepPlans[Kind] }[keyof OwnStepPlans]
  | PlannedStep<Exclude<StepDefinition, { do: keyof OwnStepPlans | MessageStep }>>
);

/** A bound node and the rules that its value must satisfy, in order. */
export interface ValidatedNode {
  readonly node: string;
  readonly bind: string;
  readonly rules: readonly string[];
}
