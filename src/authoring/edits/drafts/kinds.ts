/** Everything that can be made from nothing: the command line and the forms of the studio take their options from here. */
import { draftAction } from "./action.ts";
import type { Draft, DraftRequest } from "./draft.ts";
import { draftLanguage } from "./language.ts";
import { draftMarket } from "./market.ts";
import { draftOverlay, draftPromotion } from "./overlay.ts";
import { draftScreen } from "./screen.ts";
import { draftWidget } from "./widget.ts";

export interface NewKind {
  /** How its name is written on the command line. */
  readonly takes: string;
  /** What stands for its name in a form, and an example of it. */
  readonly label: string;
  readonly example: string;
  readonly nameHelp?: string;
  /** Where the name is one that is there already. */
  readonly names?: NameList;
  readonly help: string;
  readonly options: { readonly [name: string]: NewOption };
  /** Nothing is generated from it. */
  readonly isPlain?: true;
  make(request: DraftRequest, readText: (path: string) => string | undefined): Draft;
}

export type NameList = "screens" | "actions" | "markets" | "languages" | "promotions";

export interface NewOption {
  /** Its value on the command line, such as `<name>`; a flag has none. */
  readonly value?: string;
  readonly label: string;
  readonly help: string;
  /** Where its value is a name of the project. */
  readonly names?: NameList;
  readonly isNeeded?: true;
  /** The option in whose presence it is not needed. */
  readonly unless?: string;
  /** Several of the names, with commas between. */
  readonly isMany?: true;
}

const likeOption: NewOption = { value: "<name>", label: "Begins like", help: "the one that is copied. Default: the first one." };

export const newKinds: { readonly [kind: string]: NewKind } = {
  screen: {
    takes: "<domain>/<name>",
    label: "Domain and name",
    example: "service/hours",
    help: "Makes a screen with its texts, scenarios and tests.",
    options: {
      route: { value: "<route>", label: "Route", help: "its address. Default: its name." },
      load: { value: "<action>", label: "Loads", help: "what it asks the server for and shows.", names: "actions" },
    },
    make: draftScreen,
  },
  overlay: {
    takes: "<screen>",
    label: "Screen",
    example: "service-hours",
    names: "screens",
    help: "Begins what a market changes in a screen.",
    options: { market: { value: "<name>", label: "Market", help: "whose it is.", names: "markets", isNeeded: true } },
    isPlain: true,
    make: draftOverlay,
  },
  promotion: {
    takes: "<id>",
    label: "Id",
    example: "SPRING",
    nameHelp: "As the address and the server name it: letters, digits, - and _.",
    help: "Begins a promotion: what changes in a screen for a time.",
    options: {
      like: {
        value: "<id>",
        label: "Begins like",
        help: "another promotion, with its texts and pictures, a year or more later. Default: none.",
        names: "promotions",
      },
      screen: {
        value: "<screen>",
        label: "Screen",
        help: "the screen that it changes. Default: those of the one that is copied.",
        names: "screens",
        isNeeded: true,
        unless: "like",
      },
      market: { value: "<name>", label: "Market", help: "in this market only. Default: in all.", names: "markets" },
    },
    isPlain: true,
    make: draftPromotion,
  },
  widget: {
    takes: "<name>",
    label: "Name",
    example: "price-tag",
    help: "Makes a widget: schema, code, style, examples, and its line in the registry.",
    options: {
      from: {
        value: "<widget>",
        label: "Copies",
        help: "the engine's widget that it begins as, to be changed. Default: one that shows a text.",
      },
    },
    make: draftWidget,
  },
  action: {
    takes: "<name>",
    label: "Name",
    example: "helpTopics",
    help: "Makes an action with its mock response.",
    options: {
      path: {
        value: "<path>",
        label: "Path",
        help: "its address at the API, its method before it where it is not POST: `GET /help/topics`.",
      },
      paged: { label: "In pages", help: "its list comes in pages." },
    },
    make: draftAction,
  },
  market: {
    takes: "<name>",
    label: "Name",
    example: "vietnam",
    help: "Makes a market that begins like another one: its file, variants and sample data.",
    options: {
      like: { ...likeOption, names: "markets" },
      language: {
        value: "<ids>",
        label: "Languages",
        help: "what it speaks, the first one first, with commas between. Default: those of the one that is copied.",
        names: "languages",
        isMany: true,
      },
      flag: { value: "<flag>", label: "Number in addresses", help: "by which an address names it. Default: the next free number." },
    },
    make: draftMarket,
  },
  language: {
    takes: "<id>",
    label: "Id",
    example: "vi",
    help: "Makes a language with the labels of another one, to be translated.",
    options: {
      like: { ...likeOption, names: "languages" },
      tag: { value: "<tag>", label: "Tag", help: "its BCP 47 tag. Default: its id." },
    },
    make: draftLanguage,
  },
};
