import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { beforeEach, describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, submitForm, visitorOfEachTest } from "../support/browser/visitor.ts";

const token = "canary-token";
const app = builtApp();

/** Goes through the complaint screens once. */
async function complain(page: Page): Promise<void> {
  await page.locator("[data-node=types] button").last().click();
  await expectScreen(page, "complaint-form");
  await page.getByRole("textbox").fill("It was <b>wrong</b>");
  await page.reload();
  await expectScreen(page, "complaint-form");
  await submitForm(page);
  await expectScreen(page, "complaint-type");
  await page.getByRole("button", { name: "My complaints" }).click();
  await expectScreen(page, "complaint-list");
  await page.locator("[data-widget=complaint-item]").first().click();
  await expectScreen(page, "complaint-details");
}

describe("the served app", () => {
  const visitor = visitorOfEachTest(app);
  let violations: string[];

  beforeEach(async () => {
    violations = [];
    await visitor.page.exposeFunction("tellViolation", (text: string) => violations.push(text));
    await visitor.page.addInitScript(
      `document.addEventListener("securitypolicyviolation", (event) => window.tellViolation(event.violatedDirective + " " + event.blockedURI + " " + event.sample))`,
    );
  });

  it("breaks no rule of the content policy on the way through a complaint", async () => {
    await visitor.open("/complaint?orderNo=L2001");
    await complain(visitor.page);
    expect(violations).toEqual([]);
  });

  it("lets no code be made from texts, tried from a script of the page", async () => {
    const { page } = visitor;
    await page.route("**/tried.js", (route) => route.fulfill({ contentType: "text/javascript", body: triedCode }));
    await visitor.open("/complaint");
    // A script file of the page's own host, because what a debugger evaluates is exempt from the policy; as a text,
    // because the test's own `import()` is rewritten.
    const tried = await page.evaluate('import("/tried.js").then(({ tried }) => tried)');
    expect(tried).toEqual({ eval: "EvalError", function: "EvalError", markup: "TypeError", script: "TypeError" });
    for (const fault of visitor.faults.splice(0)) expect(fault).toContain("Trusted");
  });

  it("sends the token to the API alone, and keeps it out of the address bar", async () => {
    const { page } = visitor;
    const carriers = new Set<string>();
    let documents = 0;
    page.on("request", (request) => {
      const { referer = "" } = request.headers();
      expect(referer).toBe("");
      if (!request.url().includes(token)) return;
      if (request.resourceType() === "document") documents++;
      else carriers.add(new URL(request.url()).pathname.split("/")[1] ?? "");
    });
    await visitor.open("/complaint?orderNo=L2001");
    await complain(page);
    expect(page.url()).not.toContain(token);
    expect(documents).toBe(1); // The first address, as the app was given it; the reload has none.
    expect([...carriers]).toEqual(["user-problem"]);
  });

  it("leaves the token in neither lasting storage, markup nor history", async () => {
    await visitor.open("/complaint?orderNo=L2001");
    const kept = await visitor.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, history.state, document.documentElement.outerHTML, document.cookie]),
    );
    expect(kept).not.toContain(token);
  });
});

const triedCode = `
const failure = (run) => { try { run(); return "ran"; } catch (error) { return error.name; } };
export const tried = {
  eval: failure(() => (0, eval)("1")),
  function: failure(() => new Function("return 1")),
  markup: failure(() => { document.createElement("p").innerHTML = "<b>x</b>"; }),
  script: failure(() => { document.createElement("script").src = "/x.js"; }),
};`;

describe("dist", () => {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|css|html|json)$/.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join("dist", file), "utf8")]));
  const findIn = (pattern: RegExp) => [...texts].filter(([, text]) => pattern.test(text)).map(([file]) => file);

  it("has no code that makes code", () => {
    expect(findIn(/\beval\(|new Function\(|\bFunction\(["'`]|setTimeout\(["'`]|document\.write/)).toEqual([]);
  });

  it.each([
    ["the mock server", /mockServiceWorker|msw|layar-mock|They shouted|Salary Bridge/],
    ["the checker", /action-is-known|Did you mean|is-known/, /^assets\/remote-/], // It reads what a stranger has written.
    ["the studio or the tests", /layar-studio|vitest|canary/],
    ["development", /vite-error-overlay|import\.meta\.hot|"layar:screen", *\{|jsxDEV/],
    ["the machine that built it", /\/home\/|\/work\/|node_modules\//],
  ])("has nothing of %s", (_, marks, where?: RegExp) => {
    expect(texts.size).toBeGreaterThan(5);
    expect(findIn(marks).filter((file) => !file.includes("manifest") && !where?.test(file))).toEqual([]);
  });

  it("has no spread inside an optional call, which Chrome 87 gets wrong", () => {
    expect(findIn(/\?\.[\w$.]*\((?:[^()[\]{}]*,)?\.\.\./)).toEqual([]);
  });

  it("has no map of the sources", () => {
    expect(findIn(/sourceMappingURL/)).toEqual([]);
  });
});
