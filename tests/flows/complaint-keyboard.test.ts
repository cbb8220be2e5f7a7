import { expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, visit } from "../support/browser/visitor.ts";

const app = builtApp();

it("the whole complaint flow works by keyboard alone", async () => {
  const { page, open } = await visit(app);
  /** Tabs on until the control of a name has the focus, and ticks boxes on the way. */
  const tabTo = async (name: string) => {
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(() => document.activeElement?.matches("input[type=checkbox]:not(:checked)")))
        await page.keyboard.press("Space");
      const found = await page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute("aria-label") ?? element?.closest("label")?.textContent ?? element?.textContent ?? "";
      });
      if (found.includes(name)) return;
    }
    throw new Error(`No control named ${name} is reached with Tab.`);
  };

  await open("/complaint");
  await tabTo("All");
  await page.keyboard.press("Enter");
  await tabTo("Rupee Now");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator("[data-node=order]").getByText("Easy Credit").waitFor();
  await tabTo("Collection");
  await page.keyboard.press("Enter");
  await tabTo("Contacted my family");
  await page.keyboard.press("Enter");
  await expectScreen(page, "complaint-form");
  for (let press = 0; press < 10 && !(await page.getByRole("textbox").evaluate((element) => element === document.activeElement)); press++)
    await page.keyboard.press("Tab");
  await page.keyboard.type("By keyboard");
  await tabTo("Submit");
  await page.keyboard.press("Enter");
  await expectScreen(page, "complaint-type");
  await tabTo("My complaints");
  await page.keyboard.press("Enter");
  await expectScreen(page, "complaint-list");
  await tabTo("In progress");
  await page.keyboard.press("ArrowRight");
  await tabTo("The collector called ten times in one day.");
  await page.keyboard.press("Enter");
  await expectScreen(page, "complaint-details");
  await page.getByRole("dialog").waitFor();
  await tabTo("Send");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await tabTo("Send");
  const [request] = await Promise.all([page.waitForRequest(/save-score/), page.keyboard.press("Enter")]);
  expect(request.postDataJSON().score).toBeGreaterThan(0);
  await page.getByText("Successful demonstration！", { exact: true }).waitFor();
});
