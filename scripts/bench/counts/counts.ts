/** What the engine does for each act on the measured screens, in numbers that are the same on every machine. */
import { listSubjects } from "../list.ts";
import type { ListAct, UpdateName } from "../page/driver.ts";
import type { ScreenName } from "../page/subject.ts";
import type { SubjectPage } from "../pages.ts";
import { type Counts, noCounts } from "./count-plugin.ts";

export type ActCounts = { readonly [act: string]: Counts };

interface Act {
  readonly name: string;
  readonly screen: ScreenName;
  readonly count: number;
  readonly update: UpdateName;
}

const acts: readonly Act[] = [
  { name: "tap on one of 20 cards", screen: "cards", count: 20, update: "unrelated" },
  { name: "toggle the last of 120 periods", screen: "periods", count: 120, update: "last" },
  { name: "toggle all of 120 periods", screen: "periods", count: 120, update: "all" },
  { name: "type a key", screen: "form", count: 2, update: "key" },
];

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
  for (const name of Object.keys(noCounts) as (keyof Counts)[]) result[name] = by(own[name], other[name]);
  return result;
}

async function countDuring(subject: SubjectPage, run: () => Promise<unknown>): Promise<Counts> {
  const before = await read(subject);
  await run();
  return combine(await read(subject), before, (after, earlier) => after - earlier);
}

async function countMount(subject: SubjectPage, screen: ScreenName, count: number): Promise<Counts> {
  const { page } = subject;
  await page.evaluate(([name, entries]) => window.driver.prepare(name, entries, 1), [screen, count] as const);
  return countDuring(subject, () => page.evaluate((shown) => window.driver.mount(shown, true), screen === "form" ? 1 : count));
}

/** The second time, as the first one may prepare what stays. */
async function countAgain(subject: SubjectPage, run: () => Promise<unknown>): Promise<Counts> {
  await run();
  return countDuring(subject, run);
}

async function countUpdate(subject: SubjectPage, { screen, count, update }: Act): Promise<Counts> {
  await countMount(subject, screen, count);
  const counts = await countAgain(subject, () => subject.page.evaluate((name) => window.driver.update(name, 1, true), update));
  await close(subject);
  return counts;
}

async function countList(subject: SubjectPage): Promise<ActCounts> {
  const { page } = subject;
  const counts: { [act: string]: Counts } = {};
  await page.evaluate((length) => window.driver.openList(length, true), listLength);
  await page.evaluate(() => window.driver.act("create", 1, true));
  for (const act of listActs) {
    const run = (): Promise<void> => page.evaluate((name) => window.driver.act(name, 1, true), act);
    counts[`${act} in ${listLength} records`] = await countAgain(subject, run);
  }
  await close(subject);
  return counts;
}

const close = ({ page }: SubjectPage): Promise<void> => page.evaluate(() => window.driver.close());

/** Of a page that counts. */
export async function countActs(subject: SubjectPage): Promise<ActCounts> {
  const counts: { [act: string]: Counts } = {};
  await countMount(subject, "cards", 20);
  await close(subject);
  const twenty = await countMount(subject, "cards", 20);
  await close(subject);
  const forty = await countMount(subject, "cards", 40);
  await close(subject);
  counts["mount 20 cards"] = twenty;
  counts["each further card"] = combine(forty, twenty, (more, fewer) => Math.round((more - fewer) / 2) / 10);
  for (const act of acts) counts[act.name] = await countUpdate(subject, act);
  return listSubjects.includes(subject.name) ? { ...counts, ...(await countList(subject)) } : counts;
}

/** Functions are split and joined without a loss; what is drawn, called back and copied is exact. */
const slack: { readonly [N in keyof Counts]?: number } = { calls: 0.1, objects: 0.1 };
/** A budget must be lowered when so little of it is used. */
const share = 0.8;

interface Comparison {
  /** Counts above their budgets. */
  readonly exceeded: readonly string[];
  /** Budgets far above their counts, which would let a later change lose what was won. */
  readonly loose: readonly string[];
}

export function compareWithBudgets(counts: ActCounts, budgets: ActCounts): Comparison {
  const [exceeded, loose]: [string[], string[]] = [[], []];
  for (const [act, own] of Object.entries(counts))
    for (const name of Object.keys(noCounts) as (keyof Counts)[]) {
      const [counted, limit] = [own[name], budgets[act]?.[name] ?? 0];
      if (counted > limit * (1 + (slack[name] ?? 0))) exceeded.push(`${act}: ${counted} ${name}, ${limit} are allowed`);
      else if (limit > 2 && counted < limit * share) loose.push(`${act}: only ${counted} ${name}, so lower the budget from ${limit}`);
    }
  return { exceeded, loose };
}
