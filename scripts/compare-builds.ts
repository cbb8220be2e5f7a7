/**
 * Plays every scenario of every screen in two built checkouts and prints where what is shown or sent, or a message to the native shell
 * differs: `npx tsx scripts/compare-builds.ts <old> <new> [--screen <id>] [--market <id>] [--scenario <name>]`.
 *
 * The old checkout's definitions say what there is to play. Ends with 0 when there is no difference, 1 when there is, 2 when it could not compare.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { launchBrowser } from "../tests/support/browser/browser.ts";
import { bundleCode } from "./bundle-code.ts";
import { serveCheckout } from "./compare-builds/checkout.ts";
import { type Explorer, exploreScreen, type Totals } from "./compare-builds/explore.ts";
import type { PlayContext } from "./compare-builds/play.ts";
import { type Definitions, readDefinitions, type Situation } from "./compare-builds/situations.ts";

/** How many situations are played at a time. */
const lanes = 2;
/** Requests to other hosts fail at once, without any network. */
const ownHostOnly = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screen: { type: "string" }, market: { type: "string" }, scenario: { type: "string" } },
});

try {
  process.exit(await compare());
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exit(2);
}

async function compare(): Promise<number> {
  const [before, after] = positionals.map((folder) => resolve(folder));
  if (before === undefined || after === undefined) throw new Error("Name two checkouts: the old one and the new one.");
  const [old, fresh] = [readDefinitions(before), readDefinitions(after)];
  const situations = old.situations.filter(isWanted);
  if (situations.length === 0) throw new Error("There is no such situation.");
  // The servers end when this process does.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(2));
  const origins = await Promise.all([serveCheckout("old", before), serveCheckout("new", after)]);
  const browser = await launchBrowser(ownHostOnly);
  const probe = await bundleProbe();
  const contextOf = (origin: string, definitions: Definitions) => ({ browser, origin, probe, ...pairIds(definitions, old) });
  const totals = await playAll(contextOf(origins[0], old), contextOf(origins[1], fresh), situations);
  await browser.close();
  return sumUp(totals);
}

function isWanted({ screen, market, scenario = "ok" }: Situation): boolean {
  const wanted = { screen, market, scenario, ...values };
  return wanted.screen === screen && wanted.market === market && wanted.scenario === scenario;
}

/** As one script, because a page gets it as text. */
function bundleProbe(): Promise<string> {
  const input = fileURLToPath(new URL("compare-builds/probe/main.ts", import.meta.url));
  return bundleCode({ build: { minify: false, target: "esnext", rolldownOptions: { input, output: { format: "iife" } } } });
}

/** An id is the name of a folder, and may be another one in the new checkout. */
function pairIds({ screens }: Definitions, old: Definitions): Pick<PlayContext, "idsByRoute" | "screenIds"> {
  const pairs = Object.entries(screens).map(([route, id]) => [id, old.screens[route] ?? id] as const);
  return { idsByRoute: screens, screenIds: new Map(pairs) };
}

async function playAll(before: PlayContext, after: PlayContext, situations: readonly Situation[]): Promise<Totals> {
  const totals: Totals = { situations: 0, interactions: 0, differences: 0, spared: 0, passing: 0, unplayed: 0 };
  const explorer: Explorer = { before, after, totals };
  const screens = new Map<string, Situation[]>();
  for (const situation of situations) {
    const name = `${situation.screen} ${situation.market}`;
    screens.set(name, [...(screens.get(name) ?? []), situation]);
  }
  // The longest first, so that the lanes end together.
  const queue = [...screens].sort(([, a], [, b]) => b.length - a.length);
  const playNext = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await exploreScreen(explorer, next[1]);
      console.error(`${next[0]}: played, ${totals.situations} of ${situations.length} situations, ${totals.differences} differences`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, playNext));
  return totals;
}

function sumUp({ situations, interactions, differences, spared, passing, unplayed }: Totals): number {
  console.log(`${situations} situations, ${interactions} interactions, ${differences} differences`);
  console.log(
    `${spared} interactions begin and are answered like one that was played; ${passing} differences were gone when played again.`,
  );
  if (unplayed > 0) console.log(`${unplayed} could not be played to their end in either build.`);
  if (differences > 0) return 1;
  return unplayed > 0 ? 2 : 0;
}
