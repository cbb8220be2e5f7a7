/** Counts reports by release, screen, market and kind. */
import { noName, otherName, type ReportNames } from "./names.ts";
import type { PageReport, PageReports } from "./read-reports.ts";

/** What is distinguished; each a name of the project's own, `other` or `none`. */
export interface Labels {
  readonly release: string;
  readonly screen: string;
  readonly market: string;
  readonly what: string;
}

/** A metric of measured values, with the bounds of its buckets. */
export interface Measure {
  readonly name: string;
  readonly help: string;
  readonly unit: string;
  readonly bounds: readonly number[];
}

export const durations: Measure = {
  name: "layar_duration_seconds",
  help: "What pages measured: time to ready, largest paint, longest delay of an interaction.",
  unit: "s",
  bounds: [0.1, 0.2, 0.3, 0.5, 1, 1.8, 2.5, 4, 6, 10],
};
export const shifts: Measure = {
  name: "layar_layout_shift",
  help: "How far the layout of pages shifted by itself.",
  unit: "1",
  bounds: [0.01, 0.05, 0.1, 0.25, 0.5, 1],
};

/** Kinds that measure: the fact that holds the number, and how many of it make one of the metric's unit. */
const measured: ReadonlyMap<string, { readonly measure: Measure; readonly fact: string; readonly per: number }> = new Map([
  ["time-to-ready", { measure: durations, fact: "tenths", per: 10 }],
  ["largest-paint", { measure: durations, fact: "tenths", per: 10 }],
  ["interaction-delay", { measure: durations, fact: "hundredths", per: 100 }],
  ["layout-shift", { measure: shifts, fact: "hundredths", per: 100 }],
]);

export interface Series {
  readonly labels: Labels;
  /** Reports. */
  count: number;
  /** Of a kind that measures, as far as reports had a number; the sum is in what the reports had, so that it stays exact. */
  readonly values?: { readonly measure: Measure; readonly per: number; sum: number; count: number; readonly buckets: number[] };
}

export interface Counts {
  /** Adds reports whose names are those of the project. */
  add(reports: PageReports): void;
  /** All that is counted. What is of a release that is gone from the names is forgotten. */
  list(names: ReportNames): readonly Series[];
}

/** `mostSeries`: beyond it screens and markets are no longer distinguished, but releases and kinds are, which are few. */
export function createCounts(mostSeries: number): Counts {
  const all = new Map<string, Series>();
  const find = (labels: Labels): Series => {
    const key = keyOf(labels);
    const found = all.get(key);
    if (found !== undefined) return found;
    if (all.size >= mostSeries && labels.screen !== otherName) return find({ ...labels, screen: otherName, market: otherName });
    const how = measured.get(labels.what);
    const values = how && { measure: how.measure, per: how.per, sum: 0, count: 0, buckets: how.measure.bounds.map(() => 0) };
    const made: Series = { labels, count: 0, ...(values && { values }) };
    all.set(key, made);
    return made;
  };
  return {
    add({ release, market, reports }) {
      for (const report of reports) addTo(find({ release, screen: report.screen, market, what: report.what }), report);
    },
    list({ releases }) {
      const stays = new Set([...releases, otherName, noName]);
      for (const [key, { labels }] of all) if (!stays.has(labels.release)) all.delete(key);
      return [...all.values()];
    },
  };
}

const keyOf = ({ release, screen, market, what }: Labels): string => `${release} ${screen} ${market} ${what}`;

function addTo(series: Series, { what, detail }: PageReport): void {
  series.count++;
  const { values } = series;
  const digits = detail[measured.get(what)?.fact ?? ""];
  if (values === undefined || digits === undefined) return;
  values.count++;
  values.sum += Number(digits);
  const place = values.measure.bounds.findIndex((bound) => Number(digits) / values.per <= bound);
  if (place >= 0) values.buckets[place] = (values.buckets[place] ?? 0) + 1;
}
