import { listNames, quoteName } from "../../../core/format/index.ts";
import { count } from "../../../core/text/index.ts";
import { findBroken, findFormer, findManifest, listReleases, type Pointer, pointBack, type Target } from "../../operate/release/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { refuseUnsigned, trustOption } from "./keys.ts";
import { findTarget, readLive, sayWhoWon, suggestRelease, targetOptions, whoMoves } from "./on-target.ts";
import { describeFares, fareOptions, readFares } from "./read-fares.ts";

/** Moves the pointer as `release` does, to a release that is there. */
export const rollback: Command = {
  name: "rollback",
  forms: [{ takes: "[release]", help: "Makes a release live again: the one before, or the one that is named." }],
  options: {
    ...targetOptions,
    "if-worse": {
      value: "<file>",
      help: "Only where the release of a share has more errors, by the counts of `layar/reports` for Prometheus; `-` for standard input.",
    },
    ...fareOptions,
    ...trustOption,
  },
  run: runRollback,
};

async function runRollback(given: Arguments, context: CliContext): Promise<ExitCode> {
  const target = await findTarget(given, context);
  const seen = await readLive(target);
  const { pointer } = seen;
  const judged = judge(pointer, given, context);
  if (judged?.stays === true) {
    context.write(
      given.has("json") ? `${JSON.stringify({ live: pointer.live, before: null, why: judged.why }, null, 2)}\n` : `${judged.why}\n`,
    );
    return 0;
  }
  const id = given.positionals[0] ?? findFormer(pointer);
  if (id === undefined) throw new UsageError(await explainNone(target, pointer));
  await refuseBroken(target, id, pointer);
  await refuseUnsigned(target, id, given, context);
  if (!(await target.movePointer(pointBack(id, pointer, whoMoves(context.root)), seen))) return sayWhoWon(target, given, context);
  const from = pointer.next ?? pointer.live;
  const why = judged && { why: judged.why };
  context.write(
    given.has("json")
      ? `${JSON.stringify({ live: id, before: from, ...why }, null, 2)}\n`
      : `${why ? `${why.why} ` : ""}${id} is live. Before, visitors got ${from}.\n`,
  );
  return judged === undefined ? 0 : 1;
}

/** Whether visitors go on getting what they get, and why; undefined where that was not asked. */
function judge(pointer: Pointer, given: Arguments, context: CliContext): { readonly stays: boolean; readonly why: string } | undefined {
  if (given.has("if-worse") && given.positionals.length > 0)
    throw new UsageError("`--if-worse` goes back from a share to the live release: leave out the release.");
  const read = readFares("if-worse", pointer, given, context);
  if (read === undefined) return undefined;
  if (read.fares === undefined) return { stays: true, why: "No share is under way, so nothing was changed." };
  const why = describeFares(read.fares, pointer, read.rule);
  return read.fares.verdict === "worse" ? { stays: false, why } : { stays: true, why: `${why} Nothing was changed.` };
}

/** One that was live before is named by who knows that it is right after all. */
async function explainNone(target: Target, { before }: Pointer): Promise<string> {
  const { manifests } = await listReleases(target);
  const there = before.flatMap(({ id }) => (manifests.some((one) => one.id === id) ? [id] : []));
  if (there.length === 0) return "No release was live before. `status` lists those that are there.";
  return `Nothing was changed, because somebody went back from every release that was live before. \`rollback <release>\` takes ${listNames(there)} all the same.`;
}

async function refuseBroken(target: Target, id: string, { prune }: Pointer): Promise<void> {
  const manifest = await findManifest(target, id);
  if (manifest === "gone" || (prune?.isOver === false && prune.releases.includes(id)))
    throw new UsageError(`There is no release ${quoteName(id)}. ${await suggestRelease(target, id)}`);
  const broken = await findBroken(target, id, manifest);
  if (broken.length > 0)
    throw new UsageError(
      `${count(broken.length, "file")} of ${id} are gone or differ, for example \`${broken[0]}\`. Nothing was changed. \`release\` from its commit restores what is gone.`,
    );
}
