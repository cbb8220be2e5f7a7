/** Whether a node shows what it declares to disclose. */
import { isWithin, joinPointer } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import type { DisclosureKind } from "../queries/disclosure-kinds.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { type Text, textsBelow } from "../queries/texts/texts.ts";
import type { Formula } from "./formula.ts";
import { namedBy, whenShown, whenTrueOf } from "./read-formula.ts";

/** What a disclosure must contain. */
export const requiredContent: { readonly [kind in DisclosureKind]: string } = {
  amount: "an amount written with `money(…)`",
  cost: "an amount written with `money(…)`, or lines of a response",
  consent: "the text to agree to",
  text: "words",
};

/** Any words are enough. */
const isWording = (kind: DisclosureKind): boolean => kind === "consent" || kind === "text";

/** When a node is shown and discloses it by itself: what stands inside it may well show another amount. */
export function whenDisclosed(index: ScreenIndex, at: NodeAt, kind: DisclosureKind): Formula {
  const own = index.nodes.filter(({ pointer }) => pointer === at.pointer);
  return { all: [whenShown(index, at), { some: own.flatMap((one) => listTexts(one, kind)).map((text) => ofText(index, text, kind)) }] };
}

/** The texts that may disclose it; for consent only the label of the checkbox. */
function listTexts({ node, pointer, widget }: ScreenIndex["nodes"][number], kind: DisclosureKind): Text[] {
  const props = joinPointer(pointer, "props");
  const texts = [...textsBelow(node.props, props)];
  const label = kind === "consent" ? widget?.label : undefined;
  return label === undefined ? texts : texts.filter((text) => isWithin(text.pointer, joinPointer(props, label)));
}

function ofText(index: ScreenIndex, { text, pointer }: Text, kind: DisclosureKind): Formula {
  return ofAst(index, index.analysis.siteAt(pointer)?.checked.ast ?? text, kind);
}

function ofAst(index: ScreenIndex, ast: unknown, kind: DisclosureKind): Formula {
  const of = (part: unknown) => ofAst(index, part, kind);
  if (!Array.isArray(ast)) return isWording(kind) && typeof ast === "string" && ast.trim() !== "";
  const [op, ...parts]: unknown[] = ast;
  if (op === "cat") return { some: parts.map(of) };
  if (op === "?:") {
    const test = whenTrueOf(index, parts[0]);
    return { some: [{ all: [test, of(parts[1])] }, { all: [{ not: test }, of(parts[2])] }] };
  }
  const value = namedBy(index, ast);
  return value === undefined ? isWording(kind) || holds(index, ast, kind) : of(value);
}

function holds(index: ScreenIndex, ast: unknown, kind: DisclosureKind): boolean {
  if (!Array.isArray(ast)) return false;
  if (ast[0] === "f" && ast[1] === "money") return kind === "cost" || readsPath(ast.slice(2));
  if (ast[0] !== ".") return ast.some((part) => holds(index, part, kind));
  const value = namedBy(index, ast);
  return value === undefined ? kind === "cost" && (ast[1] === "data" || ast[1] === "item") : holds(index, value, kind);
}

/** An amount that reads nothing is the same for everybody; a cost may well be. */
function readsPath(ast: unknown): boolean {
  return Array.isArray(ast) && (ast[0] === "." || ast[0] === "^" || ast.some(readsPath));
}
