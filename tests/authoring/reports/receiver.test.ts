import { connect } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listReleases } from "../../../src/authoring/operate/reports/door.ts";
import schema from "../../../src/authoring/operate/reports/report.schema.json" with { type: "json" };
import { createViolationFinder } from "../../../src/core/json/index.ts";
import { batch, fault, load, names, startReceiver, withReceiver } from "../../support/project/post-reports.ts";

type Receiver = Awaited<ReturnType<typeof startReceiver>>;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const samples = (text: string): readonly string[] => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
const reportsOf = (text: string) => samples(text).filter((line) => line.startsWith("layar_reports_total"));

describe("a post", () => {
  it("is counted by release, screen, market and kind", () =>
    withReceiver(async ({ post, prometheus, taken }) => {
      expect(await post(JSON.stringify(batch([load, fault, fault])))).toBe(204);
      expect(await post(JSON.stringify(batch([load], "mnopqrstuvwx")))).toBe(204);
      expect(reportsOf(prometheus())).toEqual([
        'layar_reports_total{release="abcdefghijkl",screen="none",market="berlin",what="page-load"} 1',
        'layar_reports_total{release="abcdefghijkl",screen="ride",market="berlin",what="node-failed"} 2',
        'layar_reports_total{release="mnopqrstuvwx",screen="none",market="berlin",what="page-load"} 1',
      ]);
      expect(taken.map(({ reports }) => reports.length)).toEqual([3, 1]);
    }));

  it("that names nothing of the project is `other`, so that nobody outside makes new series", () =>
    withReceiver(async ({ post, prometheus }) => {
      for (const name of ["abcd", "efgh", "ijkl"])
        await post(JSON.stringify({ ...batch([{ ...fault, screen: name }], name), market: name }));
      await post(JSON.stringify(batch([{ what: "", screen: "", detail: {} }], "")));
      expect(reportsOf(prometheus())).toEqual([
        'layar_reports_total{release="other",screen="other",market="other",what="node-failed"} 3',
        'layar_reports_total{release="none",screen="none",market="berlin",what="other"} 1',
      ]);
    }));

  it("beyond the most series is counted by release and kind alone", () =>
    withReceiver(
      async ({ post, prometheus }) => {
        await post(JSON.stringify(batch([load, fault, { ...fault, screen: "rides-list" }, { ...fault, screen: "rides-list" }])));
        expect(reportsOf(prometheus())).toEqual([
          'layar_reports_total{release="abcdefghijkl",screen="none",market="berlin",what="page-load"} 1',
          'layar_reports_total{release="abcdefghijkl",screen="ride",market="berlin",what="node-failed"} 1',
          'layar_reports_total{release="abcdefghijkl",screen="other",market="other",what="node-failed"} 2',
        ]);
      },
      { mostSeries: 2 },
    ));

  it("of a release that is gone is forgotten", async () => {
    let releases = ["abcdefghijkl"];
    await withReceiver(
      async ({ post, prometheus }) => {
        await post(JSON.stringify(batch([load])));
        releases = ["mnopqrstuvwx"];
        expect(reportsOf(prometheus())).toEqual([]);
      },
      { names: () => ({ ...names, releases }) },
    );
  });

  it("stays counted where the names cannot be read, or name no release", async () => {
    let give = () => names;
    vi.spyOn(console, "error").mockImplementation(() => {});
    await withReceiver(
      async ({ post, prometheus }) => {
        expect(await post(JSON.stringify(batch([load])))).toBe(204);
        const counted = reportsOf(prometheus());
        give = () => ({ ...names, releases: [] });
        expect(reportsOf(prometheus())).toEqual(counted);
        give = () => {
          throw new Error("no such file");
        };
        expect(reportsOf(prometheus())).toEqual(counted);
        expect(await post(JSON.stringify(batch([load])))).toBe(204);
        expect(reportsOf(prometheus())).toEqual(counted.map((line) => line.replace(/1$/, "2")));
      },
      { names: () => give() },
    );
    vi.restoreAllMocks();
  });

  it("with what was measured is counted in buckets", () =>
    withReceiver(async ({ post, prometheus }) => {
      const ready = (tenths: string) => ({ what: "time-to-ready", screen: "ride", detail: { tenths } });
      const shift = { what: "layout-shift", screen: "ride", detail: { hundredths: "12" } };
      await post(JSON.stringify(batch([ready("7"), ready("25"), ready("999"), shift])));
      const labels = 'release="abcdefghijkl",screen="ride",market="berlin"';
      const lines = samples(prometheus()).filter((line) => /^layar_(?:duration|layout)/.test(line));
      expect(lines).toEqual([
        ...[0.1, 0.2, 0.3, 0.5].map((le) => `layar_duration_seconds_bucket{${labels},what="time-to-ready",le="${le}"} 0`),
        ...[1, 1.8].map((le) => `layar_duration_seconds_bucket{${labels},what="time-to-ready",le="${le}"} 1`),
        ...[2.5, 4, 6, 10].map((le) => `layar_duration_seconds_bucket{${labels},what="time-to-ready",le="${le}"} 2`),
        `layar_duration_seconds_bucket{${labels},what="time-to-ready",le="+Inf"} 3`,
        `layar_duration_seconds_sum{${labels},what="time-to-ready"} 103.1`,
        `layar_duration_seconds_count{${labels},what="time-to-ready"} 3`,
        ...[0.01, 0.05, 0.1].map((le) => `layar_layout_shift_bucket{${labels},what="layout-shift",le="${le}"} 0`),
        ...[0.25, 0.5, 1, "+Inf"].map((le) => `layar_layout_shift_bucket{${labels},what="layout-shift",le="${le}"} 1`),
        `layar_layout_shift_sum{${labels},what="layout-shift"} 0.12`,
        `layar_layout_shift_count{${labels},what="layout-shift"} 1`,
      ]);
    }));
});

