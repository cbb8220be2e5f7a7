/** Words that every wing puts together, and what two texts have in common. */
export { withoutByteMark } from "./byte-mark.ts";
export { count } from "./count.ts";
export { commonEnds, countAlike } from "./count-alike.ts";
export { errorText } from "./error-text.ts";
