/**
 * Which of the files that take long run at a turn. They go into parts of about the same length, and a turn takes one part, so that
 * `npm test` stays short however many there are. A file that is not among them runs at every turn.
 */
import longFiles from "./long-files.json" with { type: "json" };
import { isThorough, turn } from "./thoroughness.ts";

const parts = 20;

/** What money and promises of others depend on is tested at every turn, long as it is, and what each check says: most changes reach one. */
const everyTurn = /\/(commit|promotion-remote\.|checks\.test)/;

type Known = number | { readonly seconds: number; readonly why: string };

const known: readonly (readonly [file: string, Known])[] = Object.entries(longFiles);

function secondsIn(one: Known): number {
  return typeof one === "number" ? one : one.seconds;
}

/** Seconds that a file took on two cores beside others, with what a turn samples within it; 0 for one that takes less than five. */
export function secondsOf(file: string): number {
  const found = known.find(([name]) => file.endsWith(name));
  return found ? secondsIn(found[1]) : 0;
}

/** Why a file takes its time, where that is known. */
export function reasonOf(file: string): string {
  const [, one] = known.find(([name]) => file === name) ?? [];
  return typeof one === "object" ? one.why : "";
}

/** The files, relative to the project, that wait for another turn. `named` are parts of paths that somebody asks for: they never wait. */
export function listLaterFiles(named: readonly string[]): string[] {
  if (isThorough) return [];
  const totals = Array.from({ length: parts }, () => 0);
  const later: string[] = [];
  for (const [file, seconds] of known.map(([name, one]) => [name, secondsIn(one)] as const).sort((a, b) => b[1] - a[1])) {
    if (everyTurn.test(file)) continue;
    const part = totals.indexOf(Math.min(...totals));
    totals[part] = (totals[part] ?? 0) + seconds;
    if (part !== turn % parts && !named.some((name) => file.includes(name))) later.push(file);
  }
  return later;
}
