/** What the pages of the studio ask their server, and what it responds. Both sides read the names from here. */

import { newRequests } from "./new.ts";
import type { StudioPlace, StudioProblem } from "./place.ts";
import { promotionRequests } from "./promotion.ts";
import { type Asked, gives } from "./request.ts";
import { type ScopeCompletion, scopeRequests } from "./scope.ts";
import { testRequests } from "./tests.ts";
import { textRequests } from "./texts.ts";
import { widgetRequests } from "./widget.ts";

export type { StudioPlace, StudioProblem } from "./place.ts";

/** What each request carries: texts and numbers by name. The server refuses everything else. */
export const requests = {
  ...scopeRequests,
  /** The screens, markets, promotions and widgets of the project, with what is wrong with them. */
  project: gives<ProjectSummary>()({}),
  /** The text of a file, as it is in the studio and on the disk. */
  open: gives<OpenedFile>()({ path: "text" }),
  /** The text that somebody has typed; nothing is written to the disk. */
  edit: gives<Edited>()({ path: "text", text: "text" }),
  /** Forgets what was typed into a file. */
  revert: gives<Edited>()({ path: "text" }),
  /** Writes a file; `base` is the hash of the text on the disk that the writer began with, '' for a new file. */
  save: gives<Saved>()({ path: "text", text: "text", base: "text" }),
  complete: gives<readonly StudioCompletion[]>()({ path: "text", offset: "number" }),
  hover: gives<{ readonly text: string; readonly start: number; readonly end: number } | null>()({ path: "text", offset: "number" }),
  definition: gives<readonly StudioPlace[]>()({ path: "text", offset: "number" }),
  /** The node that a place of a file belongs to. */
  nodeAt: gives<{ readonly node: string }>()({ path: "text", offset: "number" }),
  /** A node of a variant: where it is written, and its values with where they come from. */
  element: gives<StudioElement | null>()({ screen: "text", variant: "text", node: "text" }),
  /** What the first thing that can be done at a range of a file, which is a fix, makes of the files; none where it would lead to another problem. */
  fix: gives<readonly ChangedFile[]>()({ path: "text", start: "number", end: "number" }),
  /** In what a variant differs, in lines; `against` is `saved`, `base`, or a market. */
  changes: gives<readonly string[]>()({ screen: "text", variant: "text", against: "text" }),
  /**
   * The module of a variant, and the address that opens it; `wording` is `pseudo` for one that nobody speaks, `given` the
   * situation of a test as JSON, or ''. `form`: '' as it is in the studio, `committed` as it was before. `at`: what a clock of
   * the market shows, `2026-08-01T18:00`; '' for the variant itself, whenever it runs.
   */
  preview: gives<PreviewModule>()({
    screen: "text",
    variant: "text",
    language: "text",
    scenario: "text",
    session: "text",
    wording: "text",
    given: "text",
    form: "text",
    at: "text",
  }),
  ...textRequests,
  ...newRequests,
  ...testRequests,
  ...widgetRequests,
  ...promotionRequests,
};

type Requests = typeof requests;
export type RequestName = keyof Requests;

export type RequestOf<Name extends RequestName> = {
  readonly [Field in keyof Requests[Name]["fields"]]: Requests[Name]["fields"][Field] extends "number" ? number : string;
};

export type Results = { readonly [Name in RequestName]: Requests[Name] extends Asked<infer _, infer Result> ? Result : never };

export interface MarketSummary {
  readonly id: string;
  readonly file: string;
  readonly timeZone: string;
  readonly languages: readonly string[];
}

/** A language that can be chosen in some market. */
export interface LanguageSummary {
  readonly id: string;
  /** What those call it who speak it. */
  readonly name: string;
}

