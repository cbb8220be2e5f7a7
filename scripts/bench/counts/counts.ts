/** What the engine does for each act on the measured screens, in numbers that are the same on every machine. */
import type { Case } from "../cases.ts";
import { listSubjects } from "../list.ts";
import { mount, prepare } from "../measure.ts";
import type { ListAct, UpdateName } from "../page/driver.ts";
import type { SubjectPage } from "../pages.ts";
import { type Counts, noCounts } from "./count-plugin.ts";

const countNames = Object.keys(noCounts) as readonly (keyof Counts)[];

export type ActCounts = { readonly [act: string]: Counts };

/** What is done on which screen. */
const acts: { readonly [name: string]: Pick<Case, "screen" | "count"> & { readonly update: UpdateName } } = {
  "tap on one of 20 cards": { screen: "cards", count: 20, update: "unrelated" },
  "toggle the last of 120 periods": { screen: "periods", count: 120, update: "last" },
  "toggle all of 120 periods": { screen: "periods", count: 120, update: "all" },
  "type a key": { screen: "form", count: 2, update: "key" },
};

/** On the rows of the known list benchmark. */
const listActs: readonly ListAct[] = ["select", "swap", "remove"];
const listLength = 100;

async function read({ page }: SubjectPage): Promise<Counts> {
  const counts = await page.evaluate(() => window.layarCounts);
  if (!counts) throw new Error("The page was not built to count.");
  return counts;
}

function combine(own: Counts, other: Counts, by: (own: number, other: number) => number): Counts {
  const result = { ...noCounts };
  for (const name of countNames) result[name] = by(own[name], other[name]);
  return result;
}

async function countDuring(subject: SubjectPage, run: () => Promise<unknown>): Promise<Counts> {
  const before = await read(subject);
  await run();
  return combine(await read(subject), before, (after, earlier) => after - earlier);
}

async function countMount(subject: SubjectPage, shown: Pick<Case, "screen" | "count">): Promise<Counts> {
  await prepare(subject, shown, 1);
  return countDuring(subject, () => mount(subject, shown, true));
}

/** The second time, as the first one may prepare what stays. */
async function countAgain(subject: SubjectPage, run: () => Promise<unknown>): Promise<Counts> {
  await run();
  return countDuring(subject, run);
}

async function countList(subject: SubjectPage): Promise<ActCounts> {
  const { drive } = subject;
  const counts: { [act: string]: Counts } = {};
  await drive("openList", listLength, true);
  await drive("act", "create", 1, true);
  for (const act of listActs) counts[`${act} in ${listLength} records`] = await countAgain(subject, () => drive("act", act, 1, true));
  await drive("close");
  return counts;
}

/** What a screen leaves for later (a draft, 0.3 s after a key) would count in a later act on a slow machine, and in none on a fast one. */
function holdLongTimers({ page }: SubjectPage): Promise<unknown> {
  return page.evaluate(() => {
    const begin = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms < 100 ? begin(run, ms) : 0) });
  });
}

/** Of a page that counts. */
export async function countActs(subject: SubjectPage): Promise<ActCounts> {
  await holdLongTimers(subject);
  const counts: { [act: string]: Counts } = {};
  const mounted: Counts[] = [];
  for (const count of [20, 20, 40]) {
    mounted.push(await countMount(subject, { screen: "cards", count }));
    await subject.drive("close");
  }
  // The first one may prepare what stays.
  const [, twenty = noCounts, forty = noCounts] = mounted;
  counts["mount 20 cards"] = twenty;
  counts["each further card"] = combine(forty, twenty, (more, fewer) => Math.round((more - fewer) / 2) / 10);
  for (const [name, act] of Object.entries(acts)) {
    await countMount(subject, act);
    counts[name] = await countAgain(subject, () => subject.drive("update", act.update, 1, true));
    await subject.drive("close");
  }
  return listSubjects.includes(subject.name) ? { ...counts, ...(await countList(subject)) } : counts;
}

/** Functions are split and joined without a loss; what is drawn, called back and copied is exact. */
const slack: { readonly [N in keyof Counts]?: number } = { calls: 0.1, objects: 0.1 };
/** A budget must be lowered when so little of it is used. */
const share = 0.8;

/** `exceeded` names counts above their budgets, `loose` budgets far above their counts, which would let a later change lose what was won. */
export function compareWithBudgets(counts: ActCounts, budgets: ActCounts): Readonly<Record<"exceeded" | "loose", readonly string[]>> {
  const [exceeded, loose]: [string[], string[]] = [[], []];
  for (const [act, own] of Object.entries(counts))
    for (const name of countNames) {
      const [counted, limit] = [own[name], budgets[act]?.[name] ?? 0];
      if (counted > limit * (1 + (slack[name] ?? 0))) exceeded.push(`${act}: ${counted} ${name}, ${limit} are allowed`);
      else if (limit > 2 && counted < limit * share) loose.push(`${act}: only ${counted} ${name}, so lower the budget from ${limit}`);
    }
  return { exceeded, loose };
}
