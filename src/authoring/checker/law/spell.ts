/** What a part of a screen reads and says in the end: named values are followed to what they stand for, and texts are their wording. */
import { type Ast, showExpression } from "../../../core/expression/index.ts";
import { isWithin } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import { namedBy } from "../conditions/read-formula.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { readOneText, textsBelow } from "../queries/texts/texts.ts";

/** The expression or the text at a pointer of a screen, whatever names it goes by: a new name for the same thing is spelt alike. */
export function spellAt(index: ScreenIndex, pointer: string, written: unknown): string {
  const ast = index.analysis.siteAt(pointer)?.checked.ast;
  if (ast === undefined) return typeof written === "string" ? written : JSON.stringify(written);
  const spelt = follow(index, pointer, ast);
  return typeof spelt === "string" ? spelt : showExpression(spelt);
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
export function spellNode(index: ScreenIndex, at: NodeAt): ReadonlyMap<string, string> {
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
export function sayNode(index: ScreenIndex, { node: { id, props } }: NodeAt): string {
  const said = [props?.["label"], props?.["text"], props?.["title"]].flatMap((value) => readOneText(index, value) ?? []);
  const [label] = said.map((text) => text.replaceAll(/\{[^{}]*\}/g, "…"));
  return label === undefined ? `\`${id}\`` : `\`${id}\` ('${label}')`;
}
