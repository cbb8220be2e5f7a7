import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenStudio, openStudio } from "../support/studio.ts";

const path = "screens/complaint/form/tests.json";
let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio();
  page = await studio.openPage("/studio/screen/complaint-form?scenario=save-refused");
  await preview().getByRole("button", { name: "Submit" }).waitFor();
  await page.getByRole("tab", { name: "Tests" }).click();
});
afterAll(() => studio.close());

const preview = () => page.frameLocator('iframe[title="complaint-form, india"]');
const button = (name: string) => page.getByRole("button", { name, exact: true });

it("a failure that somebody recorded is replayed, step by step, and becomes a test that passes", async () => {
  await button("● Record").click();
  await page.getByText("Recording. Use the screen").waitFor();
  await preview().getByRole("textbox").fill("Ravi came to my house at night");
  await preview().getByRole("button", { name: "Submit" }).click();
  await preview().getByText("You have complained about this order today").waitFor();
  await button("■ Stop").click();
  const steps = page.getByRole("list", { name: "Steps of the recording" });
  await steps.getByText("tap submit").waitFor();
  expect(await steps.textContent()).not.toContain("Ravi");

  await button("Replay").click();
  await page.getByText("0 of 2 done.").waitFor();
  await button("Step").click();
  await page.getByText("1 of 2 done.").waitFor();
  expect(await preview().getByRole("textbox").inputValue()).toMatch(/^[A-Z][a-z]{3} [a-z]{4} /);
  await button("Play").click();
  await page.getByText("2 of 2 done.").waitFor();
  await preview().getByText("You have complained about this order today").waitFor();
  await button("Back").click();
  await page.getByText("1 of 2 done.").waitFor();
  await button("End").click();

  await page.getByRole("textbox", { name: "What it shows" }).fill("A second complaint of a day is refused");
  await button("Try as a test").click();
  await page.getByText("The test passes.").waitFor();
  await button("Keep as a test").click();
  await expect.poll(() => studio.read(path)).toContain('"A second complaint of a day is refused"');
  expect(studio.read(path)).not.toContain("Ravi");
  await page.getByText("all pass").waitFor();
  await button("A second complaint of a day is refused").waitFor();
  expect(studio.takeComplaints()).toEqual([]);
});
