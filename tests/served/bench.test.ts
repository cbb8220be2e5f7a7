// The screens that `npm run bench` measures: written by hand they show the same as made from their definitions.
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildDriver, buildSubject } from "../../scripts/bench/bundles.ts";
import { compareContents } from "../../scripts/bench/measure.ts";
import { openSubject } from "../../scripts/bench/pages.ts";
import { createProject } from "../../scripts/bench/project.ts";
import { serveFolder } from "../../scripts/bench/server.ts";
import { subjects } from "../../scripts/bench/subjects.ts";
import { launchBrowser } from "../support/browser.ts";
import { isThorough } from "../support/thoroughness.ts";

// React is what everything is compared with; the others are built when all is tested.
const compared = subjects.filter(({ name }) => isThorough || name === "shipped" || name === "react");
const projects = { whole: createProject("whole"), components: createProject("components"), paged: undefined };
const browser = await launchBrowser();
const closing: (() => Promise<void>)[] = [];
let driver: string;

beforeAll(async () => {
  // The plugin for React chooses by it between the code for development and that of a release.
  vi.stubEnv("NODE_ENV", "production");
  driver = await buildDriver();
});
afterAll(async () => {
  await browser.close();
  for (const close of closing) await close();
  for (const project of Object.values(projects)) project?.remove();
});

it("shows the same in every implementation, on opening and after each act", async () => {
  const pages = [];
  for (const subject of compared) {
    const { origin, close } = await serveFolder(await buildSubject(subject, subject.project && projects[subject.project]?.root));
    closing.push(close);
    pages.push(await openSubject(browser, subject.name, { origin, driver }));
  }
  expect(await compareContents(pages)).toEqual([]);
});
