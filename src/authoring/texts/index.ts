export { importTexts } from "./import-texts.ts";
export { isMissing, languagesOf, listTextRows, type TextRow } from "./text-rows.ts";
export { writeSheet } from "./write-sheet.ts";
