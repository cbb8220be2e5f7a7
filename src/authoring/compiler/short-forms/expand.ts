// Short forms become long ones, once, before anything else reads a definition. What has another shape stays as it is.

import type { Problem } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import type { ExpandContext } from "./expand-context.ts";
import { expandInputs } from "./expand-inputs.ts";
import { expandEach, expandFlow, expandSteps } from "./expand-steps.ts";
import { WrittenForm } from "./written-form.ts";

type Expand = (value: unknown, pointer: string, context: ExpandContext) => unknown;

/** How each named part of an object is expanded; other parts stay. */
type Parts = { readonly [name: string]: Expand };

function parts(byName: Parts): Expand {
  const known = new Map(Object.entries(byName));
  return (value, pointer, context) =>
    expandEach(value, (part, name) => known.get(name)?.(part, joinPointer(pointer, name), context) ?? part);
}

function eachOf(expand: Expand): Expand {
  return (value, pointer, context) => expandEach(value, (part, name) => expand(part, joinPointer(pointer, name), context));
}

function listOf(expand: Expand): Expand {
  return (value, pointer, context) =>
    Array.isArray(value) ? value.map((part: unknown, index) => expand(part, joinPointer(pointer, index), context)) : value;
}

const nodes: Expand = (value, pointer, context) => listOf(node)(value, pointer, context);
const node = parts({ on: eachOf(expandFlow), children: nodes, slots: eachOf(nodes) });

const screen = parts({
  load: eachOf(parts({ input: expandInputs })),
  body: nodes,
  dialogs: eachOf(parts({ body: nodes, actions: nodes, onClose: expandFlow })),
  flows: eachOf(expandSteps),
  onOpen: expandFlow,
  onReady: expandFlow,
  onClose: expandFlow,
});

/** Kinds of files that have short forms. */
const kinds = {
  screen,
  overlay: parts({ screen, nodes: eachOf(node), insert: listOf(parts({ node })) }),
  fragment: parts({ nodes, flows: eachOf(expandSteps) }),
};

export interface Expanded {
  readonly value: unknown;
  /** Undefined when the file has no short forms. */
  readonly form?: WrittenForm;
  readonly problems: readonly Problem[];
}

export function hasShortForms(kind: string): kind is keyof typeof kinds {
  return Object.hasOwn(kinds, kind);
}

/** The long form of a definition that may have any shape. */
export function expandDefinition(kind: keyof typeof kinds, { file, value }: { file: string; value: unknown }): Expanded {
  const context: ExpandContext = { file, form: new WrittenForm(), problems: [] };
  const expanded = kinds[kind](value, "", context);
  return { value: expanded, form: context.form.isEmpty ? undefined : context.form, problems: context.problems };
}
