export { changeTexts, importTexts, type TextChange } from "./import-texts.ts";
export { writePseudo } from "./pseudo-text.ts";
export { isMissing, listTextRows, type TextRow } from "./text-rows.ts";
export { writeSheet } from "./write-sheet.ts";
