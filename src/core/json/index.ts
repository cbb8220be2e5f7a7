export { deepEqual } from "./deep-equal.ts";
export { digestText, hashText } from "./hash.ts";
export { describeLookAlike, findMeant, type Meant } from "./meant-name.ts";
export { mergePatch } from "./merge-patch.ts";
export { findNearest, listNearest } from "./nearest-name.ts";
export { hasOwn, isContainer, isObject, isReserved, type JsonObject, readOwn } from "./own-fields.ts";
export { parseJson } from "./parse-json.ts";
export { isWithin, joinPointer, lastPart, parentPointer, splitPointer, valueAt } from "./pointer.ts";
export { showText } from "./show-text.ts";
