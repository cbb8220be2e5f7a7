/** Modules that the build makes from `screens/`. */
declare module "virtual:layar/deployment" {
  export const markets: readonly Pick<import("../../core/format/index.ts").MarketDefinition, "id" | "flag" | "languages">[];
  /** Markets as the first script of a page needs them, with the languages among which there is a choice. */
  export const flags: readonly Pick<import("../../core/format/index.ts").MarketDefinition, "id" | "flag" | "languages">[];
  export const settings: import("../../core/format/index.ts").Settings;
  /** Whether some market has more than one; where none has, the code for it is left out of the build. */
  export const hasLanguages: boolean;
  /** By language, of all that some market lists. */
  export const fatalWordings: { readonly [language: string]: import("./fatal-error.tsx").FatalErrorTexts };
  /** What the shell is asked for on the way home; '' when it has no such key. */
  export const homeAction: string;
  /** As `homeAction`, for the log-in. */
  export const loginAction: string;
  export const launchNames: import("../../core/market/index.ts").LaunchNames;
}

declare module "virtual:layar/flags" {
  /** Undefined where nobody decides on flags. */
  export const flags: undefined | import("../runtime/index.ts").FlagClient;
}

declare module "virtual:layar/receipts" {
  /** Undefined where the settings ask for none: their code is left out of the build then, and all that calls it. */
  export const receipts: undefined | import("./receipts/receipts.ts").Receipts;
}

declare module "virtual:layar/disclosures" {
  /** What nodes disclose, by the ids of their screens and their own. */
  export const disclosed: { readonly [screen: string]: { readonly [node: string]: readonly string[] } };
}

declare module "virtual:layar/wire" {
  export const writing: import("../runtime/index.ts").Writing;
  export const reading: import("../runtime/index.ts").Reading;
}

declare module "virtual:layar/routes" {
  export const routes: readonly Pick<import("../embed/index.ts").ScreenEntry, "id" | "route" | "open">[];
  /** Undefined where no route has a parameter. */
  export const readRoute: undefined | typeof import("../../core/market/index.ts").readRoute;
}

/** The part of the table that paths need. */
declare module "virtual:layar/path-routes" {
  export { readRoute, routes } from "virtual:layar/routes";
}

/** The part that addresses after `#` need. */
declare module "virtual:layar/hash-routes" {
  export { readRoute, routes } from "virtual:layar/routes";
}

declare module "virtual:layar/worker-texts" {
  /** By the tag of their language. */
  export const texts: { readonly [tag: string]: import("../service-worker/index.ts").UpdateTexts };
  /** For a page in none of them. */
  export const fallback: import("../service-worker/index.ts").UpdateTexts;
}

/** The widgets of the project that any screen may need. */
declare module "virtual:layar/widgets" {
  export const widgets: import("../view/index.ts").Widgets;
}

declare module "virtual:layar/themes.css";
