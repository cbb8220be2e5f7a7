import Papa from "papaparse";
import type { TextRow } from "./text-rows.ts";

/** CSV with a column for each of the languages. */
export function writeSheet(rows: readonly TextRow[], languages: readonly string[]): string {
  const data = rows.map(({ file, name, form, comment, wording }) => [
    file,
    name,
    form,
    comment,
    ...languages.map((language) => wording[language] ?? ""),
  ]);
  const fields = ["file", "name", "form", "comment", ...languages];
  return Papa.unparse({ fields, data }, { newline: "\n" }).replace(/\n*$/, "\n");
}
