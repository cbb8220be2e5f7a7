/** Takes the pictures of the pages about the studio again, from a running one on a copy of the project: `npx tsx scripts/take-studio-pictures.ts`. */
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import type { StudioPlace } from "../tests/support/studio-server.ts";

const folder = ".github/pictures";

/** What somebody does before each is taken. */
const photos: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async start(page) {
    await page.goto("/studio");
    await page.locator('[data-screen-id="complaint-type"] iframe').waitFor({ timeout: 120_000 });
  },
  async texts(page) {
    await page.goto("/studio/texts?screen=promotion-register");
    await page.getByRole("row").first().waitFor();
  },
  async tests(page) {
    await page.goto("/studio/screen/complaint-form");
    await page.getByRole("tab", { name: /Tests/ }).click();
    await page.getByText("tests, all pass").waitFor({ timeout: 120_000 });
  },
  async developer(page) {
    await page.goto("/complainPageNext?market=1");
    await page.getByRole("textbox").fill("The collector called ten times in one day.");
    await page.keyboard.press("Alt+Shift+L");
    await page.frameLocator('iframe[title="Developer panel"]').getByRole("tab", { name: "Trace" }).click();
  },
  async gallery(page) {
    await page.goto("/studio/widgets/product-card");
  },
  async promotion(page) {
    await page.goto("/studio?search=promotion-register");
    await page.getByRole("link", { name: "New promotion" }).click();
    await page.getByLabel("Screen", { exact: true }).selectOption("promotion-register");
    await page.getByRole("textbox", { name: "Id" }).fill("SPRING");
    await page.getByRole("button", { name: "Make the promotion" }).click();
    const form = page.getByRole("form", { name: "Promotion SPRING" });
    const note = form.getByRole("group", { name: "Spring note · Text" });
    await note.getByLabel("English (en)").fill("Spring: no fee until May");
    await note.getByLabel("Indonesian (id)").fill("Musim semi: tanpa biaya sampai Mei");
    await form.getByLabel("From").fill("2027-03-01T00:00");
    await form.getByLabel("Until").fill("2027-05-01T00:00");
    await form.getByLabel("Colour", { exact: true }).fill("#8a1538");
    await form.getByText("Contrast with").waitFor();
    await form.getByRole("heading", { name: "When" }).scrollIntoViewIfNeeded();
  },
  async publish(page) {
    await page.goto("/studio/publish");
    await page.getByText("The check finds no problem.").waitFor();
  },
  /** The last one, because what is typed stays typed. */
  async editor(page) {
    await page.goto("/studio/screen/loan-confirm");
    await page.frameLocator('iframe[title="loan-confirm, india"]').getByRole("button").first().waitFor();
    await page.locator(".cm-content").click();
    await page.keyboard.press("ControlOrMeta+f");
    await page.getByRole("textbox", { name: "Find" }).pressSequentially('"widget": "button"');
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.keyboard.insertText('"widget": "buton"');
    await page.keyboard.press("Escape");
    await page.keyboard.press("Home");
    await page.getByRole("button", { name: "Fix", exact: true }).first().waitFor();
  },
};

const child = fork("tests/support/studio-server.ts", { execArgv: ["--import", "tsx"] });
const [place] = (await once(child, "message")) as [StudioPlace];
// Pages say where there is no commit to compare with.
for (const args of [
  ["init", "-q"],
  ["add", "screens", "schemas", "widgets"],
  ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "a"],
])
  spawnSync("git", args, { cwd: place.root });
const browser = await chromium.connect(place.endpoint);
try {
  mkdirSync(folder, { recursive: true });
  for (const [name, prepare] of Object.entries(photos)) {
    const page = await browser.newPage({ baseURL: place.origin, viewport: { width: 1440, height: 900 } });
    await prepare(page);
    // Pictures and previews come to rest.
    await page.waitForTimeout(4_000);
    writeFileSync(join(folder, `studio-${name}.webp`), await takeWebp(page));
    await page.close();
  }
} finally {
  await browser.close();
  child.disconnect();
}

/** A fifth of the bytes of a PNG, and readable everywhere that shows Markdown. */
async function takeWebp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  return Buffer.from(data, "base64");
}
