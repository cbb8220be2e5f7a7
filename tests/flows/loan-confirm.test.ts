import type { Request } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, type Market, type Visitor, visit } from "../support/browser/visitor.ts";
import { installShell, type TestShell } from "../support/session/shell.ts";

const app = builtApp();
let visitor: Visitor;
let shell: TestShell;

/** Opens the screen with a shell that records its messages. */
async function openConfirm(query: string, market: Market = "india"): Promise<void> {
  visitor = await visit(app, { market });
  shell = await installShell(visitor.page);
  await visitor.open(`/loanConfirm?${query}`);
}

const told = () => shell.messages;
const node = (id: string) => visitor.page.locator(`[data-node="${id}"]`);
const popUp = () => visitor.page.getByRole("dialog", { name: "Agreement" });
const confirm = () => node("confirm");

function countCalls(path: RegExp): Request[] {
  const calls: Request[] = [];
  visitor.page.on("request", (request) => path.test(request.url()) && calls.push(request));
  return calls;
}

describe("loan confirmation", () => {
  it.each([
    ["india", "₹15,000", "91 days"],
    ["indonesia", "Rp\u00a02.000.000", "91 hari"],
  ] as const)("shows all terms in %s", async (market, amount, term) => {
    await openConfirm("productId=P21", market);
    expect(await node("amount").textContent()).toContain(amount);
    expect(await node("term").textContent()).toContain(term);
    expect(await node("costs").locator("dt").count()).toBe(4);
    expect(await node("plan").getByRole("listitem").count()).toBe(3);
    expect(await node("consent").getByRole("button").count()).toBe(2);
    expect(await node("note").count()).toBe(1);
    expect(await popUp().count()).toBe(0);
  });

  it("is agreed to at first, and confirms nothing while it is not", async () => {
    await openConfirm("productId=P21");
    const calls = countCalls(/loan-detail-push/);
    const box = visitor.page.getByRole("checkbox");
    expect(await box.isChecked()).toBe(true);
    await box.uncheck();
    expect(await confirm().getAttribute("aria-disabled")).toBe("true");
    const why = visitor.page.getByText("Tick the box to agree first.", { exact: true });
    expect(await confirm().getAttribute("aria-describedby")).toBe(await why.getAttribute("id"));
    await confirm().click({ force: true });
    await visitor.page.keyboard.press("Enter");
    await visitor.page.waitForTimeout(300);
    expect(calls.length).toBe(0);
    await box.check();
    expect(await confirm().getAttribute("aria-disabled")).toBe(null);
    expect(await why.count()).toBe(0);
  });

  it.each([
    ["india", "Confirm ₹15,000"],
    ["indonesia", "Konfirmasi Rp\u00a02.000.000"],
  ] as const)("shows the consent whenever the button is in view, and the amount on it, in %s", async (market, name) => {
    await openConfirm("productId=P21", market);
    expect(await confirm().textContent()).toBe(name);
    for (const height of [640, 560]) {
      await visitor.page.setViewportSize({ width: 360, height });
      for (const part of [confirm(), visitor.page.getByRole("checkbox"), node("consent")]) {
        const box = await part.boundingBox();
        expect((box?.y ?? -1) >= 0 && (box?.y ?? height) + (box?.height ?? 0) <= height).toBe(true);
      }
    }
  });

  it("lists many agreements behind one link", async () => {
    await openConfirm("productId=P21&scenario=long-text");
    const calls = countCalls(/contract-jump/);
    await visitor.page.getByRole("button", { name: "6 agreements for this loan" }).click();
    await visitor.page.getByRole("dialog", { name: "Agreements" }).getByRole("button").nth(2).click();
    await visitor.page.waitForURL(/loanAgreement/);
    expect(calls.length).toBe(1);
  });

  it("pushes once for two taps, notifies the shell, and goes to the loan in its own place", async () => {
    await openConfirm("productId=P21&scenario=push-slow");
    const calls = countCalls(/loan-detail-push/);
    const before = await visitor.page.evaluate(() => history.length);
    await confirm().dblclick();
    await expectScreen(visitor.page, "loan-details");
    expect(calls.map((call) => call.postDataJSON())).toEqual([{ amount: "15000", periods: 91, termUnit: "days", productId: "P21", h5: 1 }]);
    expect(await visitor.page.evaluate(() => history.length)).toBe(before);
    expect(new URL(visitor.page.url()).searchParams.get("from")).toBe("confirm");
    await expect
      .poll(told)
      .toContainEqual(expect.objectContaining({ action: "burialPoint", params: expect.objectContaining({ event: "loanConfirm" }) }));
  });

  it.each(["push-offline", "push-unreadable"])("says that it is checking after %s, and sends nothing again", async (scenario) => {
    await openConfirm(`productId=P21&scenario=${scenario}`);
    const calls = countCalls(/loan-detail-push/);
    await confirm().click();
    await node("unknown").getByText("We are checking your request", { exact: true }).waitFor();
    await visitor.page.getByRole("button", { name: "Check now", exact: true }).waitFor();
    // The loan cannot be sent again, and no sheet hides what is known of it.
    expect(await confirm().count()).toBe(0);
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
    await node("way-on").click();
    expect(calls.length).toBe(1);
    await expect.poll(told).toContainEqual(expect.objectContaining({ action: "goHome" }));
  });

  it("shows the server's words when the loan is refused", async () => {
    await openConfirm("productId=P21&scenario=push-refused");
    await confirm().click();
    await visitor.page.getByRole("alert").getByText("That is not possible now").waitFor();
    await expectScreen(visitor.page, "loan-confirm");
  });

  it("keeps the words of a refusal in another language", async () => {
    await openConfirm("productId=P21&scenario=push-refused");
    await confirm().click();
    await node("refused").getByText("That is not possible now").waitFor();
    await visitor.page.getByRole("link", { name: "Bahasa Indonesia" }).click();
    await confirm().getByText("Konfirmasi ₹15,000", { exact: true }).waitFor();
    await node("refused").getByText("That is not possible now").waitFor();
    await node("consent").getByRole("checkbox").uncheck();
    await node("refused").waitFor({ state: "detached" });
  });

  it("does not offer a loan again that was taken, also when its address is refused", async () => {
    await openConfirm("productId=P21&scenario=push-hostile");
    await confirm().click();
    await visitor.page.getByRole("dialog", { name: "Your loan request has been sent" }).waitFor();
    await visitor.page.keyboard.press("Escape");
    await expect.poll(() => confirm().getAttribute("aria-disabled")).toBe("true");
  });

  it.each([
    ["", 1],
    ["&position=5", "5"],
  ])("asks for an agreement by its place%s and leads to it", async (query, position) => {
    await openConfirm(`productId=P21&orderId=L2001${query}`);
    const calls = countCalls(/contract-jump/);
    await node("consent").getByRole("button").nth(1).click();
    await visitor.page.waitForURL(/loanAgreement/);
    expect(calls[0]?.postDataJSON()).toEqual({ productId: "P21", orderId: "L2001", position, scene: 3, h5: 1 });
  });

  it("stays when an agreement's address is refused", async () => {
    await openConfirm("productId=P21&scenario=read-hostile");
    await node("consent").getByRole("button").first().click();
    await visitor.page.getByRole("alert").getByText("This link cannot be opened.").waitFor();
    await expectScreen(visitor.page, "loan-confirm");
  });
});

