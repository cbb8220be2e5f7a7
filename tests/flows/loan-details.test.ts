import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, type Market, type Visitor, visit } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";
import { installShell, type TestShell } from "../support/session/shell.ts";

const app = builtApp();
let visitor: Visitor;
let shell: TestShell;

async function openDetails(query: string, market: Market = "india"): Promise<void> {
  visitor = await visit(app, { market });
  shell = await installShell(visitor.page);
  await visitor.open(`/loanDetails?${query}`);
}

const order = "productId=P21&orderId=L2001";
const told = () => shell.messages;
const node = (id: string) => visitor.page.locator(`[data-node="${id}"]`);
const dialog = (name: string) => visitor.page.getByRole("dialog", { name });
/** How much is due, or else when. */
const dueAmount = () => node("state").locator(".ly-figure");
const drawing = () => node("picture").locator("path").getAttribute("d");

describe("loan details", () => {
  it("shows state, product and facts, and counts the opening", async () => {
    visitor = await visit(app);
    const counted = visitor.page.waitForRequest(/\/service\/event\/save/);
    await visitor.open(`/loanDetails?${order}`);
    expect((await counted).postDataJSON()).toEqual({ productId: "P21", moduleId: 30, positionId: 0 });
    expect(await node("state-title").textContent()).toBe("Payment due");
    expect(await node("facts").locator("dt").count()).toBeGreaterThan(2);
  });

  it.each([
    ["india", "2026-11-22", order, "Amount due · Due on 2026-12-20", "₹5,455", "in 28 days", "neutral"],
    ["indonesia", "2026-12-17", order, "Jumlah tagihan · Jatuh tempo 2026-12-20", "Rp\u00a0728.000", "in 3 days", "accent"],
    ["indonesia", "2026-12-20", `${order}&scenario=no-amount`, "Jatuh tempo", "2026-12-20", "today", "warn"],
    ["india", "2026-12-21", `${order}&scenario=no-amount`, "Jatuh tempo", "2026-12-20", "1 day late", "danger"],
  ] as const)("says first how much is due, when, and in how many days in %s on %s at %s", async (market, today, query, ...shown) => {
    visitor = await visit(app, { market });
    await visitor.page.clock.setFixedTime(`${today}T05:00:00Z`);
    await visitor.open(`/loanDetails?${query}`);
    const parts = [node("state").locator(".ly-hint").first(), dueAmount(), node("days")];
    const texts = await Promise.all(parts.map((part) => part.textContent()));
    expect([...texts, (await node("days").getAttribute("class"))?.match(/tone-(\w+)/)?.[1]]).toEqual(shown);
  });

  it("falls back to the state where no date and no amount is due", async () => {
    await openDetails(`${order}&scenario=bare`);
    expect([await dueAmount().count(), await node("picture").count()]).toEqual([0, 1]);
    await visitor.context.close();
    await openDetails("productId=P22&orderId=L2006");
    expect(await dueAmount().count()).toBe(0);
  });

  it("has six pictures, and that of 21 for every other state", async () => {
    const drawings = new Map<string, string | null>();
    visitor = await visit(app);
    shell = await installShell(visitor.page);
    for (const status of ["21", "151", "174", "180", "110", "200", "170", "3", "999"]) {
      await visitor.open(`/loanDetails?${order}&scenario=status-${status}`);
      drawings.set(status, await drawing());
      // The words beside it are the server's, so that the state is not said twice.
      expect(await node("picture").getAttribute("role")).toBeNull();
    }
    expect(new Set(drawings.values()).size).toBe(6);
    for (const other of ["170", "3", "999"]) expect(drawings.get(other)).toBe(drawings.get("21"));
  });

  // Neighbours are alike, so that each half of them has every kind.
  const offers = [
    ["174", true, true, false],
    ["180", true, true, false],
    ["3", true, true, false],
    ["5", true, true, false],
    ["170", true, false, false],
    ["151", false, false, false],
    ["200", false, false, true],
    ["4", false, false, true],
    ["21", false, false, false],
    ["110", false, false, false],
  ] as const;

  it.each(takeTurn(offers, 2))(`offers what status %s allows, turn ${turn}`, async (status, repay, delay, borrow) => {
    await openDetails(`${order}&scenario=status-${status}`, "indonesia");
    expect(await Promise.all(["repay", "delay-repay", "borrow-more"].map((id) => node(id).count()))).toEqual(
      [repay, delay, borrow].map(Number),
    );
    expect(await node("recommended").count()).toBe(0);
  });

  it("offers no extension when there is none", async () => {
    await openDetails(`${order}&scenario=no-delay`);
    expect([await node("repay").count(), await node("delay-repay").count()]).toEqual([1, 0]);
  });

  it.each([
    ["repay", "repayment-periods"],
    ["delay-repay", "repayment-delay"],
  ])("leads from %s to %s with the order", async (id, screen) => {
    await openDetails(order);
    await node(id).click();
    await expectScreen(visitor.page, screen);
    expect(new URL(visitor.page.url()).searchParams.get("orderId")).toBe("L2001");
  });

  it("repays elsewhere with the common parameters and without the token", async () => {
    await openDetails(`${order}&scenario=elsewhere`);
    const reached = visitor.page.waitForRequest(/pay\.example/);
    await node("repay").click();
    const { searchParams } = new URL((await reached).url());
    expect([searchParams.get("from"), searchParams.get("market"), searchParams.get("token")]).toEqual(["layar", "1", null]);
  });

  it.each(["elsewhere-hostile", "elsewhere-missing"])("stays and says so with %s", async (scenario) => {
    await openDetails(`${order}&scenario=${scenario}`);
    await node("repay").click();
    await visitor.page.getByRole("alert").getByText("This link cannot be opened.").waitFor();
  });

  it("borrows more through the shell, in the product's words", async () => {
    await openDetails(`${order}&scenario=status-4`);
    await visitor.page.getByRole("button", { name: "borrow more", exact: true }).click();
    await expect.poll(told).toContainEqual(expect.objectContaining({ action: "goHome" }));
  });
});

