import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { identify } from "../../../src/authoring/vite/deploy/release-id.ts";
import { cleanReport, describePage } from "../../../src/browser/app/reports/reports.ts";

const fits = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync("src/authoring/operate/reports/report.schema.json", "utf8")));

describe("a report", () => {
  it("has what operators act on", () => {
    const report = {
      what: "answer-mismatch",
      screen: "loan-confirm",
      detail: { action: "loanPush", path: "/list/0/name", keyword: "type" },
    };
    expect(cleanReport(report)).toEqual(report);
  });

  it.each([
    ["a token", "eyJhbGciOiJIUzI1NiJ9.e30.c2ln"],
    ["an amount", "Rp 2.000.000"],
    ["a telephone number", "081234567890"],
    ["a card in a path", "/cards/4111111111111111"],
    ["an address", "https://app.example/?token=abc"],
    ["a mail address", "budi@example.com"],
    ["a sentence", "The collector called again"],
    ["a name in another script", "बुधि"],
    ["a person's name", "Budi"],
    ["a word in capitals", "SANTOSO"],
    ["an identity number in groups", "317-502-110-485"],
  ])("leaves out %s wherever it stands", (_, text) => {
    expect(cleanReport({ what: text, screen: text, detail: { error: text, path: text, [text]: "x" } })).toEqual({
      what: "",
      screen: "",
      detail: {},
    });
  });

  it("says of which release its page is, and for whom", () => {
    const { id } = identify([["index.html", "page"]], "0123456789abcdef0123456789abcdef01234567");
    const page = { lang: "pt-BR", dataset: { release: id, market: "india" } };
    expect(describePage(page)).toEqual({ release: id, market: "india", language: "pt-BR" });
    expect(fits({ version: 1, ...describePage(page), reports: [cleanReport({ what: "page-load", screen: "", detail: {} })] })).toBe(true);
    for (const text of ["eyJhbGciOiJIUzI1NiJ9.e30.c2ln", "081234567890", "Budi", "budi@example.com", "0123456789abcdef"])
      expect(describePage({ lang: text, dataset: { release: text, market: text } })).toEqual({ release: "", market: "", language: "" });
  });

  it("fits its schema, whatever it is made of", () => {
    const words = fc.oneof(
      fc.string(),
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("loan-confirm", "/a/b", "12", "1234", "", "TypeError", "node-failed"),
    );
    const facts = fc.constantFrom("action", "error", "hundredths", "keyword", "node", "path", "reason", "step", "tenths", "widget");
    const report = fc.record({ what: words, screen: words, detail: fc.dictionary(fc.oneof(words, facts), words) });
    const page = fc.record({ lang: words, dataset: fc.record({ release: words, market: words }) });
    fc.assert(
      fc.property(page, fc.array(report, { minLength: 1, maxLength: 30 }), (loaded, reports) => {
        const sent = JSON.parse(JSON.stringify({ version: 1, ...describePage(loaded), reports: reports.map(cleanReport) }));
        expect(fits(sent), JSON.stringify(fits.errors)).toBe(true);
        expect(JSON.stringify(sent)).not.toMatch(/\d{4}/);
      }),
    );
  });
});

describe("sending", () => {
  const beacons: [string, Blob][] = [];
  const listeners: (() => void)[] = [];
  const page = {
    visibilityState: "visible",
    addEventListener: (_: string, listen: () => void) => listeners.push(listen),
    documentElement: { lang: "id", dataset: { release: "abcdefghijkl", market: "indonesia" } },
  };
  const batch = { version: 1, release: "abcdefghijkl", market: "indonesia", language: "id" };

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    beacons.length = 0;
    listeners.length = 0;
    page.visibilityState = "visible";
    vi.stubGlobal("document", page);
    vi.stubGlobal("navigator", { sendBeacon: (url: string, body: Blob) => beacons.push([url, body]) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const fault = { what: "node-failed", screen: "loan-confirm", detail: { node: "pay" } };
  const sent = async (index: number) => JSON.parse((await beacons[index]?.[1].text()) ?? "null");

  it("puts reports of five seconds together, and sends at once when the page is hidden", async () => {
    const { addReport } = await import("../../../src/browser/app/reports/reports.ts");
    addReport(fault, "/client-reports");
    addReport(fault, "/client-reports");
    expect(beacons).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(beacons.map(([url]) => url)).toEqual(["/client-reports"]);
    const load = { what: "page-load", screen: "", detail: {} };
    expect(await sent(0)).toEqual({ ...batch, reports: [load, fault, fault] });
    addReport(fault, "/client-reports");
    page.visibilityState = "hidden";
    for (const listen of listeners) listen();
    expect(await sent(1)).toEqual({ ...batch, reports: [fault] });
    vi.advanceTimersByTime(10_000);
    expect(beacons).toHaveLength(2);
  });

  it("stops after thirty reports of a page", async () => {
    const { addReport } = await import("../../../src/browser/app/reports/reports.ts");
    for (let at = 0; at < 50; at++) addReport(fault, "/client-reports");
    vi.advanceTimersByTime(5000);
    expect((await sent(0)).reports).toHaveLength(30);
  });
});
