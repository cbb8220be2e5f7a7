/** What the form of a promotion and the page of the change ask for. */
import type { StudioProblem } from "./place.ts";
import { gives } from "./request.ts";
import type { FormPlace, FormProperty, FormStructure } from "./structure.ts";

export type { FormPlace } from "./structure.ts";

export const promotionRequests = {
  /** What the form of a promotion shows; null for a file that is none, or has a mistake. */
  promotionForm: gives<PromotionForm | null>()({ path: "text", variant: "text" }),
  /** The text of its file after changes of the form, which are a list in JSON. */
  editPromotion: gives<{ readonly text: string }>()({ path: "text", text: "text", changes: "text" }),
  /** Checks a picture that came from outside. `text` has a character for each byte. */
  takePicture: gives<TakenPicture>()({ name: "text", text: "text", leastWidth: "number", leastHeight: "number" }),
  /** What would be committed. */
  publication: gives<Publication>()({}),
  /** Writes what was typed into several files, or none; `files` is a list in JSON, each with its `path` and `base` as for `save`. */
  saveAll: gives<SavedAll>()({ files: "text" }),
};

export interface PromotionForm {
  /** The template's id. */
  readonly id: string;
  readonly screen: string;
  readonly route: string;
  /** '' for every market. */
  readonly market: string;
  readonly markets: readonly PromotionMarket[];
  /** Those of its markets. */
  readonly languages: readonly string[];
  /** As they are written; '' for none. */
  readonly from: string;
  readonly until: string;
  /** Elements of the screen, in the order of the page. */
  readonly nodes: readonly string[];
  readonly texts: readonly FormText[];
  readonly blanks: readonly FormBlank[];
  readonly structures: readonly FormStructure[];
  readonly pictures: readonly FormPicture[];
  readonly colours: readonly FormColour[];
  readonly others: readonly OtherPromotion[];
  /** What the same promotion changes besides: screens with their files. */
  readonly besides: readonly { readonly screen: string; readonly file: string }[];
  /** The response of the server in the preview decides some of it. */
  readonly isServed: boolean;
  /** In an author's words, against the screen without the promotion. */
  readonly differences: readonly string[];
  /** Which of the market's variants was read for it. */
  readonly variant: string;
  readonly scenario: string;
}

export interface PromotionMarket {
  readonly id: string;
  readonly timeZone: string;
  /** By the clock of the server. */
  readonly state: "before" | "running" | "after" | "always";
}

/** A text of the screen, in each language. */
export interface FormText {
  readonly name: string;
  /** `hero.headline`; several where it is said more than once; none for what the screen says on occasion. */
  readonly nodes: readonly string[];
  /** What it is for, as the widget's property says. */
  readonly about: string;
  /** Whether the promotion has words of its own for it. */
  readonly isOwn: boolean;
  /** Why it cannot be changed here; '' when it can. */
  readonly fixed: string;
  /** What else may stand in its place, as an expression; '' for nothing. */
  readonly otherwise: string;
  /** Where it would have to be named alone, to be shown always. */
  readonly always: readonly FormPlace[];
  /** It is said in lists and objects alone. */
  readonly isPart: boolean;
  /** The entry by which the promotion adds the only element that says it; null for an element of the screen. */
  readonly insertedAt: FormPlace | null;
  /** What it counts, as an expression; '' for nothing. */
  readonly counts: string;
  readonly translations: readonly FormTranslation[];
}

export interface FormTranslation {
  readonly language: string;
  readonly isSame: boolean;
  /** One, or one for each plural category. */
  readonly forms: readonly FormWording[];
  /** The categories that the language has, where the text counts and is written in one form; else none. */
  readonly categories: readonly string[];
}

export interface FormWording {
  /** '' for a text in one form. */
  readonly category: string;
  /** Some of the numbers that the form is for. */
  readonly numbers: string;
  readonly text: string;
  readonly base: string;
}

/** A property that takes words and has none of the project's own. */
export interface FormBlank extends Omit<FormProperty, "isOwn"> {
  /** The expression that fills it; '' for none. */
  readonly now: string;
}

export interface FormPicture extends FormProperty {
  /** As written: `picture:spring.webp`, an expression, or ''. */
  readonly value: string;
  /** Of a property that holds several: all of them as written, and which one it is, after the last one for a further one. */
  readonly list?: { readonly values: readonly string[]; readonly index: number };
  /** Of the project's picture that it names. */
  readonly shown?: {
    readonly name: string;
    readonly address: string;
    readonly bytes: number;
    readonly width: number;
    readonly height: number;
  };
  readonly leastWidth: number;
  readonly leastHeight: number;
  readonly mostBytes: number;
  readonly formats: readonly string[];
  /** The text that says what it shows; '' where the widget shows pictures that say nothing. */
  readonly alt: string;
}

export interface FormColour extends FormProperty {
  readonly value: string;
  /** Words on it, or it on its ground. */
  readonly contrasts: readonly { readonly against: string; readonly ratio: number; readonly passes: boolean }[];
  /** The nearest colour that passes; '' where this one does. */
  readonly suggestion: string;
}

export interface OtherPromotion {
  readonly id: string;
  readonly file: string;
  readonly market: string;
  readonly isSameTime: boolean;
}

/** One change of a form: a value, or none where it goes. */
export interface FormChange {
  readonly at: FormPlace;
  readonly value?: unknown;
}

/** A file that came from outside, as a picture of the project. */
export type TakenPicture =
  | { readonly outcome: "taken"; readonly path: string; readonly name: string }
  | { readonly outcome: "refused"; readonly reason: string };

export interface Publication {
  /** With what it is compared: the last commit, or the disk where there is none. */
  readonly against: "commit" | "disk";
  readonly files: readonly PublishedFile[];
  readonly variants: readonly PublishedVariant[];
  readonly message: string;
  /** Those that the changes cause which are not on the disk yet. What the disk has already holds nothing back. */
  readonly problems: readonly StudioProblem[];
}

export interface PublishedVariant {
  readonly screen: string;
  readonly variant: string;
  readonly isNew: boolean;
  /** In an author's words. */
  readonly changes: readonly string[];
  /** In which its picture is taken; '' for the mock data as they are. */
  readonly scenario: string;
}

export interface PublishedFile {
  readonly path: string;
  /** '' for one that goes. Of pictures only the size. */
  readonly after: string;
  readonly isPicture: boolean;
  readonly isNew: boolean;
  /** Not on the disk yet. */
  readonly isEdited: boolean;
  /** Of the text on the disk. */
  readonly base: string;
}

export type SavedAll =
  | { readonly outcome: "saved"; readonly files: readonly { readonly path: string; readonly text: string; readonly base: string }[] }
  | { readonly outcome: "conflict"; readonly paths: readonly string[] }
  | { readonly outcome: "refused"; readonly reason: string };
