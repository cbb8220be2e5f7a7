import { writesOf } from "../../compiler/index.ts";
import type { ScreenIndex } from "./screen-index.ts";

/** What writes a state value, or a part of it. */
interface Writers {
  /** Pointers to the steps. */
  readonly steps: readonly string[];
  /** Nodes that are bound to it. */
  readonly nodes: number;
  /** Whether a flow starts when such a node changes it. */
  readonly haveListeners: boolean;
}

export function findWriters({ nodes, steps }: ScreenIndex, name: string): Writers {
  const bound = nodes.filter(({ node }) => isOn(node.bind, name));
  return {
    steps: steps.filter(({ step }) => writesOf(step).some(({ path }) => isOn(path, name))).map(({ pointer }) => pointer),
    nodes: bound.length,
    haveListeners: bound.some(({ node }) => node.on !== undefined && Object.hasOwn(node.on, "change")),
  };
}

/** Whether nothing but steps writes the value, and each of them its initial one. */
export function staysAtFirst({ screen, steps, nodes }: ScreenIndex, name: string): boolean {
  const entry = screen.state?.[name];
  const initial = typeof entry === "object" ? entry.initial : entry;
  const writing = steps.filter(({ step }) => writesOf(step).some(({ path }) => isOn(path, name)));
  return (
    typeof initial === "boolean" &&
    !nodes.some(({ node }) => isOn(node.bind, name)) &&
    writing.every(({ step }) => step.do === "set" && step.to === initial)
  );
}

/** A consent that nothing reads is one that its button lost, and not one too many. */
export function isConsent({ nodes }: ScreenIndex, name: string): boolean {
  return nodes.some(({ node }) => node.bind === `state.${name}` && node.discloses?.includes("consent") === true);
}

function isOn(path: string | undefined, name: string): boolean {
  return path === `state.${name}` || path?.startsWith(`state.${name}.`) === true;
}
