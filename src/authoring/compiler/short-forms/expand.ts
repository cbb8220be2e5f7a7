// Short forms become long ones, once, before anything else reads a definition. What has another shape stays as it is.

import type { Problem } from "../../../core/format/index.ts";
import { hasOwn } from "../../../core/json/index.ts";
import type { Source } from "../project.ts";
import type { ExpandContext } from "./expand-context.ts";
import { expandInputs } from "./expand-inputs.ts";
import { expandFlow, expandSteps } from "./expand-steps.ts";
import { changesOf } from "./places.ts";
import type { Waiver } from "./written-form.ts";
import { WrittenForm } from "./written-form.ts";

const kinds = changesOf({ steps: expandSteps, flow: expandFlow, inputs: expandInputs });

/** Kinds of files that have short forms. */
export type ShortKind = keyof typeof kinds;

export interface Expanded {
  readonly value: unknown;
  /** Undefined when the file has no short forms. */
  readonly form?: WrittenForm;
  readonly problems: readonly Problem[];
}

export function hasShortForms(kind: string): kind is ShortKind {
  return hasOwn(kinds, kind);
}

/** The long form of a definition that may have any shape. */
export function expandDefinition(kind: ShortKind, { file, value }: Source<unknown>, waivers: readonly Waiver[] = []): Expanded {
  const context: ExpandContext = { file, form: new WrittenForm(waivers), problems: [] };
  const expanded = kinds[kind](value, "", context);
  return { value: expanded, form: context.form.isEmpty ? undefined : context.form, problems: context.problems };
}
