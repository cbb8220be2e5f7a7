/** What a part of a screen reads and says in the end: named values are followed to what they stand for, and texts are their wording. */
import { type Ast, showExpression } from "../../../core/expression/index.ts";
import { deepEqual, isContainer, isWithin } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import { namedBy } from "../conditions/read-formula.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { readOneText, textsBelow } from "../queries/texts/texts.ts";

/** The expression or the text at a pointer of a screen, whatever names it goes by: a new name for the same thing is spelt alike. */
export function spellAt(index: ScreenIndex, pointer: string, written: unknown): Ast {
  const ast = index.analysis.siteAt(pointer)?.checked.ast;
  if (ast === undefined) return isContainer(written) ? JSON.stringify(written) : readAst(written);
  return follow(index, pointer, ast);
}

/** Words in quotes, an expression as code. */
export function saySpelt(spelt: Ast): string {
  return typeof spelt === "string" ? `'${spelt}'` : `\`${showExpression(spelt)}\``;
}

/** The parts in which two differ; both as a whole where these are several. */
export function findDifferent(was: Ast, is: Ast): readonly [was: Ast, is: Ast] {
  const pairs = new Map(pairsOf(was, is).map((pair) => [JSON.stringify(pair), pair]));
  const [only = [was, is]] = pairs.values();
  return pairs.size > 1 ? [was, is] : only;
}

function pairsOf(was: Ast, is: Ast): (readonly [Ast, Ast])[] {
  if (deepEqual(was, is)) return [];
  const isAlike = Array.isArray(was) && Array.isArray(is) && was.length === is.length && was[0] === is[0] && was[0] !== ".";
  if (!isAlike) return [[was, is]];
  return was.flatMap((part, at) => (at === 0 ? [] : pairsOf(readAst(part), readAst(is[at]))));
}

function readAst(part: unknown): Ast {
  const isScalar = part === null || typeof part === "string" || typeof part === "number" || typeof part === "boolean";
  return isScalar || Array.isArray(part) ? part : null;
}

function follow(index: ScreenIndex, pointer: string, ast: Ast, names: readonly unknown[] = []): Ast {
  if (!Array.isArray(ast)) return ast;
  const [op, root, name, ...fields]: readonly unknown[] = ast;
  if (op === "." && root === "texts") return wordingOf(index, pointer, String(name)) ?? ast;
  const value = op === "." && root === "values" && !names.includes(name) ? namedBy(index, [op, root, name]) : undefined;
  if (value !== undefined) return fields.reduce(readField, follow(index, pointer, value, [...names, name]));
  return [op, ...ast.slice(1).map((part) => follow(index, pointer, part, names))];
}

function readField(of: Ast, field: unknown): Ast {
  const isPath = Array.isArray(of) && (of[0] === "." || of[0] === "^");
  return isPath ? [...of, field] : ["[", of, field];
}

function wordingOf({ variant }: ScreenIndex, pointer: string, name: string): string | undefined {
  const entry = (variant.fragmentTextsAt(pointer) ?? variant.texts).get(name)?.entry;
  const said = entry?.[entry.language ?? variant.language];
  return typeof said === "string" || said === undefined ? said : JSON.stringify(said);
}

/** Everything that a node and what is inside it show, by where it stands: `costs.lines`. */
export function spellNode(index: ScreenIndex, at: NodeAt): ReadonlyMap<string, Ast> {
  const inside = index.nodes.filter(({ pointer }) => isWithin(pointer, at.pointer));
  return new Map(
    inside.flatMap(({ node, pointer }) =>
      [...textsBelow(node.props, `${pointer}/props`)].map(({ text, pointer: of }) => {
        const place = of.slice(pointer.length + "/props/".length).replaceAll("/", ".");
        return [`${node.id}.${place}`, spellAt(index, of, text)] as const;
      }),
    ),
  );
}

/** A node as its reader knows it: `` `confirm` ('Confirm order') ``. */
export function sayNode(index: ScreenIndex, { pointer, node: { id, props } }: NodeAt): string {
  const said = [props?.["label"], props?.["text"], props?.["title"]].flatMap((value) => readOneText(index, value, pointer) ?? []);
  const [label] = said.map((text) => cut(text.replaceAll(/\{[^{}]*\}/g, "…")));
  return label === undefined ? `\`${id}\`` : `\`${id}\` ('${label}')`;
}

/** Values under which something holds: `` with `a` and `!b` ``. */
export function sayCause(values: readonly string[]): string {
  return values.length === 0 ? "in any case" : `with ${values.map((value) => `\`${value}\``).join(" and ")}`;
}

const maxLabel = 40;

function cut(text: string): string {
  return text.length <= maxLabel ? text : `${text.slice(0, maxLabel - 1)}…`;
}
