import { describe, expect, it } from "vitest";
import { signatures } from "../../../src/core/expression/check/signatures.ts";
import { createBuiltins } from "../../../src/core/expression/evaluate/create-builtins.ts";
import { loopNames } from "../../../src/core/expression/loop-names.ts";
import { formats, run } from "./support.ts";

const scope = {
  a: {
    none: null,
    blank: "",
    list: [3, 1, 2],
    words: ["a", "b", null, 4],
    text: "Halo 👋 dunia",
    digits: "1500000",
    shown: "Rp 1.500.000",
    n: 1500000,
    card: "621468 9012",
  },
};

describe("functions", () => {
  const cases: readonly (readonly [string, unknown])[] = [
    ["size(a.text)", 12],
    ["size('👋')", 1],
    ["size(a.list)", 3],
    ["size(a.none)", 0],
    ["startsWith(a.text, 'Halo')", true],
    ["a.text.endsWith('dunia')", true],
    ["'abc'.startsWith('ab')", true],
    ["contains(a.text, 'x')", false],
    ["contains(a.none, 'x')", false],
    ["lower('AbC')", "abc"],
    ["upper('AbC')", "ABC"],
    ["trim('  a ')", "a"],
    ["trim(a.none)", null],
    ["string(1.5)", "1.5"],
    ["string(true)", "true"],
    ["string(a.none)", null],
    ["string(a.list)", null],
    ["number(' 12.5 ')", 12.5],
    ["number('-3')", -3],
    ["number('1.500.000')", null],
    ["number('0x10')", null],
    ["number('')", null],
    ["number(a.n)", 1500000],
    ["digits(a.shown)", "1500000"],
    ["digits(a.n)", "1500000"],
    ["digits(12.5)", "12"],
    ["digits('+62 812-345')", "62812345"],
    ["digits(a.none)", null],
    ["group(a.n)", "1.500.000"],
    ["group(a.digits)", "1.500.000"],
    ["group(a.shown)", "Rp 1.500.000"],
    ["group(a.none)", "–"],
    ["money(a.n)", "Rp 1.500.000"],
    ["date(5)", "short 5"],
    ["date('2024-08-18', 'yyyy')", "yyyy 2024-08-18"],
    ["date(a.blank)", ""],
    ["date(a.none)", null],
    ["time(3)", "at 3"],
    ["time(a.none)", null],
    ["daysUntil('soon', 3)", 3],
    ["daysUntil('never', 3)", null],
    ["daysUntil(a.none, 3)", null],
    ["split('a-b-c', '-')", ["a", "b", "c"]],
    ["split('a👋', '')", ["a", "👋"]],
    ["split(a.none, '-')", []],
    ["join(a.words, ', ')", "a, b, , 4"],
    ["join(a.none, ', ')", ""],
    ["slice(a.text, 5, 6)", "👋"],
    ["slice(a.text, -5)", "dunia"],
    ["slice(a.list, 1)", [1, 2]],
    ["slice(a.none, 1)", null],
    ["round(2.5)", 3],
    ["round(a.none)", null],
    ["min(3, 1, 2)", 1],
    ["max(a.list)", 3],
    ["max(a.none, 2)", 2],
    ["min(a.none)", null],
    ["cents(123456)", "1234.56"],
    ["cents(5)", "0.05"],
    ["phone('08123456789')", "081 2345 6789"],
    ["phone('0812')", "081 2"],
    ["phone('081-2345-678901')", "081 2345 6789"],
    ["phone('')", ""],
    ["phone(a.none)", null],
    ["card('4111111111111111')", "4111 1111 1111 1111"],
    ["card('4111 1111-2')", "4111 1111 2"],
    ["card(41111)", "4111 1"],
    ["card('')", ""],
    ["card(a.list)", null],
    ["last4(a.card)", "9012"],
    ["last4('12')", "12"],
    ["upper(a.n)", null],
  ];
  for (const [text, value] of cases) it(`${text} gives ${JSON.stringify(value)}`, () => expect(run(text, scope)).toEqual(value));
});

describe("the registry", () => {
  // The compiler writes `plural` for texts that count; authors do not call it.
  const { plural, ...implementations } = createBuiltins(formats).functions;

  it("types exactly the functions that it runs", () => expect(Object.keys(signatures).sort()).toEqual(Object.keys(implementations).sort()));

  it("gives the compiler a function that no author can call", () => {
    expect(plural).toBeDefined();
    expect("plural" in signatures).toBe(false);
  });

  it("counts the values of a function once", () => {
    const counts = (table: Readonly<Record<string, { least: number; most: number }>>) =>
      Object.entries(table).map(([name, { least, most }]) => [name, least, most]);
    const run = Object.fromEntries(Object.entries(implementations).map(([name, [least, most]]) => [name, { least, most }]));
    expect(counts(signatures).sort()).toEqual(counts(run).sort());
  });

  it("gives no list function a second meaning", () => expect(loopNames.filter((name) => name in signatures)).toEqual([]));
});
