import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAmounts } from "../../../src/core/market/index.ts";
import { noAmounts, plainAmounts, writtenAmounts } from "../../support/session/amounts.ts";

const currencies = {
  indonesia: { symbol: "Rp ", grouping: "thousands", separator: ".", decimal: "," },
  india: { symbol: "₹", grouping: "indian", separator: ",", decimal: "." },
} as const;
const indonesia = createAmounts({ currency: currencies.indonesia });
const india = createAmounts({ currency: currencies.india });
const markets = { indonesia, india };

describe.each(Object.entries(markets))("what an amount is in %s", (name, { amount, money, group }) => {
  const written = Object.entries(writtenAmounts).flatMap(([market, values]) => (market === name ? values : []));
  const foreign = Object.entries(writtenAmounts).flatMap(([market, values]) => (market === name ? [] : values));

  it.each([...plainAmounts, ...written])("%j is %d", (value, n) => expect(amount(value)).toBe(n));

  it.each([...noAmounts, ...foreign.map(([text]) => text).filter((text) => /[^\d.,-]|\d[.,]\d/.test(text))])("%j is none", (value) => {
    expect([amount(value), money(value), group(value)]).toEqual([null, "–", "–"]);
  });

  it("is read again from how it is written, whatever it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), fc.constantFrom("", ",-", ",00", ".00"), (n, tail) => {
        for (const text of [`${n}`, group(n), money(n)]) expect(amount(` ${text}${tail} `)).toBe(n);
      }),
    );
  });

  it("is nothing that is not written in digits, groups, a mark and zeros", () => {
    const piece = fc.constantFrom("Rp ", "₹", ".", ",", "-", " ", "e", "x", "00", "\u200b", "１", "0", "15", "150", "000");
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join("")),
        (text) => {
          const n = amount(text);
          const digits = text.replace(/(,-|[.,]00)?[ ]*$/, "").replace(/\D/g, "");
          if (n !== null) expect([n, /[ex\u200b１]/.test(text), digits.length < 16]).toEqual([Number(digits), false, true]);
          expect(money(text) === "–").toBe(n === null);
        },
      ),
    );
  });
});

describe("how amounts are written", () => {
  it.each([
    [0, "0", "0"],
    [999, "999", "999"],
    [1000, "1.000", "1,000"],
    [100_000, "100.000", "1,00,000"],
    [1_250_000, "1.250.000", "12,50,000"],
    [123_456_789, "123.456.789", "12,34,56,789"],
  ])("%d is grouped as %s and %s", (n, dots, lakhs) => expect([indonesia.group(n), india.group(n)]).toEqual([dots, lakhs]));

  it.each([
    [1_250_000, "Rp 1.250.000"],
    ["0150000", "Rp 150.000"],
    ["150.000", "Rp 150.000"],
    ["150.000,-", "Rp 150.000,-"],
    [" Rp150.000 ", "Rp150.000"],
    ["Rp 150.000,00", "Rp 150.000,00"],
  ])("%j is shown as %s", (value, shown) => expect(indonesia.money(value)).toBe(shown));
});

describe("a market with fraction digits", () => {
  const { amount, money, group } = createAmounts({ currency: { ...currencies.indonesia, symbol: "€ ", fractionDigits: 2 } });

  it.each([
    [2.5, 2.5],
    [0.1 + 0.2, 0.3],
    ["2,50", 2.5],
    ["2.5", 2.5],
    ["€ 1.150,25", 1150.25],
    ["1.150", 1150],
    ["2,505", null],
    [2.505, null],
    [-2.5, null],
  ])("reads %j as %j", (value, n) => expect(amount(value)).toBe(n));

  it("writes both digits, or none", () => {
    expect([money(2.5), money(4), group(1234.5), money("2,50")]).toEqual(["€ 2,50", "€ 4", "1.234,50", "€ 2,50"]);
  });
});

describe("a market with its mark behind the amount", () => {
  it("writes it there, and reads it nowhere else", () => {
    const { money: write, amount: read } = createAmounts({
      currency: { symbol: " €", position: "after", grouping: "thousands", separator: ".", decimal: ",", fractionDigits: 2 },
    });
    expect([write(1234.5), write("1.234,50 €"), write("2,-")]).toEqual(["1.234,50 €", "1.234,50 €", "2,- €"]);
    expect([read("1.234,50 €"), read("12,50"), read("€ 12,50"), read("12,50 € €")]).toEqual([1234.5, 12.5, null, null]);
  });
});

describe("a market without a separator", () => {
  const { amount, money } = createAmounts({ currency: { symbol: "$", grouping: "thousands", separator: "", decimal: "." } });

  it("has no groups", () => expect([money(1500), amount("$1500"), amount("1.500"), amount("1 500")]).toEqual(["$1500", 1500, null, null]));
});
