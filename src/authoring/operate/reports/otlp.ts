/** Reports as the OpenTelemetry protocol has them in JSON: bodies for `/v1/logs` and `/v1/metrics` of a collector. */
import { durations, type Series, shifts } from "./counts.ts";
import type { PageReports } from "./read-reports.ts";

/** A body of the protocol, for `JSON.stringify`. */
export type OtlpBody = { readonly [part: string]: unknown };

const scope = { name: "layar/reports" };
/** As the protocol numbers them. */
const cumulative = 2;
const severities = { info: { severityNumber: 9, severityText: "INFO" }, warning: { severityNumber: 13, severityText: "WARN" } };
/** Kinds that say how pages fare; all others say what went wrong. */
const facts: ReadonlySet<string> = new Set(["page-load", "time-to-ready", "largest-paint", "interaction-delay", "layout-shift"]);

const attributesOf = (values: { readonly [name: string]: string }) =>
  Object.entries(values).map(([key, stringValue]) => ({ key, value: { stringValue } }));

/** Numbers of 64 bits are texts in JSON. */
const nanoseconds = (ms: number): string => `${Math.round(ms)}000000`;

const resourceOf = (attributes: { readonly [name: string]: string }) => ({
  attributes: attributesOf({ "service.name": "layar", ...attributes }),
});

/**
 * A log record for each report, for `/v1/logs` of a collector, Loki 3 and others. `at`: when the reports came, in milliseconds since 1970.
 *
 * @example await fetch(`${collector}/v1/logs`, { method: "POST", headers, body: JSON.stringify(otlpLogs(reports, Date.now())) });
 */
export function otlpLogs({ release, market, language, reports }: PageReports, at: number): OtlpBody {
  const logRecords = reports.map(({ what, screen, detail }) => ({
    timeUnixNano: nanoseconds(at),
    observedTimeUnixNano: nanoseconds(at),
    ...(facts.has(what) ? severities.info : severities.warning),
    body: { stringValue: what },
    attributes: attributesOf({
      release,
      screen,
      market,
      what,
      ...(language !== "" && { language }),
      ...Object.fromEntries(Object.entries(detail).map(([fact, text]) => [`detail.${fact}`, text])),
    }),
  }));
  return { resourceLogs: [{ resource: resourceOf({ "service.version": release }), scopeLogs: [{ scope, logRecords }] }] };
}

interface Span {
  /** When counting began and when it was asked for, in milliseconds since 1970. */
  readonly since: number;
  readonly at: number;
}

export function otlpMetrics(all: readonly Series[], { since, at }: Span): OtlpBody {
  const times = { startTimeUnixNano: nanoseconds(since), timeUnixNano: nanoseconds(at) };
  const points = all.map(({ labels, count }) => ({ attributes: attributesOf({ ...labels }), ...times, asInt: String(count) }));
  const histograms = [durations, shifts].map(({ name, help, unit, bounds }) => ({
    name: name.replaceAll("_", ".").replace(/\.seconds$/, ""),
    description: help,
    unit,
    histogram: {
      aggregationTemporality: cumulative,
      dataPoints: all.flatMap(({ labels, values }) => {
        if (values?.measure.name !== name) return [];
        const inBounds = values.buckets.reduce((sum, one) => sum + one, 0);
        return {
          attributes: attributesOf({ ...labels }),
          ...times,
          count: String(values.count),
          sum: values.sum / values.per,
          explicitBounds: bounds,
          bucketCounts: [...values.buckets, values.count - inBounds].map(String),
        };
      }),
    },
  }));
  const reports = {
    name: "layar.reports",
    description: "Reports of pages.",
    unit: "{report}",
    sum: { aggregationTemporality: cumulative, isMonotonic: true, dataPoints: points },
  };
  const metrics = [reports, ...histograms];
  return { resourceMetrics: [{ resource: resourceOf({}), scopeMetrics: [{ scope, metrics }] }] };
}
