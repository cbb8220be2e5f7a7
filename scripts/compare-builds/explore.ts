/**
 * Plays the situations of a screen in both builds and goes every way from each: each control, once with the fields as they are
 * and once with every field filled in, and what a dialog that came up has to tap.
 */

import { findDifference } from "./difference.ts";
import { fillIn, type Path, type PlayContext, type PlayResult, play } from "./play.ts";
import type { Control } from "./probe/controls.ts";
import type { Situation } from "./situations.ts";

export interface Totals {
  situations: number;
  interactions: number;
  differences: number;
  /** Interactions that cannot end otherwise than one that was played, see `isSettledBy`. */
  spared: number;
  /** Differences that were gone when the same was played again. */
  passing: number;
  /** What came to no end in either build, so that nothing is known of it. */
  unplayed: number;
}

export interface Explorer {
  readonly before: PlayContext;
  readonly after: PlayContext;
  readonly totals: Totals;
}

interface Reference {
  readonly situation: Situation;
  readonly outcomes: Map<string, Outcome>;
}

interface Outcome {
  readonly calls: ReadonlySet<string>;
  readonly next: readonly Control[];
}

/** A dialog that a dialog opened, and not further. */
const deepest = 3;
/** A difference is one when it is there each time. */
const turns = 3;

/** `situations` are all of one screen in one market, so that those which begin alike are found. */
export async function exploreScreen(explorer: Explorer, situations: readonly Situation[]): Promise<void> {
  const references = new Map<string, Reference>();
  for (const situation of situations) {
    const { before, isAlike } = await playBoth(explorer, situation, []);
    explorer.totals.situations++;
    const key = lookOf(situation, before);
    // In a build that opens otherwise nothing can be spared.
    const reference = isAlike ? references.get(key) : undefined;
    const own: Reference = { situation, outcomes: new Map() };
    if (isAlike && reference === undefined) references.set(key, own);
    for (const step of firstSteps(before.controls)) await explore(explorer, own, reference, [step]);
  }
}

/** The first values of a situation. What the page receives but does not show is in the responses to its calls. */
function lookOf({ answers }: Situation, { stages, calls }: PlayResult): string {
  const asked = [...calls].map((path) => {
    const { delayMs: _, fault, code, ...content } = answers[path] ?? {};
    // Broken and refused responses add nothing but what is shown.
    return [path, fault !== undefined || code !== undefined ? "no data" : content];
  });
  return JSON.stringify([asked, stages[0]?.lines]);
}

function firstSteps(controls: readonly Control[]): readonly Control[] {
  const canFillIn = controls.some(({ kind, isEmpty }) => isEmpty && (kind === "text" || kind === "box"));
  return canFillIn ? [...controls, fillIn] : controls;
}

async function explore(explorer: Explorer, own: Reference, reference: Reference | undefined, path: Path): Promise<void> {
  const { situation, outcomes } = own;
  const key = JSON.stringify(path.map((step) => step.key));
  const known = reference?.outcomes.get(key);
  const isSpared = known !== undefined && reference !== undefined && isSettledBy(known, situation, reference.situation);
  const outcome = isSpared ? known : await tryOut(explorer, situation, path);
  if (isSpared) explorer.totals.spared++;
  outcomes.set(key, outcome);
  // After a step that went otherwise, what follows may, too.
  for (const step of outcome.next) await explore(explorer, own, isSpared ? reference : undefined, [...path, step]);
}

/** Two situations that begin alike stay alike until a call whose responses differ. */
function isSettledBy({ calls }: Outcome, situation: Situation, reference: Situation): boolean {
  return [...calls].every((path) => JSON.stringify(situation.answers[path]) === JSON.stringify(reference.answers[path]));
}

async function tryOut(explorer: Explorer, situation: Situation, path: Path): Promise<Outcome> {
  explorer.totals.interactions++;
  const { before, isAlike } = await playBoth(explorer, situation, path);
  const depth = path.filter((step) => step !== fillIn).length;
  const isFilled = path.at(-1) === fillIn;
  const goesOn = isAlike && (isFilled || (before.dialog !== "" && depth < deepest));
  return { calls: before.calls, next: goesOn ? before.controls : [] };
}

async function playBoth(explorer: Explorer, situation: Situation, path: Path): Promise<{ before: PlayResult; isAlike: boolean }> {
  for (let turn = 1; ; turn++) {
    const before = await play(explorer.before, situation, path);
    const difference = findDifference(before, await play(explorer.after, situation, path));
    if (difference.length === 0) {
      if (turn > 1) explorer.totals.passing++;
      if (before.fault === undefined) return { before, isAlike: true };
      explorer.totals.unplayed++;
      console.error(`Not played to its end in either build: ${titleOf(situation, path)}\n  ${before.fault}\n`);
      return { before, isAlike: true };
    }
    const text = [titleOf(situation, path), ...difference, ""].join("\n");
    if (turn < turns) {
      console.error(`PlayResult again: ${text}`);
      continue;
    }
    explorer.totals.differences++;
    console.log(text);
    return { before, isAlike: false };
  }
}

function titleOf({ title, address }: Situation, path: Path): string {
  return [title, ...path.map(({ key }) => `tap ${key}`)].join(" > ") + (path.length === 0 ? ` (${address})` : "");
}