export interface VariantSummary {
  /** `north`, `north+T2` of a promotion, `north@en` in a further language. */
  readonly name: string;
  readonly market: string;
  readonly promotion?: string;
  /** Another than the first one of its market. */
  readonly language?: string;
  /** Path and query by which the app opens it. */
  readonly address: string;
  /** When the promotion runs, in milliseconds since 1970; missing where it has neither a beginning nor an end. */
  readonly period?: { readonly from?: number; readonly until?: number };
  /** In which the mock server knows the promotion; missing where it makes no difference. */
  readonly scenario?: string;
}

export interface ScreenSummary {
  readonly id: string;
  /** The folder that it stands in. */
  readonly domain: string;
  readonly route: string;
  readonly description: string;
  readonly variants: readonly VariantSummary[];
  /** Those that change it, each with its file. */
  readonly promotions: readonly { readonly id: string; readonly file: string }[];
  readonly scenarios: readonly string[];
  /** All that belongs to it, its definition first. */
  readonly files: readonly string[];
  readonly problems: number;
  /** Those of the files in which something was typed that the disk does not have, in any window. */
  readonly edited: readonly string[];
}

export interface ProjectSummary {
  readonly markets: readonly MarketSummary[];
  readonly languages: readonly LanguageSummary[];
  /** All that a market could speak. */
  readonly languageIds: readonly string[];
  readonly screens: readonly ScreenSummary[];
  readonly problems: readonly StudioProblem[];
}

export interface OpenedFile {
  /** With what was typed in any window. */
  readonly text: string;
  /** '' when the file is not there. */
  readonly diskText: string;
  /** Hash of the text on the disk; '' when it is not there. */
  readonly base: string;
  readonly isEdited: boolean;
}

export interface Edited {
  /** Of the whole project. */
  readonly problems: readonly StudioProblem[];
}

/** `conflict`: the disk has another text than the writer began with. */
export type Saved =
  | { readonly outcome: "saved"; readonly text: string; readonly base: string }
  | { readonly outcome: "conflict"; readonly text: string; readonly base: string }
  | { readonly outcome: "refused"; readonly reason: string };

export interface StudioCompletion extends ScopeCompletion {
  /** Markdown. */
  readonly documentation?: string;
}

export interface ChangedFile {
  readonly path: string;
  /** Null for a file that goes. */
  readonly text: string | null;
}

export interface StudioElement {
  readonly widget: string;
  readonly place: StudioPlace;
  /** As JSON text, in the order of the definition. */
  readonly values: readonly { readonly name: string; readonly value: string; readonly place: StudioPlace }[];
}

export interface PreviewModule {
  /** To import; another one when anything in it has changed. Missing where the screen has never been without problems. */
  readonly module?: string;
  /** The last form without problems is shown, because the newest has some. */
  readonly isStale: boolean;
  /** Path and query by which the app would open it. */
  readonly address: string;
  readonly market: string;
  /** The one that is chosen; '' where none is, or the market lacks it. */
  readonly language: string;
  /** In which the server writes messages. */
  readonly serverLanguage: string;
  /** What the clock shows at first, in milliseconds since 1970: the moment that was asked for, or at which a test begins. */
  readonly now?: number;
  /** What the shell of a test replies, by its actions. */
  readonly replies?: { readonly [action: string]: unknown };
  /** The promotion does not run at that moment, and the screen is the one without it. */
  readonly isOutside: boolean;
  /** Another one when the mock server may respond with something else. */
  readonly data: number;
}

/** Sent to every open page when a file or a draft changes. */
export interface ChangeNotice {
  readonly paths: readonly string[];
  /** Of the page whose typing caused it; '' for the disk. */
  readonly from: string;
}

export const changeEvent = "layar:studio-change";
/** After a change of the code of a page; says the name of its bundle. */
export const rebuiltEvent = "layar:studio-rebuilt";
export const studioPath = "/studio";
export const apiPath = "/studio/api/";
export const mockPath = "/studio/mock/";
/** Before the names of bundles and of their files. */
export const bundlePath = "/studio/bundle/";
/** Before the ids of variants and widgets that are shown. */
export const modulePath = "/studio/module/";
export const tokenHeader = "x-studio-token";
export const pageHeader = "x-studio-page";
