// The screens that `npm run bench` measures: written by hand they show the same as made from their definitions, and what the
// engine does for them stays within the budgets, so that no change makes it slower unseen.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildDriver, buildSubject } from "../../scripts/bench/bundles.ts";
import { type ActCounts, compareWithBudgets, countActs } from "../../scripts/bench/counts/counts.ts";
import { compareLists } from "../../scripts/bench/list.ts";
import { compareContents } from "../../scripts/bench/measure.ts";
import { openSubject, type SubjectPage } from "../../scripts/bench/pages.ts";
import { createProject } from "../../scripts/bench/project.ts";
import { serveFolder } from "../../scripts/bench/server.ts";
import { inPages, originOf } from "../../scripts/bench/subjects.ts";
import { launchBrowser } from "../support/browser/browser.ts";
import type { Listening } from "../support/run/listen.ts";
import { isThorough } from "../support/run/thoroughness.ts";

const budgetFile = "scripts/bench/counts/budgets.json";
// React is what everything is compared with; the others are built when all is tested.
const compared = inPages.filter(({ name }) => isThorough || name === "shipped" || name === "components" || name === "react");
const project = createProject("whole");
const served = new Map<string, Listening>();
const pages: SubjectPage[] = [];
const browser = await launchBrowser();

beforeAll(async () => {
  // The plugin for React chooses by it between the code for development and that of a release.
  vi.stubEnv("NODE_ENV", "production");
  const driver = await buildDriver();
  for (const subject of compared.filter(({ opens }) => !opens)) {
    const built = subject.project === undefined ? buildSubject(subject) : buildSubject(subject, project.root, true);
    served.set(subject.name, await serveFolder(await built));
  }
  for (const subject of compared) pages.push(await openSubject(browser, subject, { origin: originOf(served, subject), driver }));
});
afterAll(async () => {
  await browser.close();
  for (const { close } of served.values()) await close();
  project.remove();
});

it("shows the same in every implementation, on opening and after each act", async () => {
  expect(await compareContents(pages)).toEqual([]);
  expect(await compareLists(pages)).toEqual([]);
});

describe("what the engine does", () => {
  it.each(["shipped", "components"] as const)("stays within the budgets (%s)", async (name) => {
    const page = pages.find((one) => one.name === name);
    const counts: ActCounts = page ? await countActs(page) : {};
    const budgets: { readonly [subject: string]: ActCounts } = JSON.parse(readFileSync(budgetFile, "utf8"));
    const { exceeded, loose } = compareWithBudgets(counts, budgets[name] ?? {});
    const advice = `${budgetFile} would be right with "${name}": ${JSON.stringify(counts)}`;
    // What has become cheaper is said at once, and must be taken into the budgets when all is tested.
    if (loose.length > 0) console.warn(`${loose.join("\n")}\n${advice}`);
    expect(isThorough ? [...exceeded, ...loose] : exceeded, advice).toEqual([]);
  });
});
