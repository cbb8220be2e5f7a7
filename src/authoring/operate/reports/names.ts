/** Names that labels may have: those of the project, so that nobody outside decides how many there are. */
import { isObject, parseJson } from "../../../core/json/index.ts";
import type { PageReports } from "./read-reports.ts";

/** What the project consists of, as ids. */
export interface ReportNames {
  /** Releases whose pages may be open, as `listReleases` gives them. */
  readonly releases: readonly string[];
  readonly screens: readonly string[];
  readonly markets: readonly string[];
}

/** Stands for a name that is not among those of the project. */
export const otherName = "other";
/** Stands where a report names nothing, such as the screen of a `page-load`. */
export const noName = "none";

const fold = (known: readonly string[], name: string): string => (name === "" ? noName : known.includes(name) ? name : otherName);

/** The same reports with names of the project only. */
export function foldNames({ release, market, reports, ...rest }: PageReports, names: ReportNames): PageReports {
  return {
    ...rest,
    release: fold(names.releases, release),
    market: fold(names.markets, market),
    reports: reports.map(({ what, screen, detail }) => ({
      what: what === "" ? otherName : what,
      screen: fold(names.screens, screen),
      detail,
    })),
  };
}

/** Pages of earlier ones may still be open; of those before them hardly any. */
const mostBefore = 8;

/**
 * The releases that `current.json` of a target names: the live one, that of a share, and the last ones before and of shares. Empty for what is no such file.
 *
 * @example listReleases(readFileSync("/srv/layar/current.json", "utf8")); // ["bdfhkmnpabce-cafebabe", …]
 */
export function listReleases(pointer: string): readonly string[] {
  const value = parseJson(pointer);
  if (!isObject(value)) return [];
  const { live, next, before, shared } = value;
  const formers = [before, shared].flatMap((list) => (Array.isArray(list) ? list : []).slice(0, mostBefore));
  return [live, next, ...formers.map((one) => isObject(one) && one["id"])].filter((id) => typeof id === "string");
}
