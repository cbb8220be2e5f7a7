import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { visit } from "../support/browser/visitor.ts";

const app = builtApp();

describe("a response that takes long", () => {
  it.each([
    ["india", "/complaintList", "Still loading. Your connection is slow.", "Retry"],
    ["indonesia", "/complaintList", "Masih memuat. Koneksi Anda sedang lambat.", "Coba lagi"],
    ["india", "/complainPageNext?problemIndex=1&problemSonIndex=11&orderNo=L2001", "Still loading. Your connection is slow.", "Retry"],
  ] as const)("is given up in %s on %s when the borrower asks again", async (market, path, words, retry) => {
    const { page, open } = await visit(app, { market });
    const [asked, givenUp]: [string[], string[]] = [[], []];
    page.on("requestfailed", (request) => givenUp.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.route(
      (url) => url.pathname.startsWith("/user-problem/"),
      (route) => {
        asked.push(new URL(route.request().url()).pathname);
        // The first two never get a response.
        return asked.length > 2 ? route.continue() : undefined;
      },
    );
    await open(path, "loading");
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.fastForward(3000);
    expect(await page.getByText(words).count()).toBe(0);
    for (const round of [1, 2]) {
      await page.clock.fastForward(8000);
      await page.getByText(words).waitFor();
      await page.getByRole("button", { name: retry, exact: true }).click();
      await expect.poll(() => [asked.length, givenUp.length]).toEqual([round + 1, round]);
    }
    await page.waitForSelector("[data-screen][data-state=ready]");
    expect(await page.getByText(words).count()).toBe(0);
    expect(new Set([...asked, ...givenUp]).size).toBe(1);
  });
});
