// Templates of expectations. They are evaluated by the session itself, in a node that nobody sees, so that they read what the
// screen reads.
import type { CompiledNode } from "../../../../browser/runtime/index.ts";
import { checkTemplate } from "../../../../core/expression/index.ts";
import type { FlowTest, NodePlan, Value } from "../../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../../core/json/index.ts";
import {
  type Analysis,
  type Catalogue,
  findRuleMessage,
  namesOfExpected,
  readFailureName,
  readRuleName,
  sayFailure,
} from "../../../compiler/index.ts";
import { hiddenWidget, isHidden } from "../../acts/index.ts";
import type { Found } from "./finding.ts";

export interface ExpectedValues {
  readonly node: NodePlan;
  readonly findings: readonly Found[];
}

/** Compiles every text of `then` that has placeholders. */
export function compileExpected({ then }: FlowTest, analysis: Analysis, catalogue: Pick<Catalogue, "languages" | "rules">): ExpectedValues {
  const live: { [pointer: string]: Value } = {};
  const findings: Found[] = [];
  const visit = (value: unknown, pointer: string): void => {
    const said = typeof value === "string" ? sayNamed(value, analysis, catalogue) : undefined;
    if (said !== undefined) live[pointer] = { $: said };
    else if (typeof value === "string" && /[{}]/.test(value)) {
      const { ast, errors } = checkTemplate(value, namesOfExpected(analysis, pointer));
      live[pointer] = { $: ast };
      for (const { message, help } of errors) findings.push({ pointer, message, help });
    } else if (Array.isArray(value)) for (const [index, part] of value.entries()) visit(part, joinPointer(pointer, index));
    else if (isObject(value)) for (const [name, part] of Object.entries(value)) visit(part, joinPointer(pointer, name));
  };
  visit(then, "/then");
  return { node: { widget: hiddenWidget, id: "expected", props: {}, live }, findings };
}

/** What the frame says of a failure, or a rule of what it refuses, in the language of the variant. */
function sayNamed(text: string, { variant }: Analysis, { languages, rules }: Pick<Catalogue, "languages" | "rules">): string | undefined {
  const [failure, rule] = [readFailureName(text), readRuleName(text)];
  const language = languages.get(variant.language);
  if (rule !== undefined) return findRuleMessage(rules.get(rule), variant);
  return failure === undefined || language === undefined ? undefined : sayFailure(language, failure);
}

/** Gives the values of `then` by their pointers, with templates evaluated as things stand. */
export function readExpected(nodes: readonly CompiledNode[]): (value: unknown, pointer: string) => unknown {
  const live = nodes.find(isHidden)?.plan.live ?? {};
  const evaluated = nodes.find(isHidden)?.props() ?? {};
  const read = (value: unknown, pointer: string): unknown => {
    if (pointer in live) return evaluated[pointer] ?? null;
    if (Array.isArray(value)) return value.map((part, index) => read(part, joinPointer(pointer, index)));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, read(part, joinPointer(pointer, name))]));
  };
  return read;
}
