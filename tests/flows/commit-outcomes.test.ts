/** What borrowers see of each commit that was refused, or of which nobody knows: on the screen itself, and for as long as it is so. */
import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { visit } from "../support/browser/visitor.ts";
import { type CommitCase, commitCases } from "../support/commits/commit-cases.ts";
import { tapInPage } from "../support/commits/commit-taps.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const app = builtApp();
/** Two of the six by turns. */
const cases = takeTurn(commitCases, 3);

const words = "That is not possible now";

interface Fates {
  commit: "refused" | "cut" | "offline";
  look: "done" | "missing" | "refused" | "cut";
}

interface Opened {
  readonly page: Page;
  readonly fates: Fates;
  /** How often each has reached the server. */
  readonly counts: { commits: number; looks: number };
  readonly node: (id: string) => ReturnType<Page["locator"]>;
  readonly send: () => Promise<unknown>;
  readonly open: (page?: Page) => Promise<unknown>;
  readonly watch: (page: Page) => Promise<void>;
}

/** A success and a refusal in the form of either client. */
const answer = (code: string, data: unknown, message = code === "99" ? words : "") => ({
  json: { code, success: code !== "99", message, data },
});

async function openCase(about: CommitCase): Promise<Opened> {
  const { page, context } = await visit(app, { causes: /.*/ });
  const fates: Fates = { commit: "refused", look: "cut" };
  const counts = { commits: 0, looks: 0 };
  const takeCommit = (route: Route) => {
    counts.commits++;
    return fates.commit === "refused" ? route.fulfill(answer("99", null)) : route.abort("connectionreset");
  };
  const takeLook = (route: Route) => {
    if (route.request().frame().page().url().includes("loanDetails")) return route.fallback();
    counts.looks++;
    if (fates.look === "cut") return route.abort("connectionreset");
    const refusal = answer("99", null, `${words} (${counts.looks})`);
    return route.fulfill(fates.look === "refused" ? refusal : answer("00", about.look?.dataOf(fates.look === "done")));
  };
  await context.route(({ pathname }) => pathname === about.action.path, takeCommit);
  await context.route(({ pathname }) => pathname === about.look?.action.path, takeLook);
  await context.route(
    ({ host }) => host === "elsewhere.example",
    (route) => route.fulfill({ status: 204 }),
  );
  const watch = async (one: Page) => one.clock.install();
  await watch(page);
  const open = async (one = page) => {
    await one.goto(app.origin + about.address);
    await one.waitForSelector(`[data-screen=${about.screen}][data-state=ready]`);
  };
  await open();
  const send = () => tapInPage(page, { node: about.node, texts: about.texts, times: 1 });
  return { page, fates, counts, node: (id) => page.locator(`[data-node=${id}]`), send, open, watch };
}

const leftScreen = ({ page }: Opened, { screen }: CommitCase) =>
  expect
    .poll(() =>
      page
        .locator(`[data-screen=${screen}]`)
        .count()
        .catch(() => 0),
    )
    .toBe(0);

describe.each(cases)(`$name, turn ${turn}`, (about) => {
  it("stays refused on the screen, in the server's words, until the borrower changes something or tries again", async () => {
    const opened = await openCase(about);
    const { page, node, send, fates } = opened;
    await send();
    const refused = node("refused");
    await refused.getByText(words).waitFor();
    expect(await refused.locator("p").count()).toBe(3);
    await page.clock.runFor(60_000);
    expect(await page.locator("[data-widget=toast]").count()).toBe(0);
    expect(await refused.isVisible()).toBe(true);
    // A screen without a field has nothing to change, which is not waited for.
    await page
      .locator("[data-screen] :is(input, textarea):not([type=file])")
      .evaluateAll(([field]) => field?.matches("[type=checkbox], [type=radio]") && field instanceof HTMLElement && field.click());
    fates.commit = "cut";
    await send();
    await node("unknown").waitFor();
    expect(await refused.count()).toBe(0);
  });
});

