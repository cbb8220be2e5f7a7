/** The text of a value where text is wanted: '' for null, and for objects and arrays, which the checker keeps out. */
export function showText(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