describe("the agreement that pops up", () => {
  it("lies in a sandboxed frame, stays on Escape and on taps beside it, and Agree closes it without pushing", async () => {
    await openConfirm("productId=P22");
    const calls = countCalls(/loan-detail-push/);
    await popUp().waitFor();
    const frame = popUp().locator("iframe");
    expect(await frame.getAttribute("sandbox")).toBe("");
    await visitor.page.frameLocator("iframe").getByText("The lender lends").waitFor();
    await visitor.page.keyboard.press("Escape");
    await visitor.page.keyboard.press("Escape");
    await visitor.page.mouse.click(10, 10);
    expect(await popUp().isVisible()).toBe(true);
    await popUp().getByRole("button", { name: "Agree", exact: true }).click();
    await popUp().waitFor({ state: "detached" });
    expect(calls.length).toBe(0);
  });

  it("closes the web view on Cancel", async () => {
    await openConfirm("productId=P22");
    await popUp().getByText("Cancel closes this page without sending anything.").waitFor();
    await popUp().getByRole("button", { name: "Cancel" }).click();
    await expect.poll(told).toContainEqual(expect.objectContaining({ action: "closeWebView" }));
  });

  it("does not open in a market of another language type", async () => {
    await openConfirm("productId=P22", "indonesia");
    await visitor.page.waitForTimeout(300);
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
  });

  it("does not open for an address that the gate refuses", async () => {
    await openConfirm("productId=P21&scenario=pop-up-hostile");
    await visitor.page.waitForTimeout(300);
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
    expect(await confirm().isVisible()).toBe(true);
  });
});
