/** Every widget under the name that definitions use, which is also the name of its folder. */
export { BookCard as "book-card" } from "./book-card/book-card.tsx";
export { FineRow as "fine-row" } from "./fine-row/fine-row.tsx";
export { Poster as "poster" } from "./poster/poster.tsx";
export { SearchField as "search-field" } from "./search-field/search-field.tsx";
