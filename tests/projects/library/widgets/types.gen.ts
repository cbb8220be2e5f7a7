// Generated from schemas/entities/ and widgets/*/*.schema.json by `npm run generate`; not edited by hand.

import type {WidgetPropsOf} from "layar/widget-kit";

export type Json = null | boolean | number | string | Json[] | {[name: string]: Json};

/** What the view gives the component of a widget. */
export type WidgetProps<N extends keyof WidgetContracts> = WidgetPropsOf<WidgetContracts[N]>;

/** All types by name. */
export interface ProjectTypes {
  Book: Book;
  BookDetail: BookDetail;
  BookPage: BookPage;
  BorrowedBook: BorrowedBook;
  Borrowed: Borrowed;
  Fine: Fine;
  Fines: Fines;
  Receipt: Receipt;
  widgets: WidgetContracts;
}
/** A book in a list. */
export interface Book {
  /** Number of the book. */
  id: string;
  /** Its title. */
  title: string;
  /** Who wrote it. */
  author: string;
}
/** A book by itself. */
export interface BookDetail {
  /** Number of the book. */
  id: string;
  /** Its title. */
  title: string;
  /** Who wrote it. */
  author: string;
  /** Copies that nobody has. */
  copiesLeft: number;
  /** Reserved for this reader. */
  isReserved: boolean;
}
/** One page of the catalogue. */
export interface BookPage {
  /** What was looked for. */
  query: string;
  /** The books of this page. */
  books: Book[];
  /** How many there are on all pages. */
  total: number;
}
/** A book that the reader has at home. */
export interface BorrowedBook {
  /** Number of the book. */
  id: string;
  /** Its title. */
  title: string;
  /** Day on which it must be back, year-month-day. */
  dueOn: string;
}
/** What the reader has at home. */
export interface Borrowed {
  /** The books. */
  books: BorrowedBook[];
}
/** One fine. */
export interface Fine {
  /** Number of the fine. */
  id: string;
  /** The book that came late. */
  title: string;
  /** What it costs. */
  amount: number;
}
/** What the reader owes. */
export interface Fines {
  /** The fines. */
  fines: Fine[];
  /** What they cost together. */
  total: number;
}
/** Proof of a payment. */
export interface Receipt {
  /** Number of the receipt. */
  number: string;
}
/** What each widget takes and reports. */
export interface WidgetContracts {
  "book-card": WidgetBookCard;
  "fine-row": WidgetFineRow;
  poster: WidgetPoster;
  "search-field": WidgetSearchField;
}
export interface WidgetBookCard {
  props: BookCardProps;
  events: {
    /** The book was chosen. */
    tap: {};
  };
}
/** One book in a list, like a card of an old catalogue. */
export interface BookCardProps {
  /** Title of the book. */
  title: string;
  /** The line below it. */
  author: string;
}
export interface WidgetFineRow {
  props: FineRowProps;
}
/** One fine: for which book, and how much. */
export interface FineRowProps {
  /** The book. */
  title: string;
  /** The amount, with its currency. */
  amount: string;
}
export interface WidgetPoster {
  props: PosterProps;
}
/** A picture and what it announces. */
export interface PosterProps {
  /** What is announced. */
  text: string;
  /** Address of a wide picture that says nothing in words. */
  image: string;
  /** Colour beneath the words. */
  ground: string;
  /** Colour of the words. */
  ink: string;
}
export interface WidgetSearchField {
  props: SearchFieldProps;
  /** The words. */
  value: string;
  events: {
    /** Search now. */
    submit: {};
  };
}
/** A field to search with, and its button. */
export interface SearchFieldProps {
  /** Name of the field. */
  label: string;
}
