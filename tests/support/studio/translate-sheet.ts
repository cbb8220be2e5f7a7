import Papa from "papaparse";

/** A sheet as a translator sends it back: another sentence for each text, with what is inserted, its numbers and its mark. */
export function translateSheet(csv: string, language: string): string {
  const { data, meta } = Papa.parse<{ [column: string]: string }>(csv, { header: true, skipEmptyLines: true });
  const rows = data.map((row, index) => {
    const { en = "" } = row;
    const own = String(index).replace(/\d/g, (digit) => "abcdeghikl"[Number(digit)] ?? "");
    const kept = en.match(/\{[^{}]*\}|\d+(?:[.,]\d+)*/g) ?? [];
    return { ...row, [language]: `${["Câu", own, ...kept].join(" ")}${/[?:]$/.exec(en)?.[0] ?? ""}` };
  });
  return Papa.unparse({ fields: meta.fields ?? [], data: rows });
}
