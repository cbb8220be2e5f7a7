/** Lines whose columns stand below each other; the last is as long as it is. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const cells = (row: readonly string[]) => row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)));
  return rows.map((row) => `${cells(row).join("  ").trimEnd()}\n`).join("");
}
