// Compares the evaluator, built as it ships, with the same six expressions as native closures, interleaved in one run.
// Ratios travel between machines, times do not: the goals are a ratio of 4 and 40 microseconds to read and check a text.

import type * as Unbuilt from "../src/core/expression/index.ts";
import { checkExpression, type Names, types, union } from "../src/core/expression/index.ts";
import { bundleEvaluator } from "./bundle-evaluator.ts";

type Scope = Readonly<Record<string, unknown>> & ReturnType<typeof createScope>;
type Shipped = Pick<typeof Unbuilt, "createCompiler" | "createBuiltins">;

const period = types.obj({ selected: types.bool, totalAmount: types.num });
const names: Names = {
  roots: {
    order: types.obj({ isShow: types.num }),
    data: types.obj({ periods: types.list(period) }),
    orderStatus: types.text,
    isDelay: types.text,
    amount: types.num,
    text: types.text,
    url: union(types.text, types.null),
  },
  bare: {},
};
const periods = Array.from({ length: 12 }, (_, at) => ({ selected: at % 3 === 0, totalAmount: at * 1000 }));
const group = (n: number): string => `${n}`;

function createScope(at: number) {
  const [status = "174", url = null] = [["174", "180", "3"][at % 3], at % 2 ? "https://a" : null];
  return {
    order: { isShow: at % 2 },
    data: { periods },
    orderStatus: status,
    isDelay: `${at % 2}`,
    amount: at * 1000,
    text: "abc".repeat(at * 20),
    url,
  };
}

const yardsticks: readonly (readonly [string, (scope: Scope) => unknown])[] = [
  ["order.isShow == 1", (s) => s.order?.isShow === 1],
  ["orderStatus in ['174', '180'] && isDelay == '1'", (s) => ["174", "180"].includes(s.orderStatus) && s.isDelay === "1"],
  [
    "data.periods.filter(selected).sum(totalAmount)",
    (s) => s.data?.periods?.filter((p) => p.selected).reduce((sum, p) => sum + p.totalAmount, 0),
  ],
  ["'Rp ' + group(amount)", (s) => `Rp ${group(s.amount)}`],
  [
    "size(text) > 200 ? 'over' : string(size(text)) + '/200'",
    (s) => (Array.from(s.text).length > 200 ? "over" : `${Array.from(s.text).length}/200`),
  ],
  ["startsWith(null ?? url ?? '', 'http')", (s) => (s.url ?? "").startsWith("http")],
];

// Results are kept, or an engine may leave the work out.
let kept: unknown;

function measureNs(run: (at: number) => unknown, times: number): number {
  const start = process.hrtime.bigint();
  for (let at = 0; at < times; at++) kept = run(at);
  return Number(process.hrtime.bigint() - start) / times;
}

const scopes: readonly Scope[] = Array.from({ length: 8 }, (_, at) => createScope(at));
const [blank] = scopes;
const code = await bundleEvaluator(["evaluate", "create-builtins"]);
const { createCompiler, createBuiltins }: Shipped = await import(`data:text/javascript,${encodeURIComponent(code)}`);
const compile = createCompiler(createBuiltins({ amount: Number, group, money: group, date: String, daysUntil: () => null, time: String }));
const pairs = yardsticks.map(([text, native]) => ({
  text,
  native,
  ours: compile(checkExpression(text, names).ast),
  best: [Infinity, Infinity] as [number, number],
}));
for (let round = 0; round < 15 && blank; round++) {
  for (const pair of pairs) {
    const times = [pair.ours, pair.native].map((run) => measureNs((at) => run(scopes[at & 7] ?? blank), 100_000));
    pair.best = [Math.min(pair.best[0], times[0] ?? Infinity), Math.min(pair.best[1], times[1] ?? Infinity)];
  }
}
for (const { text, best } of pairs) console.log(`${(best[0] / best[1]).toFixed(2).padStart(6)}  ${text}`);
const mean = Math.exp(pairs.reduce((sum, { best }) => sum + Math.log(best[0] / best[1]), 0) / pairs.length);
console.log(`${mean.toFixed(2).padStart(6)}  geometric mean, times a native closure`);
const checks = Array.from({ length: 8 }, () =>
  measureNs((at) => checkExpression(yardsticks[at % yardsticks.length]?.[0] ?? "", names), 6_000),
);
console.log(`${(Math.min(...checks) / 1000).toFixed(1).padStart(6)}  microseconds to read and check one`);
if (kept === undefined) throw new Error("Nothing was measured.");
