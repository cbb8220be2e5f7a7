/** Whether what a node writes says what it promises to disclose. */

import type { NodeDefinition } from "../../../core/format/index.ts";
import { isContainer, joinPointer } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import type { Outline } from "../queries/screen-index.ts";
import type { Need } from "./disclosures.ts";
import type { Formula } from "./formula.ts";
import { whenShown, whenTrueOf } from "./read-formula.ts";

/** What a text has to hold. */
export const sayings: { readonly [need in Need]: string } = {
  amount: "a sum written with `money(…)`",
  fee: "a sum written with `money(…)`, or lines of an answer",
  consent: "the words that are agreed to",
};

/** Whether a node, or one inside it, is shown and says it. */
export function whenSaid(outline: Outline, at: NodeAt, need: Need): Formula {
  const inside = outline.nodes.filter((one) => isPartOf(one, at, need));
  return {
    some: inside.map((one) => ({
      all: [
        whenShown(outline, one),
        { some: listTexts(one.node, one.widget?.label, need).map((text) => ofText(outline, one, text, need)) },
      ],
    })),
  };
}

/** Of consent only the box itself counts, and what discloses something of its own speaks for that alone. */
function isPartOf(one: NodeAt, at: NodeAt, need: Need): boolean {
  if (one === at || one.parent === undefined) return one === at;
  return need !== "consent" && one.node.discloses === undefined && isPartOf(one.parent, at, need);
}

interface Text {
  readonly text: string;
  readonly path: readonly (string | number)[];
}

/** The texts that may say it: of consent only the words beside the box. */
function listTexts({ props }: NodeDefinition, label: string | undefined, need: Need): Text[] {
  const texts: Text[] = [];
  const collect = (value: unknown, path: readonly (string | number)[]) => {
    if (typeof value === "string") texts.push({ text: value, path });
    else if (isContainer(value)) for (const [name, part] of Object.entries(value)) collect(part, [...path, name]);
  };
  collect(props, []);
  return need === "consent" && label !== undefined ? texts.filter(({ path }) => path[0] === label) : texts;
}

function ofText(outline: Outline, { pointer }: NodeAt, { text, path }: Text, need: Need): Formula {
  const ast = outline.analysis.siteAt(joinPointer(pointer, "props", ...path))?.checked.ast;
  return ofAst(outline, ast ?? text, need);
}

function ofAst(outline: Outline, ast: unknown, need: Need): Formula {
  const of = (part: unknown) => ofAst(outline, part, need);
  if (!Array.isArray(ast)) return need === "consent" && typeof ast === "string" && ast.trim() !== "";
  const [op, ...parts]: unknown[] = ast;
  if (op === "cat") return { some: parts.map(of) };
  if (op === "?:") {
    const test = whenTrueOf(outline, parts[0]);
    return { some: [{ all: [test, of(parts[1])] }, { all: [{ not: test }, of(parts[2])] }] };
  }
  const value = followValue(outline, ast);
  return value === undefined ? need === "consent" || holds(outline, ast, need) : of(value);
}

/** What a named value stands for. */
function followValue({ analysis }: Outline, [op, root, name, ...more]: readonly unknown[]): unknown {
  return op === "." && root === "values" && more.length === 0 ? analysis.siteAt(`/values/${String(name)}`)?.checked.ast : undefined;
}

function holds(outline: Outline, ast: unknown, need: Need): boolean {
  if (!Array.isArray(ast)) return false;
  if (ast[0] === "f" && ast[1] === "money") return true;
  if (ast[0] !== ".") return ast.some((part) => holds(outline, part, need));
  const value = followValue(outline, ast);
  return value === undefined ? need === "fee" && (ast[1] === "data" || ast[1] === "item") : holds(outline, value, need);
}
