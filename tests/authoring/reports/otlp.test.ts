import { describe, expect, it } from "vitest";
import { otlpLogs } from "../../../src/authoring/operate/reports/door.ts";
import { batch, fault, load, withReceiver } from "../../support/project/post-reports.ts";

describe("for OpenTelemetry", () => {
  const texts = (record: { readonly [name: string]: string }) =>
    Object.entries(record).map(([key, stringValue]) => ({ key, value: { stringValue } }));
  const at = 1_700_000_000_123;
  const nanoseconds = "1700000000123000000";

  it("a report is a log record", () => {
    expect(otlpLogs(batch([fault, load]), at)).toEqual({
      resourceLogs: [
        {
          resource: { attributes: texts({ "service.name": "layar", "service.version": "abcdefghijkl" }) },
          scopeLogs: [
            {
              scope: { name: "layar/reports" },
              logRecords: [
                {
                  timeUnixNano: nanoseconds,
                  observedTimeUnixNano: nanoseconds,
                  severityNumber: 13,
                  severityText: "WARN",
                  body: { stringValue: "node-failed" },
                  attributes: texts({
                    release: "abcdefghijkl",
                    screen: "ride",
                    market: "berlin",
                    what: "node-failed",
                    language: "de",
                    "detail.node": "pay",
                    "detail.error": "TypeError",
                  }),
                },
                {
                  timeUnixNano: nanoseconds,
                  observedTimeUnixNano: nanoseconds,
                  severityNumber: 9,
                  severityText: "INFO",
                  body: { stringValue: "page-load" },
                  attributes: texts({ release: "abcdefghijkl", screen: "", market: "berlin", what: "page-load", language: "de" }),
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it("counts are sums, and what was measured histograms", () =>
    withReceiver(async ({ post, otlpMetrics }) => {
      await post(JSON.stringify(batch([load, { what: "interaction-delay", screen: "ride", detail: { hundredths: "35" } }])));
      const labels = (screen: string, what: string) => texts({ release: "abcdefghijkl", screen, market: "berlin", what });
      const times = { startTimeUnixNano: expect.stringMatching(/^\d{13}000000$/), timeUnixNano: nanoseconds };
      expect(otlpMetrics(at)).toMatchObject({
        resourceMetrics: [
          {
            scopeMetrics: [
              {
                metrics: [
                  {
                    name: "layar.reports",
                    sum: {
                      aggregationTemporality: 2,
                      isMonotonic: true,
                      dataPoints: [
                        { attributes: labels("none", "page-load"), ...times, asInt: "1" },
                        { attributes: labels("ride", "interaction-delay"), ...times, asInt: "1" },
                      ],
                    },
                  },
                  {
                    name: "layar.duration",
                    unit: "s",
                    histogram: {
                      dataPoints: [{ count: "1", sum: 0.35, bucketCounts: ["0", "0", "0", "1", "0", "0", "0", "0", "0", "0", "0"] }],
                    },
                  },
                  { name: "layar.layout.shift", histogram: { dataPoints: [] } },
                ],
              },
            ],
          },
        ],
      });
    }));
});
