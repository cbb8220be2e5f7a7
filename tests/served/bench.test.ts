// The screens that `npm run bench` measures: written by hand they show the same as made from their definitions.
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildDriver, buildSubject } from "../../scripts/bench/bundles.ts";
import { compareTexts } from "../../scripts/bench/measure.ts";
import { openSubject } from "../../scripts/bench/pages.ts";
import { createProject } from "../../scripts/bench/project.ts";
import { serveFolder } from "../../scripts/bench/server.ts";
import { subjects } from "../../scripts/bench/subjects.ts";
import { launchBrowser } from "../support/browser.ts";
import { isThorough } from "../support/thoroughness.ts";

// React is what everything is compared with; the others are built when all is tested.
const compared = subjects.filter(({ name }) => isThorough || name === "engine" || name === "react");
const project = createProject(false);
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
  project.remove();
});

it("shows the same in every implementation, on opening and after each act", async () => {
  const pages = [];
  for (const subject of compared) {
    const { origin, close } = await serveFolder(await buildSubject(subject, subject.isLayar ? project.root : undefined));
    closing.push(close);
    pages.push(await openSubject(browser, subject.name, { origin, driver }));
  }
  expect(await compareTexts(pages)).toEqual([]);
});
