import { resolve } from "node:path";
import { quoteName } from "../../../core/format/index.ts";
import { count } from "../../../core/text/index.ts";
import type { Compilation, SourceFile } from "../../compiler/index.ts";
import { countGitChanges, readProjectFiles } from "../../project/index.ts";
import {
  type Build,
  describeDifference,
  filesToSend,
  findMissing,
  listMissing,
  type Manifest,
  type Mover,
  pointAt,
  pointShareAt,
  ReleaseError,
  readBuild,
  readDefinitions,
  readManifest,
  type SeenPointer,
  sendFiles,
  sendManifest,
  type Target,
} from "../../release/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { projectCompiler } from "../project-compiler.ts";
import { buildPages } from "./build-pages.ts";
import { type Checked, checkRelease } from "./check-release.ts";
import { cautiousOption, findTarget, sayWhoWon, targetOptions, whoMoves } from "./on-target.ts";
import { writeDryRun, writeReleased } from "./write-release.ts";

/** Checks, builds, sends and goes live. */
export const release: Command = {
  name: "release",
  forms: [{ takes: "", help: "Checks, builds and sends the pages, and makes them what visitors get." }],
  options: {
    ...targetOptions,
    from: { value: "<folder>", help: "Takes what is built there. Default: builds." },
    share: { value: "<number>", help: "Of 100 visitors so many get it, chosen by device; 100, the default, makes it live." },
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
  readonly changes: readonly string[];
  readonly share: number;
}

async function runRelease(given: Arguments, context: CliContext): Promise<ExitCode> {
  const target = await findTarget(given, context);
  const seen = await target.readPointer(!given.has("dry-run"));
  const share = readShare(given, target, seen);
  const definitions = readProjectFiles(context.root);
  const compilation = projectCompiler.compile(definitions);
  const checked = await checkRelease(compilation);
  if (checked.report !== "") {
    context.write(checked.report);
    return 1;
  }
  const build = await findBuild(given, context);
  const changes = await findChanges(target, seen, compilation);
  const prepared = { target, seen, build, definitions, checked, changes, share };
  try {
    return given.has("dry-run") ? await sayOnly(prepared, given, context) : await goLive(prepared, given, context);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    throw new UsageError(error.message);
  }
}

function readShare({ get }: Arguments, { whyNoShare }: Target, { pointer }: SeenPointer): number {
  const share = Number(get("share") ?? 100);
  if (!Number.isInteger(share) || share < 1 || share > 100) throw new UsageError("`--share` takes a whole number from 1 to 100.");
  if (share === 100) return share;
  if (whyNoShare !== undefined) throw new UsageError(`No share can be released there: ${whyNoShare}`);
  if (pointer === undefined) throw new UsageError("No share can be released before a first release is live: leave out `--share`.");
  return share;
}

async function findBuild(given: Arguments, context: CliContext): Promise<Build> {
  const from = given.get("from");
  const build = from === undefined ? await buildPages(context) : readBuild(resolve(context.root, from));
  if (build !== undefined) return build;
  const where = from === undefined ? "The build has" : `${quoteName(from)} has`;
  throw new UsageError(`${where} no pages that the plugin has built: \`layar({ pages: true })\` does so.`);
}

async function findChanges(target: Target, { pointer }: SeenPointer, compilation: Compilation): Promise<readonly string[]> {
  const before = pointer && (await readDefinitions(target, pointer.live));
  return before === undefined ? [] : describeDifference(before, compilation);
}

async function sayOnly(
  { target, seen, build, definitions, changes, share }: Prepared,
  given: Arguments,
  { write }: CliContext,
): Promise<ExitCode> {
  const missing = await listMissing(target, filesToSend(build, definitions));
  const sent = missing.map(({ path, content }) => ({ path, bytes: content.length }));
  write(writeDryRun({ id: build.id, live: seen.pointer?.live, share, changes, sent }, given.has("json")));
  return 0;
}

async function goLive(prepared: Prepared, given: Arguments, context: CliContext): Promise<ExitCode> {
  const { target, seen, build, share } = prepared;
  const mover = whoMoves(context.root);
  const there = await readManifest(target, build.id);
  const isWhole = there !== undefined && (await findMissing(target, there)).length === 0;
  const manifest = isWhole ? there : await send(prepared, mover, context);
  const { pointer } = seen;
  const isThere =
    share === 100 ? pointer?.live === build.id && pointer.next === null : pointer?.next === build.id && pointer.share === share;
  if (!isThere) {
    const next = share === 100 || pointer === undefined ? pointAt(build.id, pointer, mover) : pointShareAt(build.id, share, pointer, mover);
    if (!(await target.movePointer(next, seen))) return sayWhoWon(target, given, context);
  }
  context.write(writeReleased(manifest, { share, isThere, before: pointer?.live }, given.has("json")));
  return 0;
}

async function send(
  { target, seen, build, definitions, checked, changes }: Prepared,
  mover: Mover,
  context: CliContext,
): Promise<Manifest> {
  const files = filesToSend(build, definitions);
  const progress = (sent: number): void => context.showProgress?.(`Sent ${sent} of ${count(files.length, "file")}`);
  const hashes = await sendFiles(target, files, progress);
  context.showProgress?.("");
  const { report: _, ...checks } = checked;
  const uncommitted = countGitChanges(context.root);
  const manifest: Manifest = {
    version: 1,
    id: build.id,
    ...(build.commit !== undefined && { commit: build.commit }),
    ...(uncommitted > 0 && { uncommitted }),
    ...mover,
    checks,
    ...(seen.pointer && { against: seen.pointer.live }),
    changes,
    files: Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  await sendManifest(target, manifest);
  return manifest;
}
