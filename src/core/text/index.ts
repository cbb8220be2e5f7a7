/** Words that every wing puts together. */
export { count } from "./count.ts";
export { errorText } from "./error-text.ts";
