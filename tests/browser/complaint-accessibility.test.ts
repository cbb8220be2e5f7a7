import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSandboxProject } from "../../src/sandbox/index.ts";
import type { BuiltApp, Visitor } from "../support/built-app.ts";
import { expectScreen, startBuiltApp, visit } from "../support/built-app.ts";

declare const axe: { run(): Promise<AxeResults> };

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { scenarios, screens } = readSandboxProject(".");
const routeOf = (id: string): string => Object.entries(screens).find(([, screen]) => screen === id)?.[0] ?? "/";
/** Looks the same as another scenario, in which nothing is awaited in real time or broken in another way. */
const sameAsAnother = new Set([
  "slow",
  "html",
  "empty",
  "truncated",
  "server-error",
  "bad-gateway",
  "not-json",
  "null-answer",
  "list-answer",
  "wrong-shape",
  "fails-once",
  "drip",
]);
const situations = scenarios.flatMap((file) =>
  Object.entries(file.scenarios)
    .filter(([name]) => !sameAsAnother.has(name))
    .map(([name, scenario]) => ({
      title: `${file.screen} ${name}`,
      name,
      scenario,
      path: `${routeOf(file.screen)}?${scenario.open ?? file.open}`,
    })),
);

let app: BuiltApp;
beforeAll(async () => {
  app = await startBuiltApp();
});
afterAll(() => app.close());

/** Markup that was looked at, by market: many scenarios differ only in what comes after a tap. */
const clean = new Set<string>();

async function findViolations(page: Page): Promise<string[]> {
  const markup = await page.evaluate(() => document.documentElement.outerHTML);
  if (clean.has(markup)) return [];
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() => axe.run());
  if (violations.length === 0) clean.add(markup);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(["india", "indonesia"] as const)("in %s", (market) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(app, { market, width: 360, colorScheme: market === "india" ? "light" : "dark" });
  });
  afterAll(() => visitor.context.close());

  it.each(situations)("axe finds nothing in $title, which shows what it promises at 360 px", async ({ name, scenario, path }) => {
    await visitor.open(`${path}&scenario=${name}`, scenario.state ?? "ready");
    for (const text of scenario.shows ?? []) await visitor.page.getByText(text).first().waitFor();
    expect(await findViolations(visitor.page)).toEqual([]);
    expect(await overflow(visitor.page)).toBe(0);
    expect(visitor.faults.splice(0)).toEqual([]);
  });

  it("axe finds nothing in the rating dialog", async () => {
    await visitor.open("/complainDetails?problemId=C1001&scenario=ok");
    await visitor.page.getByRole("dialog").waitFor();
    expect(await findViolations(visitor.page)).toEqual([]);
    await visitor.page.getByRole("button", { name: "Send" }).click();
    await visitor.page.getByText("Silakan pilih").waitFor();
    expect(await findViolations(visitor.page)).toEqual([]);
  });

  it("axe finds nothing in the open order picker", async () => {
    await visitor.open("/complaint?scenario=ok");
    await visitor.page.getByRole("button", { name: "All" }).click();
    expect(await findViolations(visitor.page)).toEqual([]);
  });

  it("axe finds nothing on the home and not-found screens", async () => {
    for (const path of ["/", "/no-such-page"]) {
      await visitor.open(path);
      expect(await findViolations(visitor.page)).toEqual([]);
    }
    await expectScreen(visitor.page, "not-found");
  });
});
