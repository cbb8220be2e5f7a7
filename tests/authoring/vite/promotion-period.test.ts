import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { createProjectCompiler } from "../../../src/authoring/vite/screens/compile.ts";
import { routeEntry } from "../../../src/authoring/vite/screens/route-entry.ts";
import { momentIn } from "../../../src/core/market/index.ts";

const files = readProjectFiles(".");
const compile = createProjectCompiler();
const modules = new Map(["india", "indonesia", "india+T9", "indonesia+T9"].map((variant) => [variant, variant]));

/** The module of a variant that the page asks for at a moment, with a promotion of this period on the registration page. */
function shownAt(period: { from?: string; until?: string }, variant: string, now: string): unknown {
  const replaces = { "screen.title": "{data.template.title ?? texts.register}" };
  const overlay = { ...period, replaces, screen: { title: "{texts.register}" } };
  const path = "screens/promotion/register/T9.json";
  const { problems, screens } = compile([...files, { path, text: JSON.stringify(overlay) }]);
  expect(problems).toEqual([]);
  const screen = screens.find(({ id }) => id === "promotion-register");
  if (screen === undefined) throw new Error("The project has no `promotion-register`.");
  const entry = routeEntry(screen, modules).replaceAll("import(", "load(");
  const page = { load: (id: string) => id, Date: { now: () => Date.parse(now) } };
  return runInNewContext(`(${entry}).open[${JSON.stringify(variant)}]()`, page);
}

describe("a promotion with a period", () => {
  it.each([
    ["india", "2089-07-31T18:29:59Z", "2089-07-31T18:30:00Z", "2089-08-31T18:29:59Z", "2089-08-31T18:30:00Z"],
    ["indonesia", "2089-07-31T16:59:59Z", "2089-07-31T17:00:00Z", "2089-08-31T16:59:59Z", "2089-08-31T17:00:00Z"],
  ])("in %s is shown from midnight to midnight there", (market, before, first, last, after) => {
    const period = { from: "2089-08-01", until: "2089-09-01" };
    const shown = [before, first, last, after].map((now) => shownAt(period, `${market}+T9`, now));
    expect(shown).toEqual([market, `${market}+T9`, `${market}+T9`, market]);
  });

  it("may have a beginning or an end alone", () => {
    const around = ["2089-07-31T00:00:00Z", "2089-08-02T00:00:00Z"];
    expect(around.map((now) => shownAt({ from: "2089-08-01T12:00" }, "india+T9", now))).toEqual(["india", "india+T9"]);
    expect(around.map((now) => shownAt({ until: "2089-08-01T12:00" }, "india+T9", now))).toEqual(["india+T9", "india"]);
  });

  it("leaves the screens of others as they are", () => {
    expect(shownAt({ from: "2089-08-01" }, "india", "2089-09-01T00:00:00Z")).toBe("india");
  });
});

describe("momentIn", () => {
  it.each([
    ["2026-03-29T03:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
    ["2026-10-25T12:00", "Europe/Berlin", "2026-10-25T11:00:00.000Z"],
    ["2026-08-01", "Asia/Kolkata", "2026-07-31T18:30:00.000Z"],
  ])("reads %s in %s as %s", (text, zone, moment) => {
    expect(new Date(momentIn(text, zone) ?? 0).toISOString()).toBe(moment);
  });

  it.each(["2026-02-30", "2026-13-01", "2026-08-01T25:00"])("refuses %s", (text) => {
    expect(momentIn(text, "Asia/Jakarta")).toBeUndefined();
  });
});
