/** A column of a sheet that has slid by a row: from some line on each text is that of the row above it, or below. */
import { quoteName } from "../../../core/format/index.ts";
import type { TextRow } from "./text-rows.ts";

/** A row of a sheet, with the text that it names. */
interface ReadRow {
  readonly line: number;
  readonly row: TextRow;
  readonly cells: { readonly [column: string]: string };
}

interface Slid {
  readonly language: string;
  /** Of the rows that are wrong. */
  readonly lines: readonly number[];
  readonly mistake: string;
}

/** One text that became that of its neighbour may be meant; several in a row are not. */
const fewest = 2;

export function findSlidColumns(rows: readonly ReadRow[], languages: readonly string[]): Slid[] {
  return languages.flatMap((language) =>
    ([-1, 1] as const).flatMap((step) =>
      runsOf(rows, (index) => isNeighbours(rows, { index, step, language })).map((run): Slid => {
        const lines = run.map(({ line }) => line);
        const where = `lines ${lines[0]} to ${lines.at(-1)}`;
        const neighbour = step === -1 ? "above" : "below";
        return {
          language,
          lines,
          mistake: `${where}: the column ${quoteName(language)} has slid: each text is that of the row ${neighbour} it. Move it back by a row.`,
        };
      }),
    ),
  );
}

function isNeighbours(
  rows: readonly ReadRow[],
  { index, step, language }: { readonly index: number; readonly step: -1 | 1; readonly language: string },
): boolean {
  const [own, other] = [rows[index], rows[index + step]];
  const text = own?.cells[language] ?? "";
  return text !== "" && text !== own?.row.wording[language] && text === other?.row.wording[language];
}

function runsOf(rows: readonly ReadRow[], isIn: (index: number) => boolean): ReadRow[][] {
  const runs: ReadRow[][] = [[]];
  for (const [index, row] of rows.entries()) {
    if (isIn(index)) runs.at(-1)?.push(row);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter(({ length }) => length >= fewest);
}
