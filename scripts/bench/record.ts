/** Collects samples by metric and implementation, round by round, and reduces them to ratios. */
import { median, quartiles } from "./page/median.ts";
import { type SubjectName, yardstick } from "./subjects.ts";

export interface Metric {
  readonly screen: string;
  readonly count: number;
  /**
   * `mount` or an update's name: what the main thread spends on script; followed by `, drawn` with style, layout and painting, or by
   * `, wall` for the time that passes until the last node is there, `, given` for the same where the response is at hand before the screen opens, `, cold` and `, cold wall` for the first in a page. Beside them `heap`, `first paint`, `content`, `script`, `style`, `above React`, the script
   * without React itself, `before content`, what has come of it by then, `heap growth` and `node growth` of screens opened and left, and `longest task` in milliseconds.
   */
  readonly name: string;
}

export function keyOf({ screen, count, name }: Metric): string {
  return `${screen} ${count} ${name}`;
}

interface Series {
  readonly metric: Metric;
  readonly samples: Map<SubjectName, number[]>;
}

/** Median over the rounds of what it took in a round, divided by what React took in the same one; half of the rounds lie between the bounds. */
export interface Ratio {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** What an implementation took: the median over the rounds, and how it compares. */
export interface Taken {
  readonly median: number;
  readonly ratio: Ratio;
}

export interface Reduced {
  readonly metric: Metric;
  readonly taken: { readonly [subject in SubjectName]?: Taken };
}

function reduceSeries({ metric, samples }: Series): Reduced {
  const base = samples.get(yardstick) ?? [];
  const ratioOf = (own: readonly number[]): Ratio => {
    const all = own.map((sample, round) => sample / (base[round] ?? Number.NaN));
    return { median: median(all), ...quartiles(all) };
  };
  const taken = [...samples].map(([subject, own]) => [subject, { median: median(own), ratio: ratioOf(own) }]);
  return { metric, taken: Object.fromEntries(taken) };
}

export function createRecorder() {
  const all = new Map<string, Series>();
  return {
    add(metric: Metric, subject: SubjectName, sample: number): void {
      const series = all.get(keyOf(metric)) ?? { metric, samples: new Map() };
      all.set(keyOf(metric), series);
      series.samples.set(subject, [...(series.samples.get(subject) ?? []), sample]);
    },
    reduce: (): readonly Reduced[] => [...all.values()].map(reduceSeries),
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
