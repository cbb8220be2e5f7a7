import { quoteName } from "../../../../core/format/index.ts";
import { findNearest, isObject, joinPointer } from "../../../../core/json/index.ts";
import { type PointerRange, screenCheck } from "../../check.ts";
import { keyAt } from "../../queries/places.ts";

/** With fewer rows it is open which of them is the odd one. */
const options = { fewestRows: 3 };

export const rowsShareFields = screenCheck({ id: "rows-share-fields", recommended: false, options }, ({ screen }, report, set) => {
  const { fewestRows } = { ...options, ...set };
  for (const [name, value] of Object.entries(screen.values ?? {})) {
    for (const { at, lost, near } of listOdd(value, joinPointer("/values", name), fewestRows))
      report(at, {
        message: `Every other row of ${quoteName(name)} has ${quoteName(lost)}; this one does not.`,
        help: near === undefined ? "Add the field." : `Did you mean ${quoteName(lost)} instead of ${quoteName(near)}?`,
      });
  }
});

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
