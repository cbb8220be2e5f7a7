/** `window.layar`: the open screen, for the console of a developer. */
import { createExpressions, findChain, framesAlong, type Inspector } from "../inspector/index.ts";
import type { Rewound, TraceEntry, ValueUse, WhyShown } from "../protocol/inspection.ts";
import { compileThere } from "./compile-there.ts";

/** Frozen; what it gives are the values of the moment. */
export interface LayarConsole {
  /** Id of the open screen. */
  readonly screen: string;
  readonly state: Values;
  readonly data: Values;
  /** Computed values, by name. */
  readonly values: Values;
  /** What has happened, the oldest first; secrets are hidden. */
  readonly trace: readonly TraceEntry[];
  /** The value of an expression, as in a definition, in the scope of a node or of the screen. Where it reads texts, the server compiles it. */
  evaluate(expression: string, node?: string): unknown;
  /** Goes back to the state before the step with this `n`. */
  rewind(n: number): Rewound;
  /** A node of the screen: its plan, its properties now, and its elements on the page. */
  find(node: string): { readonly plan: object; readonly props: Values; readonly elements: readonly Element[] } | undefined;
  /** Why a node is shown or hidden. */
  why(node: string): WhyShown;
  /** What reads and writes a path, such as `state.name`. */
  readers(path: string): readonly ValueUse[];
  /** Writes a value of the state, as a flow would: `setState("name", "x")`. */
  setState(name: string, value: unknown): void;
}

type Values = { readonly [name: string]: unknown };

export function createConsole(inspector: Pick<Inspector, "context" | "entries" | "answer">): LayarConsole {
  const open = () => {
    if (inspector.context === undefined) throw new Error("No screen is open yet.");
    return inspector.context;
  };
  const chainOf = (node: string) => findChain(open().nodes, node) ?? [];
  const store = () => open().screenState.api.getState();
  const made: LayarConsole = {
    get screen() {
      return open().module.plan.id;
    },
    get state() {
      return store().state;
    },
    get data() {
      return store().data;
    },
    get values() {
      return { ...Object(open().screenState.scope["values"]) };
    },
    get trace() {
      return inspector.entries;
    },
    evaluate(expression, node = "") {
      const compileTexts = () => compileThere(open(), node, expression);
      return createExpressions(open()).read(expression, compileTexts, framesAlong(chainOf(node)).at(-1));
    },
    rewind: (n) => inspector.answer("rewind", { n }),
    find(node) {
      const chain = chainOf(node);
      const found = chain.at(-1);
      const elements = [...document.querySelectorAll(`[data-node="${CSS.escape(node)}"]`)];
      return found && { plan: found.plan, props: found.props(framesAlong(chain).at(-1)), elements };
    },
    why: (node) => inspector.answer("why", { node }),
    readers: (path) => inspector.answer("uses", { path }),
    setState(name, value) {
      const names = Object.keys(open().module.plan.state);
      if (!names.includes(name)) throw new Error(`The screen has no state \`${name}\`. It has ${names.join(", ") || "none"}.`);
      open().screenState.write(`state.${name}`, value);
    },
  };
  return Object.freeze(made);
}
