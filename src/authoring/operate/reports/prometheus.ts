/** Counts as Prometheus reads them, and what it or the receiver has written, read again. */
import { durations, type Labels, type Measure, type Series, shifts } from "./counts.ts";

/** How many reports there were. */
export const reportsMetric = "layar_reports_total";
/** How many posts were no reports. */
const refusedMetric = "layar_posts_refused_total";

// All of them are ids of the project, or words of this folder: nothing has to be escaped.
const writeLabels = (labels: object): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join(",");

const head = (name: string, type: string, help: string): string => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;

/** In the text format of version 0.0.4. `refused`: how many posts, by why. */
export function writePrometheus(all: readonly Series[], refused: ReadonlyMap<string, number>): string {
  const counts = all.map(({ labels, count }) => `${reportsMetric}{${writeLabels(labels)}} ${count}\n`);
  const others = Array.from(refused, ([why, count]) => `${refusedMetric}{why="${why}"} ${count}\n`);
  return [
    head(reportsMetric, "counter", "Reports of pages."),
    ...counts,
    ...[durations, shifts].flatMap((measure) => [
      head(measure.name, "histogram", measure.help),
      ...all.flatMap((series) => writeHistogram(series, measure)),
    ]),
    head(refusedMetric, "counter", "Posts that were no reports."),
    ...others,
  ].join("");
}

function writeHistogram({ labels, values }: Series, { name, bounds }: Measure): readonly string[] {
  if (values?.measure.name !== name) return [];
  const own = writeLabels(labels);
  let below = 0;
  const buckets = bounds.map((bound, at) => {
    below += values.buckets[at] ?? 0;
    return `${name}_bucket{${own},le="${bound}"} ${below}\n`;
  });
  const rest = `${name}_bucket{${own},le="+Inf"} ${values.count}\n`;
  return [...buckets, rest, `${name}_sum{${own}} ${values.sum / values.per}\n`, `${name}_count{${own}} ${values.count}\n`];
}

/** How many reports there were of a release and a kind. */
export type CountedReports = Pick<Labels, "release" | "what"> & { readonly count: number };

const sample = new RegExp(`^${reportsMetric}\\{(?<labels>[^}]*)\\} (?<count>\\S+)`);
const label = (labels: string, name: string): string => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? "";

/** Also of what Prometheus has collected from several receivers (`/federate`). Empty where no report is counted. */
export function readCounts(text: string): readonly CountedReports[] {
  return text.split("\n").flatMap((line) => {
    const { labels = "", count = "" } = sample.exec(line)?.groups ?? {};
    return Number.isFinite(Number.parseFloat(count))
      ? [{ release: label(labels, "release"), what: label(labels, "what"), count: Number(count) }]
      : [];
  });
}
