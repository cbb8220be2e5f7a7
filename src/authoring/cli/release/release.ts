import type { KeyObject } from "node:crypto";
import { resolve } from "node:path";
import { quoteName } from "../../../core/format/index.ts";
import { count } from "../../../core/text/index.ts";
import { type Compilation, compile, type SourceFile } from "../../compiler/index.ts";
import {
  type Build,
  describeDifference,
  filesToSend,
  findFormer,
  listMissing,
  type Manifest,
  type Pointer,
  pointAt,
  readBuild,
  readDefinitions,
  type SeenPointer,
  sendRelease,
  servesPointer,
  type Target,
} from "../../operate/release/index.ts";
import { countGitChanges, hashDefinitions, readGitHead, readProjectFiles } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { type LawLine, listLaw } from "../diff/law.ts";
import { projectCompiler } from "../project-compiler.ts";
import { buildPages } from "./build-pages.ts";
import { type Checked, checkRelease } from "./check-release.ts";
import { findKey, signOption } from "./keys.ts";
import { cautiousOption, findTarget, refuseWhilePruned, sayWhoWon, targetOptions, whoMoves } from "./on-target.ts";
import { type Differences, writeDryRun, writeReleased } from "./write-release.ts";

/** Checks, builds, sends and goes live. */
export const release: Command = {
  name: "release",
  forms: [{ takes: "", help: "Checks, builds and sends the pages, and makes them what visitors get." }],
  options: {
    ...targetOptions,
    from: { value: "<folder>", help: "Takes what is built there. Default: builds." },
    share: { value: "<number>", help: "Of 100 visitors so many get it, chosen by device; 100, the default, makes it live." },
    edge: { help: "A function at the edge decides about a share, in front of a bucket." },
    ...signOption,
    ...cautiousOption,
  },
  run: runRelease,
};

/** Everything that a release is made of. */
interface Prepared {
  readonly target: Target;
  /** As it was when the command began. */
  readonly seen: SeenPointer;
  readonly build: Build;
  readonly definitions: readonly SourceFile[];
  readonly checked: Checked;
  /** The release with which it is compared: the live one, or the one before where it is live already. Undefined where there is none. */
  readonly against: string | undefined;
  /** Undefined where the definitions of `against` are gone, or not what was sent. */
  readonly differences: Differences | undefined;
  readonly share: number;
  /** What the pointer becomes. */
  readonly next: Pointer;
  /** Signs it. */
  readonly key?: KeyObject;
}

async function runRelease(given: Arguments, context: CliContext): Promise<ExitCode> {
  const target = await findTarget(given, context);
  const seen = await target.readPointer(!given.has("dry-run"));
  const isPruned = seen.pointer && refuseWhilePruned(seen.pointer, given, context);
  if (isPruned !== undefined) return isPruned;
  const share = readShare(given, target);
  const key = findKey("sign", given, context);
  const definitions = readProjectFiles(context.root);
  const built = findBuilt(given, context, definitions);
  const compilation = projectCompiler.compile(definitions);
  const checked = await checkRelease(compilation);
  if (checked.report !== "") {
    context.write(given.has("json") ? `${JSON.stringify({ released: false, ...checked }, null, 2)}\n` : checked.report);
    return 1;
  }
  const build = built ?? (await makeBuild(context));
  const against = seen.pointer?.live === build.id ? findFormer({ ...seen.pointer, next: null }) : seen.pointer?.live;
  const differences = await findDifferences(target, against, compilation);
  const next = pointAt(build.id, seen.pointer, whoMoves(context.root), share);
  const prepared = { target, seen, build, definitions, checked, against, differences, share, next, key };
  return given.has("dry-run") ? sayOnly(prepared, given, context) : goLive(prepared, given, context);
}

function readShare({ get, has }: Arguments, { whyNoShare }: Target): number {
  const share = Number(get("share") ?? 100);
  if (!Number.isInteger(share) || share < 1 || share > 100) throw new UsageError("`--share` takes a whole number from 1 to 100.");
  if (share < 100 && whyNoShare !== undefined && !has("edge")) throw new UsageError(`No share can be released there: ${whyNoShare}`);
  return share;
}

