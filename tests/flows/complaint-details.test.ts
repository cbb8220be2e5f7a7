import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, visitorOfEachTest } from "../support/browser/visitor.ts";

const app = builtApp();

const visitor = visitorOfEachTest(app);

const dialog = () => visitor.page.getByRole("dialog", { name: "Please rate this service" });
const star = (n: number) =>
  dialog()
    .getByRole("radio")
    .nth(n - 1);
const filled = () =>
  dialog()
    .getByRole("radio")
    .evaluateAll((radios) => radios.findIndex((radio) => radio instanceof HTMLInputElement && radio.checked) + 1);

describe("the rating dialog of complaint details", () => {
  it("opens three seconds after the response, not before", async () => {
    const { page, open } = visitor;
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await open("/complainDetails?problemId=C1001");
    await page.clock.runFor(2900);
    expect(await dialog().count()).toBe(0);
    await page.clock.runFor(200);
    await dialog().waitFor();
    expect(await dialog().getByRole("radio").count()).toBe(5);
  });

  it("stays away when the service cannot be rated", async () => {
    const { page, open } = visitor;
    await page.clock.install();
    await open("/complainDetails?problemId=C1002");
    await page.clock.runFor(5000);
    expect(await dialog().count()).toBe(0);
  });

  it("says to choose when no star is chosen, then sends the chosen ones", async () => {
    const { page, open } = visitor;
    await open("/complainDetails?problemId=C1001");
    await dialog().waitFor();
    await dialog().getByRole("button", { name: "Send" }).click();
    const hint = page.locator("[data-widget=toast]");
    await hint.getByText("Silakan pilih", { exact: true }).waitFor();
    expect(await hint.getAttribute("role")).toBe("status");
    await expect
      .poll(async () => ((await hint.boundingBox())?.y ?? 0) + ((await hint.boundingBox())?.height ?? 0))
      .toBeLessThan((await dialog().boundingBox())?.y ?? 0);
    await star(4).check({ force: true });
    const [request] = await Promise.all([page.waitForRequest(/save-score/), dialog().getByRole("button", { name: "Send" }).click()]);
    expect(request.postDataJSON()).toEqual({ score: 4, problemId: "C1001" });
    await page.getByRole("status").getByText("Successful demonstration！", { exact: true }).waitFor();
    await dialog().waitFor({ state: "detached" });
    await page.reload();
    await expectScreen(page, "complaint-details");
  });

  it.each(["Cancel", "Escape"])("forgets the stars on %s", async (way) => {
    const { page, open } = visitor;
    await page.clock.install();
    await open("/complainDetails?problemId=C1001");
    await page.clock.runFor(3100);
    await star(3).check({ force: true });
    expect(await filled()).toBe(3);
    if (way === "Cancel") await dialog().getByRole("button", { name: "Cancel" }).click();
    else await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    await expectScreen(page, "complaint-details");
  });

  it("closes on Back and stays on the screen", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    await open("/complainDetails?problemId=C1001");
    await dialog().waitFor();
    await page.goBack();
    await dialog().waitFor({ state: "detached" });
    await expectScreen(page, "complaint-details");
  });

  it("stays open with its stars when the rating is refused", async () => {
    const { open } = visitor;
    await open("/complainDetails?problemId=C1001&scenario=score-refused");
    await dialog().waitFor();
    await star(2).check({ force: true });
    await dialog().getByRole("button", { name: "Send" }).click();
    await dialog().getByRole("alert").getByText("You have rated this before", { exact: true }).waitFor();
    expect(await filled()).toBe(2);
  });
});

describe("complaint details", () => {
  it("shows the text, the photos and the reply", async () => {
    const { page, open } = visitor;
    await open("/complainDetails?problemId=C1001");
    await page.getByText("The collector called ten times in one day.").waitFor();
    await page.getByText("42/200", { exact: true }).waitFor();
    await page.getByRole("heading", { name: "Process Result" }).waitFor();
    expect(await page.locator("[data-node=images] img").count()).toBe(2);
    expect(await page.locator("[data-node=reply-images] img").count()).toBe(1);
  });

  it.each([
    ["unanswered", 0],
    ["answered-by-images", 1],
    ["answered-by-text", 1],
  ])("shows the result %s", async (scenario, count) => {
    const { page, open } = visitor;
    await open(`/complainDetails?problemId=C1001&scenario=${scenario}`);
    expect(await page.getByRole("heading", { name: "Process Result" }).count()).toBe(count);
  });

  it("says what the server says about a complaint that is not there", async () => {
    const { page, open } = visitor;
    await open("/complainDetails?problemId=C404", "failed");
    await page.getByText("There is no such complaint").waitFor();
    await page.getByRole("button", { name: "Back to Home" }).click();
    await expectScreen(page, "site-home");
  });
});
