/** Parts of the view that only some screens need, by the name under which a published screen brings them as `views`. */
export { AskedFocus as "focus" } from "./asked-focus.ts";
export { DialogView as "dialogs" } from "./dialog-view.tsx";
export { EachView as "each" } from "./each-view.tsx";
