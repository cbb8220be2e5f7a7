/** What a visitor of a demo sees makes sense: pictures are drawn, dates follow one another, numbers are of the country. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

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
