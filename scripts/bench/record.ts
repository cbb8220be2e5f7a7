/** Collects samples by metric and implementation, round by round, and reduces them to ratios. */
import { median } from "./page/median.ts";
import { type SubjectName, yardstick } from "./subjects.ts";

interface Metric {
  readonly screen: string;
  readonly count: number;
  /** `mount`, an update's name, `heap`, `first paint`, `content`, `script` or `renders …`. */
  readonly name: string;
}

interface Series {
  readonly metric: Metric;
  readonly samples: Map<SubjectName, number[]>;
}

export interface Reduced {
  readonly metric: Metric;
  readonly medians: { readonly [subject in SubjectName]?: number };
  /** The least of all samples. */
  readonly bests: { readonly [subject in SubjectName]?: number };
  /** Median over the rounds of what it took in a round, divided by what React took in the same one. */
  readonly ratios: { readonly [subject in SubjectName]?: number };
}

/** The shortest of all rounds divided by React's shortest: on a busy machine the better guess. */
export function bestRatio({ bests }: Reduced, subject: SubjectName): number | undefined {
  const [own, base] = [bests[subject], bests[yardstick]];
  return own === undefined || !base ? undefined : own / base;
}

export interface Recorder {
  add(metric: Metric, subject: SubjectName, sample: number): void;
  reduce(): readonly Reduced[];
}

function reduceSeries({ metric, samples }: Series): Reduced {
  const base = samples.get(yardstick) ?? [];
  const entries = [...samples];
  const ratioOf = (own: readonly number[]): number => median(own.map((sample, round) => sample / (base[round] ?? Number.NaN)));
  return {
    metric,
    medians: Object.fromEntries(entries.map(([subject, own]) => [subject, median(own)])),
    bests: Object.fromEntries(entries.map(([subject, own]) => [subject, Math.min(...own)])),
    ratios: Object.fromEntries(entries.map(([subject, own]) => [subject, ratioOf(own)])),
  };
}

export function createRecorder(): Recorder {
  const all = new Map<string, Series>();
  return {
    add(metric, subject, sample) {
      const key = `${metric.screen} ${metric.count} ${metric.name}`;
      const series = all.get(key) ?? { metric, samples: new Map() };
      all.set(key, series);
      series.samples.set(subject, [...(series.samples.get(subject) ?? []), sample]);
    },
    reduce: () => [...all.values()].map(reduceSeries),
  };
}
