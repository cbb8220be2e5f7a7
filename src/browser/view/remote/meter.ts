// What a screen from the network may cost as a whole: letters that its state holds, letters that it shows, steps of one moment.

import type { Settings } from "../../../core/format/index.ts";
import { isContainer } from "../../../core/json/index.ts";

type RemoteLimits = NonNullable<Settings["remote"]>["limits"];
export type Limits = Required<Pick<RemoteLimits, "valueLetters" | "stateLetters" | "shownLetters" | "work">>;

/** Those of the schema where the settings name no other. */
export function limitsOf({ valueLetters = 4000, stateLetters = 40_000, shownLetters = 100_000, work = 50_000 }: RemoteLimits): Limits {
  return { valueLetters, stateLetters, shownLetters, work };
}

export type Excess = "letters-held" | "letters-shown" | "work";

/** Of a widget, and of an entry of a list, by itself. */
const ownLetters = 10;

export interface Meter {
  /** After it was over once, nothing is evaluated or shown. */
  isOver(): boolean;
  /** Counts work; a moment lasts until the clock says that the page was at rest. */
  spend(steps: number): void;
  /** Counts what was made, and gives it; null when it is more than a value may hold. */
  take(value: unknown): unknown;
  /** Whether the state may be as it is. */
  holds(state: unknown): boolean;
  /** What one widget shows, and showed before; gives false when it must not be shown. */
  shows(now: number, before: number): boolean;
  exceed(what: Excess): void;
  /** Calls back once, also when it was over before. */
  onExcess(report: (what: Excess) => void): void;
}

/** Letters of all texts in a value, with a few for each entry; it stops counting past `most`. */
export function countLetters(value: unknown, most: number): number {
  let letters = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && letters <= most) {
    const part = waiting.pop();
    if (typeof part === "string") letters += part.length;
    else if (isContainer(part)) {
      const parts: readonly unknown[] = Object.values(part);
      letters += parts.length * ownLetters;
      if (letters <= most) waiting.push(...parts);
    }
  }
  return letters;
}

/** `rest` calls back when the page has done what it is at. */
export function createMeter(limits: Limits, rest: (then: () => void) => void): Meter {
  let excess: Excess | undefined;
  let tell: ((what: Excess) => void) | undefined;
  let spent = 0;
  let shown = 0;

  function exceed(what: Excess): void {
    if (excess) return;
    excess = what;
    tell?.(what);
  }

  function spend(steps: number): void {
    if (spent === 0)
      rest(() => {
        spent = 0;
      });
    spent += Math.max(1, steps);
    if (spent > limits.work) exceed("work");
  }

  return {
    isOver: () => excess !== undefined,
    spend,
    exceed,
    take(value) {
      const size = typeof value === "string" ? value.length : Array.isArray(value) ? value.length * 4 : 0;
      spend(1 + (size >> 6));
      if (typeof value !== "string" || size <= limits.valueLetters) return value;
      exceed("letters-held");
      return null;
    },
    holds(state) {
      const values = isContainer(state) ? Object.values(state) : [];
      const sizes = values.map((value) => countLetters(value, limits.stateLetters));
      const isWithin =
        sizes.every((size) => size <= limits.valueLetters) && sizes.reduce((sum, size) => sum + size, 0) <= limits.stateLetters;
      if (!isWithin) exceed("letters-held");
      return isWithin;
    },
    shows(now, before) {
      shown += now - before;
      if (shown > limits.shownLetters) exceed("letters-shown");
      return excess === undefined;
    },
    onExcess(report) {
      tell = report;
      if (excess) report(excess);
    },
  };
}

/** Letters of a widget with these properties. */
export function lettersOfWidget(props: object, most: number): number {
  return ownLetters + countLetters(props, most);
}
