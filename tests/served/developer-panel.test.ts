import type { FrameLocator, Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LayarConsole } from "../../src/authoring/studio/developer/console.ts";
import { findViolations } from "../support/browser/violations.ts";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

declare const layar: LayarConsole;

const secret = "canary-token-1";
let studio: OpenStudio;
let page: Page;
let panel: FrameLocator;

beforeAll(async () => {
  studio = await openStudio();
  page = await studio.openPage(`/complainPageNext?market=1&token=${secret}`);
  await page.getByRole("textbox").waitFor();
  panel = page.frameLocator('iframe[title="Developer panel"]');
});
afterAll(() => studio.close());

const tab = (name: string) => panel.getByRole("tab", { name }).click();

it("opens by its shortcut and shows values as they change, calls, and the way back", async () => {
  await page.keyboard.press("Alt+Shift+L");
  await panel.getByRole("heading", { name: "complaint-form" }).waitFor();
  await page.getByRole("textbox").fill("hello");
  await panel.getByText('"hello"').waitFor();
  await panel.getByText("changed").first().waitFor();
  await panel.getByRole("combobox", { name: "Path" }).fill("state.text");
  await panel.getByText("read by flow submit").waitFor();
  await tab("Calls");
  await panel.getByText("received").click();
  await panel.getByText("problemInit").waitFor();
  await tab("Trace");
  await panel.getByRole("button", { name: 'Go back to before write state.text = "hello"' }).click();
  await panel.getByText("Restored: state.text.").waitFor();
  expect(await page.getByRole("textbox").inputValue()).toBe("");
  expect(await panel.locator("body").textContent()).not.toContain(secret);
});

it("says why a node is hidden, and leads from an element to its line in the studio", async () => {
  await tab("Element");
  await panel.getByRole("combobox", { name: "Node" }).fill("type");
  await panel.getByRole("heading", { name: "Why it is hidden" }).waitFor();
  expect(await panel.getByRole("main").textContent()).toContain("✗ does not hold type != '' is false");
  await panel.getByRole("button", { name: "Choose an element" }).click();
  await page.getByRole("button", { name: "Submit" }).click();
  await panel.getByText("submit is a button").waitFor();
  const frame = page.frames().find((one) => one.url().endsWith("/studio/developer"));
  expect(await findViolations(page, frame)).toEqual([]);
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    panel
      .getByRole("link", { name: /^screens\/complaint\/form\/screen.json:\d+$/ })
      .first()
      .click(),
  ]);
  await opened.locator(".cm-activeLine + .cm-line", { hasText: '"id": "submit"' }).waitFor();
  expect(await opened.getByRole("link", { name: "Open in the app" }).getAttribute("href")).toMatch(/^\/complainPageNext\?.*market=1/);
  await opened.close();
});

it("tries an expression in the scope of the chosen node, step by step", async () => {
  await tab("Expression");
  await panel.getByText("In the scope of submit").waitFor();
  await panel.getByRole("textbox", { name: "Expression" }).click();
  await page.keyboard.insertText("size(state.text) > 2 && sta");
  await page.keyboard.press("Control+Space");
  await panel.getByRole("option", { name: /^startsWith/ }).waitFor();
  await panel
    .getByRole("option", { name: /^state/ })
    .first()
    .click();
  await panel.getByText("Expected yes/no").or(panel.getByText("yes/no")).first().waitFor();
  await page.keyboard.insertText(".text != ''");
  await panel.getByText("= false").waitFor();
  await page.getByRole("textbox").fill("long enough");
  await panel.getByText("= true").waitFor();
  const rows = await panel.getByRole("row").allTextContents();
  expect(rows).toContain("size(state.text)11a number");
});

it("takes what was done since the screen opened as a recording, without what was typed", async () => {
  await tab("Recording");
  await panel.getByRole("button", { name: "Take what was done" }).click();
  const steps = panel.getByRole("list", { name: "Steps of the recording" });
  await steps.getByRole("listitem").first().waitFor();
  expect(await steps.textContent()).not.toContain("long enough");
  expect(await panel.getByRole("button", { name: "Export" }).isEnabled()).toBe(true);
});

it("records from the opening on, and replays that in the studio", async () => {
  await tab("Recording");
  await panel.getByRole("button", { name: "● Record" }).click();
  await panel.getByText("Recording. Use the app, then stop.").waitFor();
  await page.getByRole("textbox").fill("Too many calls in one day");
  await panel.getByRole("button", { name: "■ Stop" }).click();
  const steps = panel.getByRole("list", { name: "Steps of the recording" });
  await steps.getByText("fill text").waitFor();
  const [replayed] = await Promise.all([
    page.context().waitForEvent("page"),
    panel.getByRole("button", { name: "Replay in the studio" }).click(),
  ]);
  await replayed.getByText("0 of 1 done.").waitFor();
  await replayed.getByRole("button", { name: "Play", exact: true }).click();
  await replayed.getByText("1 of 1 done.").waitFor();
  expect(await replayed.frameLocator('iframe[title="complaint-form, india"]').getByRole("textbox").inputValue()).toMatch(/^[A-Z][a-z]{2} /);
  await replayed.close();
});

it("gives the console what the panel knows, and React's tools the ids of nodes and the names of widgets", async () => {
  await panel.getByRole("button", { name: "Close" }).click();
  await page.getByRole("textbox").fill("more");
  const known = await page.evaluate(() => [
    Object.isFrozen(layar),
    layar.screen,
    layar.state["text"],
    layar.evaluate("upper(state.text) + type"),
    layar.why("submit").isShown,
    layar.find("submit")?.elements.length,
    layar.readers("state.text").map(({ name }) => name),
    layar.trace.some(({ step }) => step === "request"),
  ]);
  expect(known).toEqual([true, "complaint-form", "more", "MORE", true, 1, ["written", "sent", "submit", "text", "text"], true]);
  // The server compiles what reads texts, in the scope of a node where one is named.
  expect(await page.evaluate(() => [layar.evaluate("upper(texts.submit)"), layar.evaluate("texts.submit + state.text", "submit")])).toEqual(
    ["SUBMIT", "Submitmore"],
  );
  await expect(page.evaluate(() => layar.evaluate("texts.submitt"))).rejects.toThrow("Did you mean `submit`?");
  await page.evaluate(() => layar.setState("text", "from the console"));
  expect(await page.getByRole("textbox").inputValue()).toBe("from the console");
  // Of widgets that are drawn by a call React knows the element alone.
  const readFibers = (element: Element): string[][] => {
    const found: string[][] = [[], []];
    const own = Object.keys(element).find((name) => name.startsWith("__reactFiber$")) ?? "";
    for (let fiber = Reflect.get(element, own); fiber; fiber = fiber.return) {
      if (fiber.key) found[0]?.push(fiber.key);
      if (fiber.type?.displayName) found[1]?.push(fiber.type.displayName);
    }
    return found;
  };
  const [keys] = await page.getByRole("button", { name: "Submit" }).evaluate(readFibers);
  expect(keys).toEqual(expect.arrayContaining(["submit", "bar"]));
  const [ids, names] = await page.getByRole("textbox").evaluate(readFibers);
  expect([ids, names]).toEqual([expect.arrayContaining(["text"]), expect.arrayContaining(["text-area"])]);
  expect(studio.takeComplaints()).toEqual([]);
});
