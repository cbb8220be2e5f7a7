// Generated from screens/ by `layar generate`; not edited by hand.

/** The screens of this project, for the code of the app that shows them. */
declare module "virtual:layar" {
  import type { ScreenEntry } from "layar";

  type Entities = import("./widgets/types.gen.ts").ProjectTypes;
  export type Market = "amman" | "izmir" | "utrecht";
  export type Language = "ar" | "en" | "tr" | "nl";

  /** Scenarios that every screen has; those of a further entry of `load` have its name before. */
  type Situation =
    | "refused"
    | "fails-once"
    | "slow"
    | "hang"
    | "drip"
    | "offline"
    | "html"
    | "empty"
    | "long"
    | "no-body"
    | "truncated"
    | "server-error"
    | "bad-gateway"
    | "not-json"
    | "signed-out"
    | "null-answer"
    | "list-answer"
    | "wrong-shape";

  /** What each call takes and gives, and the codes with which the server refuses it. */
  export interface Actions {
    bookSearch: { input: { query: string; page: number }; data: Entities["BookPage"]; codes: never };
    bookDetail: { input: { bookId: string }; data: Entities["BookDetail"]; codes: never };
    reserveBook: { input: { bookId: string }; data: unknown; codes: "E1" };
    borrowedBooks: { input: Record<never, never>; data: Entities["Borrowed"]; codes: never };
    fines: { input: Record<never, never>; data: Entities["Fines"]; codes: never };
    payFines: { input: { amount: number }; data: Entities["Receipt"]; codes: "E2" };
  }

  export const screens: {
    readonly "books-book": ScreenEntry<{
      market: Market;
      language: Language;
      params: { bookId: string };
      state: Record<never, never>;
      data: { detail: Actions["bookDetail"]["data"] };
      events: { header: "back"; reserve: "tap" };
      scenario: "ok" | "none-left" | Situation;
    }>;
    readonly "books-search": ScreenEntry<{
      market: Market;
      language: Language;
      params: { [name: string]: never };
      state: { query: string; found: string; page: number; total: number; books: Entities["Book"][] };
      data: { first: Actions["bookSearch"]["data"] };
      events: { header: "back"; query: "submit"; book: "tap" | "nearEnd" };
      scenario: "ok" | "none" | Situation;
    }>;
    readonly "member-borrowed": ScreenEntry<{
      market: Market;
      language: Language;
      params: { [name: string]: never };
      state: Record<never, never>;
      data: { borrowed: Actions["borrowedBooks"]["data"] };
      events: { header: "back"; book: "tap" };
      scenario: "ok" | Situation;
    }>;
    readonly "member-fines": ScreenEntry<{
      market: Market;
      language: Language;
      params: { [name: string]: never };
      state: { isPaid: boolean; receipt: string };
      data: { owed: Actions["fines"]["data"] };
      events: { header: "back"; pay: "tap" };
      scenario: "ok" | "nothing-owed" | "paid-elsewhere" | Situation;
    }>;
    readonly "site-not-found": ScreenEntry<{
      market: Market;
      language: Language;
      params: { [name: string]: never };
      state: Record<never, never>;
      data: Record<never, never>;
      events: { header: "back"; home: "tap" };
      scenario: "ok" | Situation;
    }>;
  };
}
