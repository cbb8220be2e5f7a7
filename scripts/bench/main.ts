// Compares the engine with the same screens written by hand, in one run:
// `npm run bench [-- --quick] [-- --json <file>] [-- --only pages,list,phones,paint,tools,expressions] [-- --record <version>]`.
// `--record` keeps the results for a release; `npm run generate` then makes the table and the picture of the documentation.
// Nothing here is a test: ratios travel between machines, times do not, and neither fails a build.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { browserLaunch } from "../../tests/support/browser/browser.ts";
import type { Listening } from "../../tests/support/run/listen.ts";
import { buildApp, buildDriver, buildSubject } from "./bundles.ts";
import { coldRound } from "./cold.ts";
import { type Paged, paintRound } from "./first-paint.ts";
import { timeLanguage, timeYardstick } from "./language-times.ts";
import { compareLists, measureList } from "./list.ts";
import { compareContents, measureRound } from "./measure.ts";
import { openSubject, type SubjectPage } from "./pages.ts";
import { phoneRound } from "./phones.ts";
import { type BenchProject, checkout, createProject, type ProjectKind } from "./project.ts";
import { createRecorder, type Recorder } from "./record.ts";
import { writeResults } from "./results.ts";
import { serveFolder } from "./server.ts";
import { timeStudio } from "./studio-times.ts";
import { inPages, originOf, type SubjectKind, type SubjectName, subjects } from "./subjects.ts";
import { findMissed, writeTable } from "./table.ts";
import { findSlow, type ToolTimes, writeTools } from "./tool-goals.ts";
import { timeCheck, timeReload } from "./tools.ts";

const { values } = parseArgs({
  options: { quick: { type: "boolean" }, json: { type: "string" }, only: { type: "string" }, record: { type: "string" } },
});
const rounds = values.quick ? { page: 3, paint: 2, tool: 2 } : { page: 15, paint: 7, tool: 5 };
/** After which no further round of a part begins, in minutes: nobody waits longer for the last decimal. */
const longest = { page: 5, paint: 2 };
/** So many there are at any rate, or a ratio says nothing. */
const fewest = values.quick ? 1 : 3;
const isWanted = (part: string): boolean => values.only === undefined || values.only.split(",").includes(part);

/** Repeats a part until it is done or its time is over; gives the number of rounds. */
async function repeat(part: keyof typeof longest, run: (round: number) => Promise<void>): Promise<number> {
  const end = performance.now() + longest[part] * 60_000;
  let round = 0;
  while (round < rounds[part] && (round < fewest || performance.now() < end)) {
    console.error(`${part}, round ${round + 1} of ${rounds[part]}`);
    await run(round);
    round++;
  }
  return round;
}

interface Stage {
  readonly browser: Browser;
  readonly driver: string;
  readonly served: ReadonlyMap<SubjectName | "app", Listening>;
}

type Projects = { readonly [K in ProjectKind]: BenchProject };

/** Serves the built pages by the names of their subjects, and the app. */
async function serveAll(projects: Projects): Promise<Stage["served"]> {
  const served = new Map<SubjectName | "app", Listening>();
  for (const subject of subjects.filter(({ opens }) => !opens))
    served.set(subject.name, await serveFolder(await buildSubject(subject, subject.project && projects[subject.project].root)));
  return served.set("app", await serveFolder(await buildApp(projects.paged.root)));
}

async function measurePages({ browser, driver, served }: Stage, recorder: Recorder): Promise<number> {
  const open = (subject: SubjectKind) => openSubject(browser, subject, { origin: originOf(served, subject), driver });
  const pages: SubjectPage[] = [];
  for (const subject of inPages) pages.push(await open(subject));
  const differences = [...(await compareContents(pages)), ...(await compareLists(pages))];
  if (differences.length > 0) throw new Error(`The implementations are not alike.\n${differences.join("\n")}`);
  console.error("a round to warm up");
  const measure = async (round: number, samples: Recorder): Promise<void> => {
    if (isWanted("pages")) {
      await measureRound(pages, round, samples);
      await coldRound(open, round, samples);
    }
    if (isWanted("list")) await measureList(pages, round, samples);
  };
  if (isWanted("phones")) for (let round = 0; round < fewest; round++) await phoneRound(pages, recorder);
  await measure(0, createRecorder());
  return await repeat("page", (round) => measure(round, recorder));
}

/** The app stands for the engine as shipped: its pages are rendered ahead, the others' in the browser. */
async function measurePaint({ browser, served }: Stage, recorder: Recorder): Promise<number> {
  const app = served.get("app")?.origin;
  const pages: readonly Paged[] = subjects.flatMap((subject) => {
    const { name, opens, only } = subject;
    if (only === "pages") return [];
    const page = `${originOf(served, subject)}/${opens?.query ?? "?"}`;
    return [{ name, urlOf: (screen) => (name === "shipped" ? `${app}/bench/${screen}` : `${page}&screen=${screen}`) }];
  });
  return await repeat("paint", (round) => paintRound(browser, pages, round, recorder));
}

async function measureTools(browser: Browser, project: BenchProject): Promise<ToolTimes> {
  console.error("tools");
  return {
    checkMs: timeCheck(rounds.tool),
    ...timeLanguage(rounds.tool),
    yardstickMs: timeYardstick(rounds.tool),
    reloadMs: await timeReload(browser, project, rounds.tool),
    ...(await timeStudio(browser, rounds.tool)),
  };
}

async function run(projects: Projects): Promise<void> {
  console.error("building");
  const served = await serveAll(projects);
  const launch = browserLaunch();
  // Each page has a process of its own, so that nobody collects another's garbage.
  const browser = await chromium.launch({ ...launch, args: launch.args?.filter((one) => !one.startsWith("--renderer-process-limit")) });
  const recorder = createRecorder();
  try {
    const stage = { browser, driver: await buildDriver(), served };
    const pageRounds = ["pages", "list", "phones"].some(isWanted) ? await measurePages(stage, recorder) : 0;
    const paintRounds = isWanted("paint") ? await measurePaint(stage, recorder) : 0;
    report(recorder, pageRounds || paintRounds, isWanted("tools") ? await measureTools(browser, projects.paged) : undefined);
  } finally {
    await browser.close();
    await Promise.all([...served.values()].map(({ close }) => close()));
  }
}

function report(recorder: Recorder, measured: number, tools: ToolTimes | undefined): void {
  const results = recorder.reduce();
  const missed = [...findMissed(results), ...(tools ? findSlow(tools) : [])];
  console.log(writeTable(results));
  if (tools) console.log(`\n${writeTools(tools)}`);
  console.log(missed.length > 0 ? `\nmissed goals:\n${missed.map((one) => `- ${one}`).join("\n")}` : "\nall goals are met");
  if (values.record) writeResults(checkout, { version: values.record, rounds: measured, results });
  if (values.json) writeFileSync(values.json, `${JSON.stringify({ rounds: measured, results, tools }, null, 2)}\n`);
}

const projects = { whole: createProject("whole"), paged: createProject("paged") };
try {
  await run(projects);
} finally {
  for (const project of Object.values(projects)) project.remove();
}
if (isWanted("expressions")) {
  console.log("\nexpressions, as ratios to native closures");
  await import("../bench-expression.ts");
}
