export { isSame } from "./deep-equal.ts";
export { countEdits, findNearest } from "./nearest-name.ts";
export { isGroup, isReserved, own, showText } from "./own-fields.ts";
export { parseJson } from "./parse-json.ts";
export { joinPointer, lastPart, parentPointer, splitPointer, valueAt } from "./pointer.ts";
