// What goes to a collector, read by the messages that OpenTelemetry gives out for collectors in Python, which refuse what they do not know.
import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { otlpLogs } from "../../../src/authoring/operate/reports/door.ts";
import { batch, fault, load, withReceiver } from "../../support/project/post-reports.ts";
import { isAllThere, runs } from "../../support/run/is-all-there.ts";

const program = (kind: string, message: string): string => `
import sys
from google.protobuf.json_format import Parse, MessageToJson
from opentelemetry.proto.collector.${kind}.v1.${kind}_service_pb2 import ${message}
print(MessageToJson(Parse(sys.stdin.read(), ${message}())))
`;
const logs = program("logs", "ExportLogsServiceRequest");
const metrics = program("metrics", "ExportMetricsServiceRequest");

const missing = runs("python3", ["-c", logs.split("\n").slice(1, 4).join("\n")]) ? [] : ["opentelemetry-proto"];
const hasParser = isAllThere("OpenTelemetry's own parser", missing, "pip install opentelemetry-proto==1.45.0");

function read(code: string, body: unknown): unknown {
  const { status, stdout, stderr } = spawnSync("python3", ["-c", code], { input: JSON.stringify(body), encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
  return JSON.parse(stdout);
}

it.runIf(hasParser)("is what a collector takes, and nothing of it is lost", () =>
  withReceiver(async ({ post, otlpMetrics }) => {
    const at = 1_700_000_000_123;
    await post(JSON.stringify(batch([load, { what: "interaction-delay", screen: "ride", detail: { hundredths: "35" } }])));
    const count = (text: unknown, name: string): number => JSON.stringify(text).split(`"${name}"`).length;
    for (const [code, body] of [[logs, otlpLogs(batch([fault, load]), at)] as const, [metrics, otlpMetrics(at)] as const])
      for (const name of ["timeUnixNano", "attributes", "asInt", "bucketCounts", "body"])
        expect(count(read(code, body), name), name).toBe(count(body, name));
    expect(() => read(logs, { resourceLogs: [{ resources: {} }] })).toThrow();
  }),
);
