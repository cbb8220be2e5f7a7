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
  button: WidgetButton;
  "fine-row": WidgetFineRow;
  "node-error": WidgetNodeError;
  note: WidgetNote;
  "page-header": WidgetPageHeader;
  poster: WidgetPoster;
  "screen-error": WidgetScreenError;
  "search-field": WidgetSearchField;
  text: WidgetText;
  toast: WidgetToast;
}
/** One book in a list, like a card of an old catalogue. */
export interface WidgetBookCard {
  props: BookCardProps;
  value: never;
  events: {
    /** The book was chosen. */
    tap: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/** One book in a list, like a card of an old catalogue. */
export interface BookCardProps {
  /** Title of the book. */
  title: string;
  /** The line below it. */
  author: string;
}
/** A button. While a flow that it started is under way, further taps do nothing. */
export interface WidgetButton {
  props: ButtonProps;
  value: never;
  events: {
    /** Tapped, or chosen by the keyboard. */
    tap: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/** A button. While a flow that it started is under way, further taps do nothing. */
export interface ButtonProps {
  /** Words on the button. */
  label: string;
  /** `primary`: the one next step; `secondary`: another way; `text`: a small control. */
  kind?: "primary" | "secondary" | "text";
  /** Reacts to taps. */
  enabled?: boolean;
}
/** One fine: for which book, and how much. */
export interface WidgetFineRow {
  props: FineRowProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/** One fine: for which book, and how much. */
export interface FineRowProps {
  /** The book. */
  title: string;
  /** The amount, with its currency. */
  amount: string;
}
/** Replaces one node that cannot be shown. */
export interface WidgetNodeError {
  props: NodeErrorProps;
  value: never;
  events: {
    /** Try again. */
    retry: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/** Replaces one node that cannot be shown. */
export interface NodeErrorProps {
  /** What happened; without it the language's own wording. */
  text?: string;
}
/** A remark in a box. */
export interface WidgetNote {
  props: NoteProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/** A remark in a box. */
export interface NoteProps {
  /** The remark. */
  text: string;
  /** Its colour and sign. */
  tone?: "info" | "ok";
}
/** Top of a screen: its heading, and a way back when `back` is wired. */
export interface WidgetPageHeader {
  props: PageHeaderProps;
  value: never;
  events: {
    /** The way back was tapped. Without a flow for it there is none. */
    back: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/** Top of a screen: its heading, and a way back when `back` is wired. */
export interface PageHeaderProps {
  /** Heading of the screen. */
  title: string;
}
/** A picture and what it announces. */
export interface WidgetPoster {
  props: PosterProps;
  value: never;
  events: {};
  slots: never;
  children: false;
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
/** Stands for a whole screen that cannot be shown. */
export interface WidgetScreenError {
  props: ScreenErrorProps;
  value: never;
  events: {
    /** Try again. */
    retry: {
      payload: undefined;
      reply: never;
    };
    /** Go home. */
    home: {
      payload: undefined;
      reply: never;
    };
    /** Log in. Without a listener there is no button. */
    logIn: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/** Stands for a whole screen that cannot be shown. */
export interface ScreenErrorProps {
  /** Why: the screen itself, the connection, the service, a session that has ended, or a refusal. */
  cause?: "screen" | "connection" | "service" | "signedOut" | "refused";
  /** The cause in words of the server or of the language's failures; '' takes the label of the cause. */
  heading?: string;
  /** One more sentence, for example which part is missing. */
  message?: string;
  /** What the service asks for on the telephone, for example a code of the server. */
  reference?: string;
  /** The screen's own heading stands above. */
  isBelowHeader?: boolean;
  /** The screen pays, signs or orders, and nothing of that kind has been sent. */
  isUnsent?: boolean;
}
/** A field to search with, and its button. */
export interface WidgetSearchField {
  props: SearchFieldProps;
  /** The words. */
  value: string;
  events: {
    /** Search now. */
    submit: {
      payload: undefined;
      reply: never;
    };
  };
  slots: never;
  children: false;
}
/** A field to search with, and its button. */
export interface SearchFieldProps {
  /** Name of the field. */
  label: string;
}
/** A paragraph. */
export interface WidgetText {
  props: TextProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/** A paragraph. */
export interface TextProps {
  /** The words. */
  text: string;
  /** Its size. */
  kind?: "body" | "title";
  /** Its colour. */
  tone?: "normal" | "quiet";
  /** Read out when it changes. */
  live?: boolean;
}
/** A short message that goes away by itself. */
export interface WidgetToast {
  props: ToastProps;
  value: never;
  events: {};
  slots: never;
  children: false;
}
/** A short message that goes away by itself. */
export interface ToastProps {
  /** The message. */
  text: string;
  /** `failure` interrupts a screen reader. */
  tone?: "failure" | "info";
}
