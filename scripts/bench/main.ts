// Compares the engine with the same screens written by hand, in one run: `npm run bench [-- --quick] [-- --json <file>]`.
// Nothing here is a test: ratios travel between machines, times do not, and neither fails a build.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser } from "playwright";
import { launchBrowser } from "../../tests/support/browser.ts";
import { buildApp, buildDriver, buildSubject } from "./bundles.ts";
import { type Paged, visitRound } from "./first-paint.ts";
import { timeLanguage, timeYardstick } from "./language-times.ts";
import { compareTexts, measureRound } from "./measure.ts";
import { openSubject, type SubjectPage } from "./pages.ts";
import { type BenchProject, createProject } from "./project.ts";
import { createRecorder, type Recorder } from "./record.ts";
import { type Served, serveFolder } from "./server.ts";
import { timeStudio } from "./studio-times.ts";
import { subjects } from "./subjects.ts";
import { findMissed, writeTable } from "./table.ts";
import { findSlow, type ToolTimes, writeTools } from "./tool-goals.ts";
import { timeCheck, timeRecheck, timeReload } from "./tools.ts";

const { values } = parseArgs({ options: { quick: { type: "boolean" }, json: { type: "string" } } });
const rounds = values.quick ? { page: 3, paint: 2, tool: 2 } : { page: 15, paint: 7, tool: 5 };

const tell = (what: string): void => console.error(what);

interface Stage {
  readonly browser: Browser;
  readonly driver: string;
  /** Servers of the built pages, in the order of `subjects`, and last that of the app. */
  readonly served: readonly Served[];
}

async function buildAll(whole: BenchProject, paged: BenchProject): Promise<readonly string[]> {
  const roots = { engine: whole.root, windowed: paged.root, react: undefined, dom: undefined, "json-render": undefined };
  const folders: string[] = [];
  for (const subject of subjects) folders.push(await buildSubject(subject, roots[subject.name]));
  return [...folders, await buildApp(paged.root)];
}

async function measurePages({ browser, driver, served }: Stage, recorder: Recorder): Promise<void> {
  const pages: SubjectPage[] = [];
  for (const [at, { name }] of subjects.entries())
    pages.push(await openSubject(browser, name, { origin: served[at]?.origin ?? "", driver }));
  const differences = await compareTexts(pages);
  if (differences.length > 0) throw new Error(`The implementations are not alike.\n${differences.join("\n")}`);
  tell("a round to warm up");
  await measureRound(pages, 0, createRecorder());
  for (let round = 0; round < rounds.page; round++) {
    tell(`round ${round + 1} of ${rounds.page}`);
    await measureRound(pages, round, recorder);
  }
}

/** The app stands for the engine as shipped: its pages are rendered ahead, the others' in the browser. */
async function measurePaint({ browser, served }: Stage, recorder: Recorder): Promise<void> {
  const app = served[subjects.length]?.origin;
  const pages: readonly Paged[] = subjects.flatMap(({ name }, at) => {
    if (name === "engine") return [];
    const origin = served[at]?.origin;
    return [{ name, urlOf: (screen) => (name === "windowed" ? `${app}/bench/${screen}` : `${origin}/?screen=${screen}`) }];
  });
  for (let round = 0; round < rounds.paint; round++) await visitRound(browser, pages, recorder);
}

async function run(whole: BenchProject, paged: BenchProject): Promise<void> {
  tell("building");
  const folders = await buildAll(whole, paged);
  const served = await Promise.all(folders.map(serveFolder));
  const browser = await launchBrowser();
  const recorder = createRecorder();
  try {
    const stage = { browser, driver: await buildDriver(), served };
    await measurePages(stage, recorder);
    tell("first paint");
    await measurePaint(stage, recorder);
    tell("tools");
    const tools = {
      checkMs: timeCheck(rounds.tool),
      recheckMs: timeRecheck(rounds.tool),
      ...timeLanguage(rounds.tool),
      yardstickMs: timeYardstick(rounds.tool),
      reloadMs: await timeReload(browser, paged, rounds.tool),
      ...(await timeStudio(browser)),
    };
    report(recorder, tools);
  } finally {
    await browser.close();
    await Promise.all(served.map(({ close }) => close()));
  }
}

function report(recorder: Recorder, tools: ToolTimes): void {
  const results = recorder.reduce();
  const missed = [...findMissed(results), ...findSlow(tools)];
  console.log(writeTable(results));
  console.log(`\n${writeTools(tools)}`);
  console.log(missed.length > 0 ? `\nmissed goals:\n${missed.map((one) => `- ${one}`).join("\n")}` : "\nall goals are met");
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ rounds, results, tools }, null, 2)}\n`);
}

const whole = createProject(false);
const paged = createProject(true);
try {
  await run(whole, paged);
} finally {
  whole.remove();
  paged.remove();
}
console.log("\nexpressions, as ratios to native closures");
await import("../bench-expression.ts");
