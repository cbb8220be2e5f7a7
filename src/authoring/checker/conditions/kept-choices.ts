/** What a choice from a list keeps of its entries, and what that is compared with. */
import { showExpression } from "../../../core/expression/index.ts";
import { corePath } from "../names/core-path.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { namedBy } from "./read-formula.ts";

export interface UnlikeChoice {
  readonly pointer: string;
  /** Where the choice is kept. */
  readonly bind: string;
  /** What it keeps of an entry. */
  readonly kept: string;
  /** What of an entry it is compared with. */
  readonly compared: string;
}

/** Searches of the list that a choice was made from, by another field than the one that the choice keeps. */
export function listUnlikeChoices(index: ScreenIndex): UnlikeChoice[] {
  const choices = index.nodes.flatMap(({ node: { bind }, pointer }) => {
    const ast = index.analysis.siteAt(`${pointer}/props/values`)?.checked.ast;
    const [op, list, kept] = listOf(namedBy(index, ast) ?? ast);
    return bind !== undefined && op === "map" && kept !== undefined ? [{ bind, list: showExpression(list), kept: ofEntry(kept) }] : [];
  });
  return index.analysis.sites.flatMap(({ pointer, checked }) =>
    searchesIn(checked.errors.length > 0 ? undefined : checked.ast).flatMap(({ list, value, compared }) =>
      choices
        .filter((one) => one.list === list && one.bind === value && one.kept !== compared)
        .map(({ bind, kept }) => ({ pointer, bind, kept, compared })),
    ),
  );
}

interface Search {
  readonly list: string;
  /** A path that the entries are compared with. */
  readonly value: string;
  readonly compared: string;
}

function searchesIn(ast: unknown): Search[] {
  const [op, list, test] = listOf(ast);
  const [sign, left, right] = listOf(test);
  const sides =
    (op === "find" || op === "filter" || op === "exists") && sign === "==" ? [[left, right] as const, [right, left] as const] : [];
  const found = sides.flatMap(([entry, value]) => {
    const path = corePath(value)?.join(".");
    return path !== undefined && isOfEntry(entry) ? [{ list: showExpression(list), value: path, compared: ofEntry(entry) }] : [];
  });
  return [...found, ...listOf(ast).flatMap(searchesIn)];
}

const listOf = (ast: unknown): readonly unknown[] => (Array.isArray(ast) ? ast : []);

/** Written without what makes a text of it. */
function ofEntry(ast: unknown): string {
  const [op, name, of] = listOf(ast);
  return op === "f" && name === "string" ? ofEntry(of) : showExpression(ast);
}

function isOfEntry(ast: unknown): boolean {
  const [op, name, of] = listOf(ast);
  return op === "^" || (op === "f" && name === "string" && isOfEntry(of));
}
