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

/** What is cut, searched or counted may show nothing of it. */
function ofAst(index: ScreenIndex, ast: unknown, kind: DisclosureKind): Formula {
  const of = (part: unknown) => ofAst(index, part, kind);
  if (!Array.isArray(ast)) return isWording(kind) && typeof ast === "string" && ast.trim() !== "";
  const [op, ...parts]: unknown[] = ast;
  switch (op) {
    case "cat":
    case "+":
    case "[]":
      return { some: parts.map(of) };
    case "?:": {
      const test = whenTrueOf(index, parts[0]);
      return { some: [{ all: [test, of(parts[1])] }, { all: [{ not: test }, of(parts[2])] }] };
    }
    case "??":
      return of(parts[0]);
    case "map":
      return isWhole(index, parts[0]) && of(parts[1]);
    case "f":
      if (parts[0] === "money") return kind === "cost" || (kind === "amount" && readsPath(parts.slice(1)));
      return keepsText.has(String(parts[0])) ? of(parts[1]) : isWording(kind) && parts[0] !== "slice";
    default: {
      const value = namedBy(index, ast);
      return value === undefined ? isRead(ast, kind) : of(value);
    }
  }
}

/** Functions that show all of the text or list that they are given. */
const keepsText = new Set(["string", "upper", "lower", "trim", "join"]);

/** Words that something else decides, and lines of a response. */
function isRead([op, root]: readonly unknown[], kind: DisclosureKind): boolean {
  return isWording(kind) || (kind === "cost" && (op === "^" || (op === "." && (root === "data" || root === "item"))));
}

/** A list of which nothing is left out. */
function isWhole(index: ScreenIndex, ast: unknown): boolean {
  if (!Array.isArray(ast)) return false;
  const value = namedBy(index, ast);
  return value === undefined ? ast[0] === "." || (ast[0] === "??" && isWhole(index, ast[1])) : isWhole(index, value);
}

/** An amount that reads nothing is the same for everybody; a cost may well be. */
function readsPath(ast: unknown): boolean {
  return Array.isArray(ast) && (ast[0] === "." || ast[0] === "^" || ast.some(readsPath));
}
