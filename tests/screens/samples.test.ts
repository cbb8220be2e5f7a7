/** What a visitor of a demo sees makes sense: pictures are drawn, dates follow one another, numbers are of the country. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compileShipped, listScenarios, openShipped, waitWhileLoading } from "../support/project/shipped-screens.ts";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".json"))
    .map((path) => join(folder, path));

it("shows no letter in place of a picture", () => {
  const texts = [...filesIn("screens")].map((path) => readFileSync(path, "utf8")).join();
  const named = [...new Set(Array.from(texts.matchAll(/\/sandbox\/images\/([\w-]+\.svg)/g), ([, name = ""]) => name))];
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !existsSync(join("screens/mock/pictures", name)))).toEqual([]);
});

/** The dates on which the parts of something are due, of each list of parts. */
function* duesIn(part: unknown): Generator<string[]> {
  if (typeof part !== "object" || part === null) return;
  const inner: unknown[] = Object.values(part);
  if (Array.isArray(part)) {
    const dates = inner.flatMap((one) => (typeof one === "object" && one !== null && "dueTime" in one ? [String(one.dueTime)] : []));
    if (dates.length > 1) yield dates;
  }
  for (const one of inner) yield* duesIn(one);
}

describe.each([
  ["india", "+91", 80_000],
  ["indonesia", "+62", 15_000_000],
] as const)("in %s", (market, country, most) => {
  const seed = (name: string) => JSON.parse(readFileSync(`screens/mock/seeds/${market}/${name}.json`, "utf8"));

  it("dues of one loan follow one another", () => {
    const lists = [...duesIn(seed("loan"))];
    expect(lists.length).toBeGreaterThan(0);
    for (const dates of lists) expect(dates).toEqual([...new Set(dates)].sort());
  });

  it("offers are within what the product lends, and their instalments add up", () => {
    const { offers }: { offers: { amount: string; repay_plans: { amount: string }[]; details: { value: string }[] }[] } = seed("loan");
    for (const { amount, repay_plans, details } of offers) {
      expect(Number(amount)).toBeLessThanOrEqual(most);
      const sum = repay_plans.reduce((total, { amount: part }) => total + Number(part), 0);
      expect(Number(details.at(-1)?.value.replace(/\D/g, ""))).toBe(sum);
    }
  });

  it("numbers to call are of the country", () => {
    expect([seed("loan").telephone, seed("contact").phone].filter((phone: string) => !phone.startsWith(country))).toEqual([]);
  });
});

describe("a loan", () => {
  const plans = [...compileShipped()].filter(([, { id }]) => id === "loan-details");
  const texts: { readonly [name: string]: object } = JSON.parse(readFileSync("screens/loan/details/texts.json", "utf8"));
  /** Texts that say what a sign means. That of a review is also the one of every status without its own. */
  const meanings: { readonly [sign: string]: string } = {
    cash: "payout",
    calendar: "due",
    alert: "overdue",
    cross: "refused",
    seal: "paid",
  };
  const statuses = listScenarios("loan-details").filter(([name]) => name.startsWith("status-"));

  it.each(plans)("says the same by its words, its sign and its days on %s", async (_name, plan) => {
    expect(statuses.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const [name] of statuses) {
      const opened = await openShipped(plan, name, { now: Date.UTC(2026, 10, 24) });
      await waitWhileLoading(opened);
      const [sign, title, days] = ["picture", "state-title", "days"].map((id) => opened.node(id).props());
      const picture = String(sign?.["picture"]);
      const isOwn = picture === "clock" || Object.values(texts[meanings[picture] ?? ""] ?? {}).includes(title?.["text"]);
      const isLate = days?.["tone"] === "danger";
      const hasDays = typeof days?.["text"] === "string" && days["text"] !== "" && opened.node("days").isShown();
      if (!isOwn) wrong.push(`${name}: ${title?.["text"]} beside the sign of ${picture}`);
      if (hasDays && (picture === "alert") !== isLate) wrong.push(`${name}: ${days?.["text"]} beside the sign of ${picture}`);
    }
    expect(wrong).toEqual([]);
  });
});

it("says how late an instalment is by its day alone", () => {
  const counted = filesIn("screens").filter((path) => /"repayDes": "[^"]*\b\d+ (?:hari|days?)\b/.test(readFileSync(path, "utf8")));
  expect(counted).toEqual([]);
});