describe("what is refused", () => {
  it.each([
    ["what is no JSON", "{", "application/json", 400],
    ["what the schema forbids", JSON.stringify({ ...batch([load]), token: "x" }), "application/json", 400],
    ["more reports than a page sends", JSON.stringify(batch(Array.from({ length: 31 }, () => load))), "application/json", 400],
    ["more than 16 KiB", " ".repeat(16_385), "application/json", 413],
    ["what a form of another site can send", JSON.stringify(batch([load])), "text/plain", 415],
    ["what browsers say of the policy, without being kept", '[{"type":"csp-violation"}]', "application/reports+json", 204],
  ])("is %s", async (_, body, type, status) => {
    const before = reportsOf(receiver.prometheus());
    expect(await receiver.post(body, type)).toBe(status);
    expect(reportsOf(receiver.prometheus())).toEqual(before);
  });

  it("is any other method, also the question of a browser whether another site may post", async () => {
    for (const method of ["GET", "OPTIONS", "PUT"]) expect((await fetch(receiver.origin, { method })).status).toBe(405);
  });

  it("is counted by why", () =>
    withReceiver(async ({ origin, post, prometheus }) => {
      await post("{");
      await fetch(origin);
      const refused = samples(prometheus()).filter((line) => line.startsWith("layar_posts"));
      expect(refused).toEqual(
        ["form", "method", "size", "type"].map((why) => `layar_posts_refused_total{why="${why}"} ${why < "s" ? 1 : 0}`),
      );
    }));

  it("is not read to its end, and a post that is cut counts as nothing", () =>
    withReceiver(async ({ origin, post, prometheus }) => {
      const { hostname, port } = new URL(origin);
      const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n`;
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(head + " ".repeat(20_000)));
        socket.once("data", (data) => {
          resolve(data.toString());
          socket.destroy();
        });
      });
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.end(`${head}{`, () => socket.destroy()));
        socket.once("close", () => resolve());
      });
      expect(await post(JSON.stringify(batch([load])))).toBe(204);
      expect(reportsOf(prometheus())).toHaveLength(1);
    }));
});

it("the releases are those of the pointer, the newest first", () => {
  const before = Array.from({ length: 12 }, (_, at) => ({ id: `old${"abcdefghijkl"[at]}`, until: "" }));
  const releases = listReleases(JSON.stringify({ live: "live", next: "next", before }));
  expect(releases).toEqual(["live", "next", "olda", "oldb", "oldc", "oldd", "olde", "oldf", "oldg", "oldh"]);
  const shared = [{ id: "tried", until: "" }];
  expect(listReleases(JSON.stringify({ live: "live", next: null, before: [], shared }))).toEqual(["live", "tried"]);
  expect([listReleases("{"), listReleases('{"live":"live","next":null}')]).toEqual([[], ["live"]]);
});

/** Of a reader that is not the one of the receiver. */
const listViolations = createViolationFinder();

describe("whatever is posted", () => {
  const word = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.constantFrom("", "abcdefghijkl", "berlin", "de", "ride", "node-failed", "page-load", "TypeError", "/a/0", "7", "12345", "__proto__"),
  );
  const value = fc.oneof(word, fc.jsonValue());
  const facts = fc.constantFrom("action", "error", "hundredths", "keyword", "node", "path", "reason", "step", "tenths", "widget", "other");
  const report = fc.record({ what: value, screen: value, detail: fc.dictionary(fc.oneof(facts, word), value) }, { requiredKeys: [] });
  const rightFacts = fc.constantFrom({}, { node: "ride" }, { tenths: "7" }, { error: "TypeError", path: "/a/0" }, { hundredths: "999" });
  const whole = { what: fc.constantFrom("node-failed", "page-load", ""), screen: fc.constantFrom("ride", "", "fake"), detail: rightFacts };
  const reports = fc.array(fc.oneof(fc.record(whole), report), { maxLength: 3 });
  const page = { version: fc.oneof(fc.constant(1), value), release: value, market: value, language: value, reports };
  const right = {
    version: fc.constant(1),
    release: fc.constantFrom("abcdefghijkl", "fake"),
    market: fc.constantFrom("berlin", "fake"),
    language: fc.constant("de"),
  };
  const body = fc.oneof(
    fc.record({ ...right, reports }),
    fc.record({ ...page, more: value }, { requiredKeys: [] }),
    fc.jsonValue(),
    fc.record({ ...right, reports: fc.array(fc.record(whole), { minLength: 1, maxLength: 3 }) }),
  );
  const known = new Set([...names.releases, ...names.screens, ...names.markets, "other", "none"]);
  const kinds = new Set(schema.properties.reports.items.properties.what.enum);

  it("nothing passes that the schema forbids, and labels have names of the project only", async () => {
    const passed = { yes: 0, no: 0 };
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const text = JSON.stringify(sent);
        const count = receiver.taken.length;
        const isRight = listViolations(schema, JSON.parse(text)).length === 0;
        passed[isRight ? "yes" : "no"]++;
        expect(await receiver.post(text)).toBe(isRight ? 204 : 400);
        expect(receiver.taken.length).toBe(isRight ? count + 1 : count);
      }),
      { numRuns: 300 },
    );
    expect(Math.min(passed.yes, passed.no)).toBeGreaterThan(20);
    for (const line of reportsOf(receiver.prometheus())) {
      const [, release = "", screen = "", market = "", what = ""] =
        /^layar_reports_total\{release="([^"]*)",screen="([^"]*)",market="([^"]*)",what="([^"]*)"\} \d+$/.exec(line) ?? [];
      expect(
        [release, screen, market].filter((name) => !known.has(name)),
        line,
      ).toEqual([]);
      expect(kinds.has(what) || what === "other", line).toBe(true);
    }
  });
});
