/** What the table of texts asks the server. */
import { gives } from "./request.ts";

export const textRequests = {
  /** Every text in its languages, with what is missing and what has changed. */
  texts: gives<TextTable>()({}),
  /** The same as a sheet for translators: of one language beside the first, or of all where it is ''. */
  exportTexts: gives<{ readonly csv: string }>()({ language: "text", screen: "text", only: "text" }),
  /** What a sheet would change, and what of it is refused. */
  importTexts: gives<TextImport>()({ csv: "text" }),
  /** Takes over what a sheet changes, as drafts of all its files at once; gives their paths. `without`: a list in JSON of what is left out. */
  applySheet: gives<readonly string[]>()({ csv: "text", without: "text" }),
  /** Where a text is shown. */
  textUses: gives<readonly TextUse[]>()({ file: "text", name: "text" }),
};

/** `missing` from a language that needs it; `changed` since the last commit; `outdated` when the first language says something else than when this one was written. */
export type WordingState = "missing" | "outdated" | "changed" | "same";

/** Where a wording is written, or would be. */
export interface WordingPlace {
  readonly file: string;
  readonly path: readonly (string | number)[];
}

export interface StudioWording extends WordingPlace {
  readonly language: string;
  /** Missing where it is not written. */
  readonly text?: string;
  /** The file cannot be read without it: the last wording of a text, or the plural form that all numbers fall back to. */
  readonly mustStay?: boolean;
  readonly state: WordingState;
  /** What the check says of it. */
  readonly problems: readonly string[];
  /** What the first language said when this was written, where it is outdated. */
  readonly madeFrom?: string;
  /** What says that it still holds, and where it stands in the file; none where the file has no place for it. */
  readonly mark?: { readonly path: readonly (string | number)[]; readonly text: string };
}

export interface StudioText {
  /** Of the file, the name and the form: no other row has it. */
  readonly key: string;
  readonly file: string;
  readonly name: string;
  /** Plural category; '' for a text that has one form. */
  readonly form: string;
  /** The remark for translators. */
  readonly comment: string;
  /** Screens that can show it; none for what every screen shares. */
  readonly screens: readonly string[];
  /** The only market that has it; '' for all. */
  readonly market: string;
  readonly wordings: readonly StudioWording[];
  /** Longer than the first wording, with accents. */
  readonly pseudo: string;
}

export interface TextTable {
  readonly languages: readonly string[];
  readonly rows: readonly StudioText[];
  /** What git knows of earlier wordings: nothing, those since the commit with which a clone begins, or all. */
  readonly past: "none" | "cut" | "whole";
}

export interface ImportedChange extends WordingPlace {
  /** Of the row and the language: no other change has it. */
  readonly id: string;
  /** What it is translated from; missing for the first language itself. */
  readonly original?: string;
  /** It would restore what was there before somebody changed it: the sheet is older than that. */
  readonly takesBack: boolean;
  readonly name: string;
  readonly form: string;
  readonly language: string;
  readonly before?: string;
  readonly after: string;
}

export interface TextImport {
  readonly changes: readonly ImportedChange[];
  readonly mistakes: readonly string[];
  /** Files with the changes. */
  readonly paths: readonly string[];
}

export interface TextUse {
  readonly screen: string;
  readonly node: string;
}