describe.each(cases.filter(({ look }) => look))("$name, of which nobody knows,", (about) => {
  it("cannot be sent again after a reload, in another tab and later, and gives its place to looking", async () => {
    const opened = await openCase(about);
    const { page, node, send, open, fates, counts, watch } = opened;
    const other = await page.context().newPage();
    await watch(other);
    if (Object.keys(about.texts).length === 0) await open(other);
    fates.commit = "cut";
    await send();
    await node("unknown").waitFor();
    const isHeld = async (one: Page) => {
      await one.locator("[data-node=look]").waitFor();
      expect(await one.locator("[data-node=look]").textContent()).toMatch(/^(Check now|Cek sekarang)$/);
      expect(await one.locator("[data-node=way-on]").isVisible()).toBe(true);
      for (const gone of [about.node, "consent", "refused"]) expect(await one.locator(`[data-node=${gone}]`).count(), gone).toBe(0);
    };
    await isHeld(page);
    expect(await page.evaluate(() => document.activeElement?.closest("[data-node]")?.getAttribute("data-node"))).toBe("look");
    // A complaint is known by its words, which are not there in another tab.
    if (about.name === "problemSave") return;
    if (Object.keys(about.texts).length === 0) await isHeld(other);
    await other.close();
    await page.reload();
    await isHeld(page);
    const later = await page.context().newPage();
    await page.close();
    await open(later);
    await isHeld(later);
    expect(counts.commits).toBe(1);
  });

  it("is checked by itself until it is found done, and goes on as after a tap", async () => {
    const opened = await openCase(about);
    const { page, node, send, fates, counts } = opened;
    fates.commit = "cut";
    await send();
    await node("unknown").waitFor();
    expect(counts.looks).toBe(0);
    await page.clock.runFor(10_000);
    await expect.poll(() => node("unknown").textContent()).toMatch(/\d\d:\d\d/);
    expect(counts.looks).toBeGreaterThanOrEqual(1);
    fates.look = "refused";
    await page.clock.runFor(10_000);
    await node("unknown").getByText(words).waitFor();
    expect(await page.locator("[data-widget=toast]").count()).toBe(0);
    fates.look = "done";
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    if (about.name === "problemSave") {
      await page.getByRole("dialog").waitFor();
      await page.clock.runFor(2000);
    }
    await leftScreen(opened, about);
    expect(counts.commits).toBe(1);
  });

  it("may be sent again once a look by itself has found nothing, which is said", async () => {
    const { page, node, send, fates, counts } = await openCase(about);
    fates.commit = "cut";
    fates.look = "missing";
    await send();
    await node("unknown").waitFor();
    await page.clock.runFor(10_000);
    await node("refused").waitFor();
    expect(await node("unknown").count()).toBe(0);
    expect(await node(about.node).isVisible()).toBe(true);
    fates.commit = "refused";
    await send();
    await node("refused").getByText(words).waitFor();
    expect(counts.commits).toBe(2);
  });

  it("is checked thirty times at most, and not while the page is hidden", async () => {
    const { page, node, send, fates, counts } = await openCase(about);
    fates.commit = "cut";
    fates.look = "refused";
    await send();
    await node("unknown").waitFor();
    await page.evaluate(() => Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" }));
    await page.clock.runFor(100_000);
    expect(counts.looks).toBe(0);
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: "visible" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => counts.looks).toBe(1);
    // The next look waits for the one before, so each is awaited.
    const isSaid = async () => (await node("unknown").textContent())?.includes(`${words} (${counts.looks})`);
    await expect.poll(isSaid).toBe(true);
    while (counts.looks < 30) {
      const before = counts.looks;
      await page.clock.runFor(10_000);
      await expect.poll(() => counts.looks).toBeGreaterThan(before);
      await expect.poll(isSaid).toBe(true);
    }
    await page.clock.runFor(100_000);
    expect(counts.looks).toBe(30);
    // What becomes unknown after it was settled by hand is checked by itself again.
    fates.look = "missing";
    await node("look").click();
    await node("unknown").waitFor({ state: "detached" });
    fates.look = "refused";
    await send();
    await node("unknown").waitFor();
    await page.clock.runFor(10_000);
    await expect.poll(() => counts.looks).toBe(32);
  });
});
