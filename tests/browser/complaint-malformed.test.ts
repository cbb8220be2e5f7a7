import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSandboxProject } from "../../src/sandbox/index.ts";
import type { BuiltApp, Visitor } from "../support/built-app.ts";
import { expectHeadingAndWayOn, photo, startBuiltApp, submitForm, visit } from "../support/built-app.ts";
import type { Malformed } from "../support/malformed.ts";
import { malform } from "../support/malformed.ts";
import { buildCall, sampleInputs } from "../support/sandbox-call.ts";

const { actions } = readSandboxProject(".");
let app: BuiltApp;

beforeAll(async () => {
  app = await startBuiltApp();
});
afterAll(() => app.close());

async function goodAnswer(name: string) {
  const action = actions[name];
  if (action?.path === undefined) throw new Error(`The catalogue has no \`${name}\`.`);
  return { path: action.path, good: await (await fetch(buildCall(app.origin, action, sampleInputs(action)))).json() };
}

/** Answers one path with a variant, and everything else as ever. */
async function breakAnswers({ page }: Visitor, path: string, variant: () => Malformed): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => {
      const { status, contentType, text } = variant();
      return route.fulfill({ status, contentType, body: text });
    },
  );
}

/** A failed screen asks again by itself, which takes a tenth of the time of a new page. */
async function askAgain(page: Page, address: string): Promise<void> {
  const retry = page.locator("[data-state=failed]").getByRole("button", { name: "Retry" });
  if (page.url().startsWith(app.origin) && (await retry.count()) > 0) await retry.click();
  else await page.goto(address);
  await page.waitForSelector("[data-state=ready], [data-state=failed]");
}

const loads = [
  ["problemInit", "/complaint"],
  ["problemInit", "/complainPageNext?problemIndex=1&problemSonIndex=11&orderNo=L2001"],
  ["problemList", "/complaintList"],
  ["problemDetail", "/complainDetails?problemId=C1001"],
] as const;

describe("60 broken answers", { timeout: 180_000 }, () => {
  it.each(loads)("of %s leave %s with a heading and a way on", async (action, path) => {
    const visitor = await visit(app);
    const { path: api, good } = await goodAnswer(action);
    let variant = malform(good)[0];
    let served = 0;
    await breakAnswers(visitor, api, () => {
      served++;
      return variant ?? { name: "", status: 500, contentType: "", text: "" };
    });
    const variants = malform(good);
    for (const next of variants) {
      variant = next;
      const before = served;
      await askAgain(visitor.page, `${app.origin}${path}${path.includes("?") ? "&" : "?"}market=1`);
      expect(served, next.name).toBeGreaterThan(before);
      await expectHeadingAndWayOn(visitor.page);
      expect(visitor.faults, next.name).toEqual([]);
      expect(await visitor.page.evaluate(() => "polluted" in Object.prototype || "polluted" in {})).toBe(false);
    }
    expect(variants).toHaveLength(60);
    await visitor.context.close();
  });

  it.each([
    ["problemSave", "text"],
    ["uploadProblemImage", "photo"],
  ])("of %s leave the form with its text", async (action, what) => {
    const visitor = await visit(app);
    const { page } = visitor;
    const { path: api, good } = await goodAnswer(action);
    await visitor.open("/complainPageNext?problemIndex=2&orderNo=L2001");
    await page.getByRole("textbox").fill("They called at night");
    // Saving promises no data, so for it only what is no success is broken; a photo needs its address as well.
    const isBroken = (text: string): boolean => !isSuccess(text) || (what === "photo" && !/"url":"[^"]/.test(text));
    const variants = malform(good).filter(
      ({ text, status, contentType }) => status !== 200 || contentType === "text/html" || isBroken(text),
    );
    let variant = variants[0];
    await breakAnswers(visitor, api, () => variant ?? { name: "", status: 500, contentType: "", text: "" });
    for (const next of variants) {
      variant = next;
      if (what === "text") await submitForm(page);
      else await page.locator("input[type=file]").setInputFiles(photo);
      await page.getByRole("alert").first().waitFor();
      await expectHeadingAndWayOn(page);
      expect(await page.getByRole("textbox").inputValue(), next.name).toBe("They called at night");
      await page.reload();
      await page.waitForSelector("[data-state=ready]");
    }
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });
});

function isSuccess(text: string): boolean {
  try {
    return String(JSON.parse(text)?.code) === "00";
  } catch {
    return false;
  }
}
