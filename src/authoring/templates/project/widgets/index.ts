/** Every widget under the name that definitions use, which is also the name of its folder. */
export { BikeCard as "bike-card" } from "./bike-card/bike-card.tsx";
export { Button as "button" } from "./button/button.tsx";
export { NodeError as "node-error" } from "./node-error/node-error.tsx";
export { Note as "note" } from "./note/note.tsx";
export { PageHeader as "page-header" } from "./page-header/page-header.tsx";
export { ScreenError as "screen-error" } from "./screen-error/screen-error.tsx";
export { Text as "text" } from "./text/text.tsx";
export { TextField as "text-field" } from "./text-field/text-field.tsx";
export { Toast as "toast" } from "./toast/toast.tsx";
