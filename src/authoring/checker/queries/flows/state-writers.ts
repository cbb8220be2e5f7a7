import { writesOf } from "../../../compiler/index.ts";
import { disclosesSome } from "../disclosure-kinds.ts";
import type { ScreenIndex } from "../screen-index.ts";
import type { StepVisit } from "./flow-index.ts";

/** What writes a state value, or a part of it. */
interface Writers {
  readonly steps: readonly StepVisit[];
  /** Nodes that are bound to it. */
  readonly nodes: number;
  /** Whether a flow starts when such a node changes it. */
  readonly haveListeners: boolean;
}

export function findWriters({ nodes, steps }: ScreenIndex, path: string): Writers {
  const isOn = (other: string | undefined) => other === path || other?.startsWith(`${path}.`) === true;
  const bound = nodes.filter(({ node }) => isOn(node.bind));
  return {
    steps: steps.filter(({ step }) => writesOf(step).some((write) => isOn(write.path))),
    nodes: bound.length,
    haveListeners: bound.some(({ node }) => node.on !== undefined && Object.hasOwn(node.on, "change")),
  };
}

/** What a state value is at first, by the path that steps name. */
export function firstOf({ screen }: Pick<ScreenIndex, "screen">, path: string): unknown {
  const entry = screen.state?.[path.slice("state.".length)];
  return typeof entry === "object" && entry !== null && "initial" in entry ? entry.initial : entry;
}

/** Whether nothing but steps writes a state value, and each of them what it is at first. */
export function staysAtFirst({ screen }: ScreenIndex, name: string, { steps, nodes }: Writers): boolean {
  const initial = firstOf({ screen }, `state.${name}`);
  return typeof initial === "boolean" && nodes === 0 && steps.every(({ step }) => step.do === "set" && step.to === initial);
}

/** A consent that nothing reads is one that its button lost, and not one too many. */
export function isConsent({ nodes, catalogue }: ScreenIndex, path: string): boolean {
  return nodes.some(({ node }) => node.bind === path && disclosesSome(catalogue, node, "consent"));
}
