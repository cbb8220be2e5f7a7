// Where short forms may stand in a definition. Each direction, to the long form and back, goes through the same places.

import { joinPointer } from "../../../core/json/index.ts";

/** Changes a value of any shape at a pointer. */
export type Change<C> = (value: unknown, pointer: string, context: C) => unknown;

export interface Changes<C> {
  /** A list of steps. */
  readonly steps: Change<C>;
  /** The name of a flow, or a list of steps. */
  readonly flow: Change<C>;
  /** Values by name, among them parameters that are passed on. */
  readonly inputs: Change<C>;
}

/** Every value of an object; what is no object stays. */
export function changeEach(value: unknown, change: (part: unknown, name: string) => unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => [name, change(part, name)]));
}

/** Changes named parts of an object; other parts stay. */
function parts<C>(byName: { readonly [name: string]: Change<C> }): Change<C> {
  const known = new Map(Object.entries(byName));
  return (value, pointer, context) =>
    changeEach(value, (part, name) => known.get(name)?.(part, joinPointer(pointer, name), context) ?? part);
}

function eachOf<C>(change: Change<C>): Change<C> {
  return (value, pointer, context) => changeEach(value, (part, name) => change(part, joinPointer(pointer, name), context));
}

function listOf<C>(change: Change<C>): Change<C> {
  return (value, pointer, context) =>
    Array.isArray(value) ? value.map((part: unknown, index) => change(part, joinPointer(pointer, index), context)) : value;
}

/** Changes of whole files, for the kinds of files that have short forms. */
export function changesOf<C>({ steps, flow, inputs }: Changes<C>) {
  const nodes: Change<C> = (value, pointer, context) => listOf(node)(value, pointer, context);
  const node = parts({ on: eachOf(flow), children: nodes, slots: eachOf(nodes) });
  const screen = parts({
    load: eachOf(parts({ input: inputs })),
    body: nodes,
    dialogs: eachOf(parts({ body: nodes, actions: nodes, onClose: flow })),
    flows: eachOf(steps),
    onOpen: flow,
    onReady: flow,
    onClose: flow,
  });
  return {
    screen,
    overlay: parts({ screen, nodes: eachOf(node), insert: listOf(parts({ node })) }),
    fragment: parts({ nodes, flows: eachOf(steps) }),
  };
}
