/** Words that every wing puts together. */
export { withoutByteMark } from "./byte-mark.ts";
export { count } from "./count.ts";
export { decodeText } from "./decode-text.ts";
export { errorText } from "./error-text.ts";
export { freeName } from "./free-name.ts";
