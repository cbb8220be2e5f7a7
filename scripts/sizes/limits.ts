// What may not be exceeded: 5 % above the largest of each kind at the last `npm run sizes -- --record`.
import type { Figures } from "./figures.ts";

export interface Measured {
  readonly what: string;
  readonly bytes: number;
}

/** Names of `limits.json`, each with all that it limits. */
export type Measurements = { readonly [limit: string]: readonly Measured[] };

/** In bytes, by the names of `Measurements`. */
export type Limits = { readonly [limit: string]: { readonly measured: number; readonly limit: number } };

const room = 1.05;
/** A page's first script is there before anything else of the app, or it is of no use. */
const fixed: { readonly [limit: string]: number } = { first: 2100 };

export function listMeasurements({ first, ours, evaluator, screens, staticPages, remote }: Figures): Measurements {
  const named = Object.entries(screens);
  return {
    content: named.map(([name, { content }]) => ({ what: `What the content of ${name} waits for`, bytes: content })),
    script: named.map(([name, { script }]) => ({ what: `The script of ${name}`, bytes: script })),
    style: named.map(([name, { style }]) => ({ what: `The style sheet of ${name}`, bytes: style })),
    ours: [{ what: "What every screen needs of ours", bytes: ours }],
    first: [{ what: "The first script of a page", bytes: first }],
    evaluator: [{ what: "The evaluator", bytes: evaluator }],
    staticPage: Object.entries(staticPages).map(([route, bytes]) => ({ what: `The script of the page ${route}`, bytes })),
    remote: Object.entries(remote).map(([market, bytes]) => ({ what: `What reads a screen from the network in ${market}`, bytes })),
  };
}

export function setLimits(measurements: Measurements): Limits {
  return Object.fromEntries(
    Object.entries(measurements).map(([name, list]) => {
      const measured = Math.max(0, ...list.map(({ bytes }) => bytes));
      return [name, { measured, limit: fixed[name] ?? Math.round(measured * room) }];
    }),
  );
}

/** One sentence for each that is above its limit, and for a kind of which the build has none. */
export function findExceeded(measurements: Measurements, limits: Limits, file = "scripts/sizes/limits.json"): readonly string[] {
  return Object.entries(measurements).flatMap(([name, list]) => {
    const limit = limits[name]?.limit;
    if (limit === undefined) return [`${file} has no limit \`${name}\`.`];
    if (list.length === 0) return [`The build has nothing to measure for the limit \`${name}\`.`];
    return list
      .filter(({ bytes }) => bytes > limit)
      .map(({ what, bytes }) => `${what} takes ${kilobytes(bytes)} KB, more than ${kilobytes(limit)} KB.`);
  });
}

/** 1 KB is 1,024 bytes. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(2);
}
