import { count } from "../../../core/text/index.ts";
import { findPrunable, freshMs, pruneTarget } from "../../operate/release/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { cautiousOption, findTarget, readLive, sayWhoWon, targetOptions, whoMoves } from "./on-target.ts";

const usualKeep = 5;

/** Removes releases that nobody can go back to, and files that no page asks for. */
export const prune: Command = {
  name: "prune",
  forms: [
    {
      takes: "",
      help: "Removes releases that have not been live for 30 days and sent no receipts, and files that no other release needs.",
    },
  ],
  options: {
    ...targetOptions,
    keep: { value: "<number>", help: `How many of those that were live stay all the same. Default: ${usualKeep}.` },
    ...cautiousOption,
  },
  run: runPrune,
};

async function runPrune(given: Arguments, context: CliContext): Promise<ExitCode> {
  const target = await findTarget(given, context);
  const keep = Number(given.get("keep") ?? usualKeep);
  if (!Number.isInteger(keep) || keep < 1) throw new UsageError("`--keep` takes a whole number from 1.");
  const seen = await readLive(target);
  const pruning = await findPrunable(target, seen.pointer, { keep, now: Date.now() });
  const { releases, paths } = pruning;
  const isDry = given.has("dry-run");
  const isLeftOver = seen.pointer.prune?.isOver === false;
  if (!isDry && (paths.length > 0 || isLeftOver) && !(await pruneTarget(target, seen, pruning, whoMoves(context.root))))
    return sayWhoWon(target, given, context);
  if (!isDry) await target.tidy?.(Date.now() - freshMs);
  const what = `${count(releases.length, "release")} and ${count(paths.length, "file")}`;
  context.write(
    given.has("json") ? `${JSON.stringify({ releases, paths }, null, 2)}\n` : `${isDry ? "Would remove" : "Removed"} ${what}.\n`,
  );
  return 0;
}
