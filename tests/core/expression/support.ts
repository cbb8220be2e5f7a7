// How the tests of the language run a text: through the checker and the compiled form, as a screen does.

import { expect, it } from "vitest";
import {
  type Checked,
  checkExpression,
  checkTemplate,
  createBuiltins,
  createCompiler,
  type Formats,
  type Names,
  type Type,
  types,
} from "../../../src/core/expression/index.ts";
import { createAmounts } from "../../../src/core/market/index.ts";

// Dates are plain stand-ins: the market's own are tested with the market.
export const formats: Formats = {
  ...createAmounts({ currency: { symbol: "Rp ", grouping: "thousands", separator: ".", decimal: "," } }),
  time: (ms) => `at ${ms}`,
  daysUntil: (value, now) => (value === "soon" ? now : null),
  date: (value, pattern = "short") => `${pattern} ${value}`,
};

type Scope = Readonly<Record<string, unknown>>;

// Every value of the scope is undescribed, so that only the grammar and the meaning are under test.
export function namesOf(scope: Scope): Names {
  return { roots: Object.fromEntries(Object.keys(scope).map((name) => [name, types.any])), bare: {} };
}

function compile(checked: Checked, stops: string[] = []): (scope: Scope) => unknown {
  expect(checked.errors).toEqual([]);
  const evaluate = createCompiler(createBuiltins(formats), (reason) => stops.push(reason))(JSON.parse(JSON.stringify(checked.ast)));
  return (scope) => evaluate(scope);
}

export function run(text: string, scope: Scope = {}): unknown {
  return compile(checkExpression(text, namesOf(scope)))(scope);
}

export function fill(template: string, scope: Scope = {}): unknown {
  return compile(checkTemplate(template, namesOf(scope)))(scope);
}

const order = types.obj({
  id: types.text,
  isShow: types.num,
  amount: types.num,
  at: types.date,
  fee: { num: true, null: true },
  remark: { text: true, null: true },
});
const period = types.obj({ totalAmount: types.num, selected: types.bool, code: types.text });

// The names of a small screen, described as a schema would describe them.
export const screen: Names = {
  roots: {
    data: types.obj({ order, periods: types.list(period), extra: types.any }),
    state: types.obj({ n: types.num, reason: types.text, agreed: types.bool }),
    order,
  },
  bare: {
    orderStatus: { type: types.literal("174", "180", "3", "5", "200"), path: ["values", "orderStatus"] },
    isDelay: { type: types.literal("0", "1"), path: ["values", "isDelay"] },
    total: { type: types.num, path: ["values", "total"] },
  },
};

export interface Report {
  readonly code: string;
  // The part of the text that the range covers.
  readonly at: string;
  readonly says: string;
  readonly suggestion?: string;
}

export function reports(text: string, { errors, remarks = [] }: Checked): Report[] {
  return [...errors, ...remarks].map(({ code, start, end, message, help, suggestion }) => ({
    code,
    at: text.slice(start, end),
    says: help ? `${message} ${help}` : message,
    ...(suggestion && { suggestion }),
  }));
}

export function checkOn(text: string, want?: Type): Report[] {
  return reports(text, checkExpression(text, screen, want));
}

// What is between the marks: the place that is reported, and in the message what is suggested.
const marked = /«(.*)»/;

/** Texts that are refused, with their code and message. */
export function expectAll(cases: readonly (readonly [marked: string, code: string, says: string])[]): void {
  for (const [text, code, says] of cases) {
    const plain = text.replace(marked, "$1");
    const suggestion = marked.exec(says)?.[1];
    const expected: Report = {
      code,
      at: marked.exec(text)?.[1] ?? "",
      says: says.replace(marked, "$1"),
      ...(suggestion && { suggestion }),
    };
    it(`${plain} is refused as ${code}`, () => expect(checkOn(plain)).toEqual([expected]));
  }
}
