/** What the ready-made server configurations have in common: a project's settings, and the limits that every server keeps. */
import type { HeaderSettings } from "./headers.ts";
import type { RoutePattern } from "./route-patterns.ts";

/** What the ready-made configurations are written from. */
export interface ServeSettings extends HeaderSettings {
  /** Paths of all calls of the catalogue. */
  readonly apiPaths: readonly string[];
  /** Of routes with parameters. */
  readonly patterns: readonly RoutePattern[];
  /** Folder to which `release` sends; undefined for the folder of one build. */
  readonly releases?: string;
  /** Where the pages are reached. */
  readonly site?: { readonly origin: string };
}

/** The name that the servers respond for; a project that has not said where it is reached gets one to be replaced. */
export const hostOf = ({ site }: ServeSettings): string => (site ? new URL(site.origin).hostname : "layar.example");

/** Where the configurations expect what the build has written. */
export const dist = "/srv/layar/dist";

export const note =
  "Written by `screens -- serve-config` from screens/catalogue/settings.json and screens/catalogue/actions/; not edited by hand.";

/** Regular expression of the paths that are not there for visitors. */
export const hiddenFiles = (names: readonly string[]): string =>
  names.length === 0 ? "/\\." : `/\\.|^/(?:${names.map((name) => name.replace(".", "\\.")).join("|")})$`;

/** Photos are the largest that anybody sends. */
export const largestBodyMiB = 12;
/** Reports that a page sends together. */
export const largestReportsKiB = 16;

/** Pages whose headers differ from the others'. */
export function pagesWithHeaders({ permissions }: ServeSettings): readonly string[] {
  return permissions?.geolocation ?? [];
}

/** First parts of the calls' paths; no in-app route begins with one of them. */
export function apiPrefixes(paths: readonly string[]): readonly string[] {
  const firsts = paths.map((path) => path.split("/")[1] ?? "").filter((first) => first !== "");
  return [...new Set(firsts)].sort();
}