/** What `--from` names. */
function findBuilt({ get }: Arguments, { root, cwd }: CliContext, definitions: readonly SourceFile[]): Build | undefined {
  const from = get("from");
  if (from === undefined) return undefined;
  const build = readBuild(resolve(cwd, from));
  if (build === undefined) throw new UsageError(`${quoteName(from)} has ${noPages}`);
  const head = readGitHead(root);
  if (build.commit !== undefined && head !== undefined && build.commit !== head)
    throw new UsageError(`${quoteName(from)} was built from the commit ${build.commit}, and the project is at ${head}: build again.`);
  if (build.definitions !== undefined && build.definitions !== hashDefinitions(definitions))
    throw new UsageError(
      `${quoteName(from)} was built from other definitions than the project has now, so nothing that is checked and signed would be of its pages: build again.`,
    );
  return build;
}

async function makeBuild(context: CliContext): Promise<Build> {
  const build = await buildPages(context);
  if (build === undefined) throw new UsageError(`The build has ${noPages}`);
  return build;
}

const noPages = "no pages that the plugin has built: `layar({ pages: true })` does so.";

async function findDifferences(target: Target, against: string | undefined, compilation: Compilation): Promise<Differences | undefined> {
  if (against === undefined) return { changes: [], law: [] };
  const files = await readDefinitions(target, against);
  if (files === undefined || files.length === 0) return undefined;
  const before = compile(files);
  return { changes: describeDifference(before, compilation), law: listLaw(before, compilation) };
}

async function sayOnly(
  { target, seen, build, definitions, against, differences, share }: Prepared,
  given: Arguments,
  { write }: CliContext,
): Promise<ExitCode> {
  const missing = await listMissing(target, filesToSend(build, definitions));
  const sent = missing.map(({ path, content }) => ({ path, bytes: content.length }));
  const facts = { id: build.id, live: seen.pointer?.live, against, share, differences, sent };
  write(writeDryRun(facts, given.has("json")));
  return 0;
}

async function goLive(prepared: Prepared, given: Arguments, context: CliContext): Promise<ExitCode> {
  const { target, seen, build, against, differences, share, next } = prepared;
  const manifest = await send(prepared, context);
  const { pointer } = seen;
  const isMeant =
    share === 100 ? pointer?.live === build.id && pointer.next === null : pointer?.next === build.id && pointer.share === share;
  const isThere = isMeant && pointer !== undefined && (await servesPointer(target, pointer));
  const isOurs = isThere ? (await target.readPointer(true)).version === seen.version : await target.movePointer(next, seen);
  if (!isOurs) return sayWhoWon(target, given, context);
  context.write(writeReleased(manifest, { share, isThere, before: against, changes: differences?.changes ?? null }, given.has("json")));
  return 0;
}

async function send(prepared: Prepared, context: CliContext): Promise<Manifest> {
  const { target, build, definitions, checked, against, differences, next, key } = prepared;
  const files = filesToSend(build, definitions);
  const progress = (sent: number): void => context.showProgress?.(`Sent ${sent} of ${count(files.length, "file")}`);
  const { report: _, ...checks } = checked;
  const uncommitted = countGitChanges(context.root);
  const facts = {
    id: build.id,
    ...(build.commit !== undefined && { commit: build.commit }),
    ...(uncommitted > 0 && { uncommitted }),
    by: next.by,
    at: next.at,
    checks,
    ...(differences && against !== undefined && { against }),
    changes: differences?.changes ?? [],
    ...(differences && { law: differences.law.map(sayLaw) }),
  };
  const manifest = await sendRelease(target, files, facts, progress, key);
  context.showProgress?.("");
  return manifest;
}

function sayLaw({ market = "every market", screen, says }: LawLine): string {
  return `${[market, screen].filter(Boolean).join(", ")}: ${says}`;
}
