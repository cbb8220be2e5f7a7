/** What `docs/operating/` has for Prometheus and Grafana, read by Prometheus itself where it is installed. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import rule from "../../../src/authoring/operate/release/stop-rule.json" with { type: "json" };
import { createReceiver } from "../../../src/authoring/operate/reports/door.ts";
import schema from "../../../src/authoring/operate/reports/report.schema.json" with { type: "json" };
import { batch, fault, load, names } from "../../support/project/post-reports.ts";
import { isAllThere, runs } from "../../support/run/is-all-there.ts";

const alerts = resolve("docs/operating/alerts.yml");
const dashboard: { readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[] } =
  JSON.parse(readFileSync("docs/operating/dashboard.json", "utf8"));
const queries = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
const home = mkdtempSync(join(tmpdir(), "layar-prometheus-"));
afterAll(() => rmSync(home, { recursive: true }));

/** What the receiver gives to Prometheus once there was everything that it knows. */
function exampleText(): string {
  const receiver = createReceiver({ names: () => names });
  const numbers = { tenths: "7", hundredths: "7" };
  const kinds = schema.properties.reports.items.properties.what.enum;
  receiver.take(JSON.stringify(batch([load, fault, ...kinds.map((what) => ({ what, screen: "ride", detail: numbers }))])));
  return receiver.prometheus();
}

const missing = runs("promtool", ["--version"]) ? [] : ["promtool"];
const hasPromtool = isAllThere("docs/operating/ with Prometheus", missing, "apt-get install prometheus");

function promtool(args: readonly string[], input?: string): void {
  const { status, stdout, stderr } = spawnSync("promtool", args, { encoding: "utf8", input, cwd: home });
  expect(status, stdout + stderr).toBe(0);
}

describe("every query", () => {
  const metrics = new Set(exampleText().match(/^layar_\w+/gm));
  const kinds = new Set(schema.properties.reports.items.properties.what.enum);
  const all = [...queries, { title: "the alerts", expr: readFileSync(alerts, "utf8").replaceAll(/^\s*#.*$/gm, "") }];

  it.each(all)("of $title names what the receiver has", ({ expr }) => {
    const asked = expr.match(/\blayar_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !metrics.has(name))).toEqual([]);
    const labels = Array.from(expr.matchAll(/what=~?"([^"]*)"/g), ([, what = ""]) => what.split("|")).flat();
    expect(labels.filter((what) => !kinds.has(what))).toEqual([]);
  });

  it("counts as errors what the rule of a share does", () => {
    const lists = all.flatMap(({ expr }) => Array.from(expr.matchAll(/what=~"([^"]*)"/g), ([, what = ""]) => what.split("|")));
    expect(lists.length).toBe(6);
    for (const list of lists) expect(list).toEqual(rule.errors);
  });
});

describe.runIf(hasPromtool)("Prometheus", () => {
  it("takes what the receiver gives", () => promtool(["check", "metrics"], exampleText()));

  it("reads each query of the dashboard", () => {
    const rules = queries.map(({ expr }, at) => {
      const asked = expr.replaceAll("$market", ".*").replaceAll("$__rate_interval", "5m");
      return `      - record: panel:query:${at}\n        expr: ${JSON.stringify(asked)}\n`;
    });
    writeFileSync(join(home, "panels.yml"), `groups:\n  - name: panels\n    rules:\n${rules.join("")}`);
    promtool(["check", "rules", "panels.yml"]);
  });

  it("reads the alerts", () => promtool(["check", "rules", alerts]));

  /** Samples every five minutes: a day, then an hour in which something is another way. */
  const play = (tested: string): void => {
    writeFileSync(join(home, "test.yml"), `rule_files: [${JSON.stringify(alerts)}]\nevaluation_interval: 10m\ntests:\n${tested}`);
    promtool(["test", "rules", "test.yml"]);
  };
  const series = (release: string, what: string, values: string): string =>
    `      - series: 'layar_reports_total{release="${release}",screen="ride",market="berlin",what="${what}"}'\n        values: '${values}'\n`;
  const asks = (alert: string, fires: readonly string[]): string =>
    `    alert_rule_test:\n      - eval_time: 25h\n        alertname: ${alert}\n        exp_alerts:${
      fires.length === 0 ? " []" : `\n${fires.map((one) => `          - ${one}\n`).join("")}`
    }\n`;
  const worse = (value: string): string =>
    `exp_labels: { severity: page, release: next }\n            exp_annotations: { summary: Release next has more than twice the errors per page load that all had in the day before., description: "${value} of the page loads. Go back with \`rollback\`, then look which \`what\` and \`screen\` it is." }`;

  it("says that a release fares worse, and not of one that fares as the one before", () => {
    const day = [series("live", "page-load", "0+500x300"), series("live", "node-failed", "0+5x300")].join("");
    const next = (errors: string): string =>
      day + series("next", "page-load", `_x287 0+100x12`) + series("next", "node-failed", `_x287 ${errors}`);
    const tested = [
      ["bad", next("0+5x12"), asks("LayarReleaseFaresWorse", [worse("5%")])],
      ["good", next("0+1.5x12"), asks("LayarReleaseFaresWorse", [])],
      [
        "rare",
        day.replace("0+5x300", "0x300") + series("next", "page-load", "_x287 0+100x12") + series("next", "node-failed", "_x287 0x10 1x2"),
        asks("LayarReleaseFaresWorse", []),
      ],
    ];
    play(tested.map(([name, input, expected]) => `  - name: ${name}\n    interval: 5m\n    input_series:\n${input}${expected}`).join(""));
  });

  it("says that pages do not come", () => {
    const fell = `exp_labels: { severity: page, market: berlin }\n            exp_annotations: { summary: Market berlin has less than a fifth of the page loads of yesterday at this time., description: "There were 3k. Pages do not come, do not get ready, or the receiver of reports does not run." }`;
    const tested = [
      ["gone", series("live", "page-load", "0+500x288 144000x12"), asks("LayarPageLoadsFell", [fell])],
      ["no receiver", series("live", "page-load", "0+500x288"), asks("LayarPageLoadsFell", [fell])],
      ["as ever", series("live", "page-load", "0+500x302"), asks("LayarPageLoadsFell", [])],
    ];
    play(tested.map(([name, input, expected]) => `  - name: ${name}\n    interval: 5m\n    input_series:\n${input}${expected}`).join(""));
  });
});
