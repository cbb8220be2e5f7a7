/** Every widget under the name that definitions use, which is also the name of its folder. */
export { BookCard as "book-card" } from "./book-card/book-card.tsx";
export { Button as "button" } from "./button/button.tsx";
export { FineRow as "fine-row" } from "./fine-row/fine-row.tsx";
export { NodeError as "node-error" } from "./node-error/node-error.tsx";
export { Note as "note" } from "./note/note.tsx";
export { PageHeader as "page-header" } from "./page-header/page-header.tsx";
export { Poster as "poster" } from "./poster/poster.tsx";
export { ScreenError as "screen-error" } from "./screen-error/screen-error.tsx";
export { SearchField as "search-field" } from "./search-field/search-field.tsx";
export { Text as "text" } from "./text/text.tsx";
export { Toast as "toast" } from "./toast/toast.tsx";