describe("the rating of a loan", () => {
  const repaid = "productId=P22&orderId=L2006";

  async function rate(stars: number): Promise<void> {
    await dialog("Rate our service")
      .getByRole("radio")
      .nth(stars - 1)
      .check({ force: true });
    const call = visitor.page.waitForRequest(/google-score/);
    await dialog("Rate our service").getByRole("button", { name: "Send" }).click();
    expect((await call).postDataJSON()).toEqual({ productId: "P22", orderId: "L2006", score: 5 });
  }

  it("opens by itself and asks to choose first", async () => {
    await openDetails(repaid, "indonesia");
    await dialog("Rate our service").getByRole("button", { name: "Send" }).click();
    await visitor.page.locator("[data-widget=toast]").getByText("Silakan pilih", { exact: true }).waitFor();
  });

  it("thanks below four stars", async () => {
    await openDetails(repaid);
    await rate(3);
    await dialog("Thank you").waitFor();
    await dialog("Thank you").locator("[data-node=thanks-close]").click();
    await dialog("Thank you").waitFor({ state: "detached" });
    expect(told()).not.toContainEqual(expect.objectContaining({ action: "goRate" }));
  });

  it("opens the shell's rating from four stars on", async () => {
    await openDetails(repaid);
    await rate(4);
    await expect.poll(told).toContainEqual(expect.objectContaining({ action: "goRate" }));
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
  });

  it("stays open with the server's words when it is refused", async () => {
    await openDetails(`${repaid}&scenario=score-refused`);
    await rate(5);
    await visitor.page.getByRole("alert").getByText("That is not possible now").waitFor();
    expect(await dialog("Rate our service").count()).toBe(1);
  });

  it("does not open for a loan that is not to be rated", async () => {
    await openDetails(order);
    await visitor.page.waitForTimeout(300);
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
  });
});
