import type { Page } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenStudio, openStudio } from "../support/studio/studio.ts";

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
  await preview().getByText("You have complained about this order today").first().waitFor();
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
  await preview().getByText("You have complained about this order today").first().waitFor();
  await button("Back").click();
  await page.getByText("1 of 2 done.").waitFor();
  await button("End").click();

  await page.getByRole("textbox", { name: "What it shows" }).fill("A second complaint of a day is refused");
  await button("Try as a test").click();
  await page.getByText("The test passes.").waitFor();
  // Somebody else has written a test meanwhile.
  studio.write(path, studio.read(path).replace('"An unknown type shows none"', '"A type that nobody knows shows none"'));
  await button("A type that nobody knows shows none").waitFor();
  await button("Keep as a test").click();
  await expect.poll(() => studio.read(path)).toContain('"A second complaint of a day is refused"');
  expect(studio.read(path)).toContain('"A type that nobody knows shows none"');
  expect(studio.read(path)).not.toContain("Ravi");
  await page.getByText("all pass").waitFor();
  await button("A second complaint of a day is refused").waitFor();
  expect(studio.takeComplaints()).toEqual([]);
});

const texts = {
  title: ["Situation", "Situasi"],
  ask: ["Ask", "Tanya"],
  bound: ["Bound", "Terikat"],
  yes: ["yes", "ya"],
  no: ["no", "tidak"],
};
const shown = "{env.platform} {launch.gid} {env.inMessagingApp ? texts.yes : texts.no}";
const text = (id: string, value: string) => ({ widget: "text", id, props: { text: value } });
const ask = {
  do: "native",
  key: "startBank",
  params: { cardNo: "1", phone: "1" },
  onReply: [{ do: "set", path: "state.isBound", to: true }],
};
const situation = {
  "screen.json": {
    route: "/service/given",
    title: "{texts.title}",
    state: { isBound: false },
    body: [
      {
        widget: "page-header",
        id: "header",
        props: { title: "{texts.title}" },
        on: { back: { do: "back", screen: "service-customer" } },
      },
      text("moment", "{date(now)}"),
      text("facts", shown),
      { ...text("bound", "{texts.bound}"), when: "state.isBound" },
      { widget: "button", id: "ask", props: { label: "{texts.ask}" }, on: { tap: { ...ask, fallback: [] } } },
    ],
  },
  "texts.json": Object.fromEntries(Object.entries(texts).map(([name, [en, id]]) => [name, { en, id }])),
  "tests.json": {
    tests: {
      "All that a test gives": {
        given: {
          market: "india",
          now: "2027-01-02T03:04Z",
          launch: { platform: "ios", gid: "G7" },
          messagingApp: true,
          hasPrevious: false,
          replies: { startBank: { done: true } },
        },
        when: [{ tap: "ask" }, { event: "back", on: "header" }],
        then: {
          messages: [{ key: "startBank", params: { cardNo: "1", phone: "1" } }],
          state: { isBound: true },
          goes: { screen: "service-customer", replace: true },
        },
      },
    },
  },
};

it("a replayed test has the moment, the app and the device that it is given", async () => {
  for (const [name, file] of Object.entries(situation)) studio.write(`screens/service/given/${name}`, JSON.stringify(file));
  await expect.poll(async () => (await page.request.get(`${studio.origin}/studio/screen/service-given`)).ok()).toBe(true);
  await page.goto(`${studio.origin}/studio/screen/service-given`);
  const frame = page.frameLocator('iframe[title="service-given, india"]');
  await frame.getByRole("button", { name: "Ask" }).waitFor();
  await page.getByRole("tab", { name: "Tests" }).click();
  await button("Replay All that a test gives").click();
  await frame.getByText("ios G7 yes").waitFor();
  await frame.getByText("2027-01-02").waitFor();
  await button("Play").click();
  await page.getByText("2 of 2 done.").waitFor();
  await frame.getByText("Bound").waitFor();
  await page.getByRole("tab", { name: "Trace" }).click();
  await page.getByText("/customerService").first().waitFor();
  expect(studio.takeComplaints()).toEqual([]);
});
