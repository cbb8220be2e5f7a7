import { showExpression } from "../../../../core/expression/index.ts";
import { quoteName } from "../../../../core/format/index.ts";
import { findNearest, isObject, joinPointer } from "../../../../core/json/index.ts";
import { type PointerRange, screenCheck } from "../../check.ts";
import { namedBy } from "../../conditions/read-formula.ts";
import { typeAt } from "../../names/at-hand.ts";
import { keyAt } from "../../queries/places.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

/** With fewer rows it is open which of them is the odd one. */
const options = { fewestRows: 3 };

export const rowsShareFields = screenCheck({ id: "rows-share-fields", recommended: false, options }, (index, report, set) => {
  const { fewestRows } = { ...options, ...set };
  for (const [name, value] of Object.entries(index.screen.values ?? {})) {
    for (const { at, lost, near } of listOdd(value, joinPointer("/values", name), fewestRows))
      report(at, {
        message: `Every other row of ${quoteName(name)} has ${quoteName(lost)}; this one does not.`,
        help: near === undefined ? "Add the field." : `Did you mean ${quoteName(lost)} instead of ${quoteName(near)}?`,
      });
  }
  for (const { pointer, name, of, first, other } of listUnlikeLists(index))
    report(pointer, {
      message: `${quoteName(name)} has an entry for each of \`${other}\`, and ${quoteName(of)} beside it for each of \`${first}\`.`,
      help: "Make both of one list: what they say of an entry stands in the same row.",
    });
});

interface UnlikeLists {
  readonly pointer: string;
  readonly name: string;
  readonly of: string;
  readonly first: string;
  readonly other: string;
}

/** Properties of one node that are made entry by entry, of different lists. */
function listUnlikeLists(index: ScreenIndex): UnlikeLists[] {
  return index.nodes.flatMap(({ node, pointer }) => {
    const lists = Object.keys(node.props ?? {}).flatMap((name) => {
      const at = joinPointer(pointer, "props", name);
      const made = readMade(index, index.analysis.siteAt(at)?.checked.ast);
      return made === undefined ? [] : [{ name, at, ...made }];
    });
    const first = lists.find(({ isMapped }) => isMapped);
    const others = first === undefined ? [] : lists.filter(({ of }) => of !== first.of);
    return others.map((one) => ({ pointer: one.at, name: one.name, of: first?.name ?? "", first: first?.of ?? "", other: one.of }));
  });
}

/** The list that a list is made of, entry by entry; what is the market's is the same for every row. */
function readMade(index: ScreenIndex, ast: unknown): { readonly of: string; readonly isMapped: boolean } | undefined {
  if (!Array.isArray(ast)) return undefined;
  const [op, inner, ...path]: unknown[] = ast;
  if (op === "??") return readMade(index, inner);
  const made = op === "map" ? readMade(index, inner) : undefined;
  if (made !== undefined) return { ...made, isMapped: true };
  const value = namedBy(index, ast);
  if (value !== undefined) return readMade(index, value);
  const isRead = op === "." && (inner === "data" || inner === "state" || inner === "item");
  const type = isRead ? typeAt(index.analysis.names.roots, [inner, ...path.map(String)]) : undefined;
  return type?.list === undefined ? undefined : { of: showExpression(ast), isMapped: false };
}

interface Odd {
  readonly at: PointerRange;
  readonly lost: string;
  /** A field of the row that no other row has and that may be meant. */
  readonly near?: string;
}

function listOdd(value: unknown, pointer: string, fewestRows: number): Odd[] {
  if (!Array.isArray(value) || value.length < fewestRows) return [];
  const rows = value.map((row: unknown) => (isObject(row) ? Object.keys(row) : []));
  return rows.flatMap((row, rowIndex): Odd[] => {
    const [first = [], ...others] = rows.filter((_, other) => other !== rowIndex);
    const lost = first.filter((field) => others.every((other) => other.includes(field)) && !row.includes(field));
    const own = row.filter((field) => !first.includes(field));
    return lost.map((field): Odd => {
      const near = own.find((one) => findNearest(one, [field]) !== undefined);
      const at = joinPointer(pointer, rowIndex);
      return { at: near === undefined ? { pointer: at } : keyAt(joinPointer(at, near)), lost: field, near };
    });
  });
}
