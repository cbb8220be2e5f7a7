import { count } from "../../../core/text/index.ts";
import { findBroken, listReleases, type Manifest, type Pointer, type Target } from "../../release/index.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { describePointer, describePrune, findTarget, targetOptions } from "./on-target.ts";

/** Changes nothing, so that a monitor may ask. */
export const status: Command = {
  name: "status",
  forms: [{ takes: "", help: "Prints which release visitors get, whether it is whole, and the releases that are there." }],
  options: targetOptions,
  run: runStatus,
};

async function runStatus(given: Arguments, context: CliContext): Promise<ExitCode> {
  const target = await findTarget(given, context);
  const { pointer } = await target.readPointer(false);
  const { manifests: releases, unreadable } = await listReleases(target);
  const missing = await findAllMissing(target, pointer, releases);
  const effective = pointer?.next ? 100 * (await target.shareOf(pointer.next, pointer)) : 0;
  const { share = 0 } = pointer ?? {};
  const effectiveShare = Math.round(effective * 10) / 10;
  if (given.has("json")) {
    const listed = releases.map(({ files, ...facts }) => ({ ...facts, files: Object.keys(files).length }));
    const { live = null, next = null, by, at, prune } = pointer ?? {};
    context.write(
      `${JSON.stringify({ live, next, share, effectiveShare, by, at, prune, missing, unreadable, releases: listed }, null, 2)}\n`,
    );
  } else context.write(writeStatus(pointer, releases, { missing, unreadable, share, effectiveShare }));
  return missing.length > 0 ? 1 : 0;
}

/** Of what visitors get. */
async function findAllMissing(target: Target, pointer: Pointer | undefined, releases: readonly Manifest[]): Promise<readonly string[]> {
  const ids = pointer === undefined ? [] : [pointer.live, ...(pointer.next === null ? [] : [pointer.next])];
  const found = await Promise.all(ids.map((id) => findBroken(target, id, releases.find((one) => one.id === id) ?? "gone")));
  return [...new Set(found.flat())];
}

interface Facts {
  readonly missing: readonly string[];
  /** Releases whose manifest says nothing. */
  readonly unreadable: readonly string[];
  /** Of 100 visitors: as the pointer says, and as servers can do it. */
  readonly share: number;
  readonly effectiveShare: number;
}

function writeStatus(
  pointer: Pointer | undefined,
  releases: readonly Manifest[],
  { missing, unreadable, share, effectiveShare }: Facts,
): string {
  if (pointer === undefined) return "Nothing is live.\n";
  const lines = [
    `${describePointer(pointer)}, since ${pointer.at}, by ${pointer.by}.`,
    ...(pointer.next === null ? [] : [`The share is ${share} % as configured, ${effectiveShare} % in effect.`]),
    missing.length === 0
      ? "All of its files are there."
      : `${count(missing.length, "file")} of it are gone or differ: ${missing.join(", ")}`,
    ...(pointer.prune?.isOver === false ? [describePrune(pointer.prune)] : []),
    "",
    ...releases.map((one) => `${one.id === pointer.live ? "*" : one.id === pointer.next ? "+" : " "} ${describeRelease(one)}`),
    ...unreadable.map((id) => `? ${id}  its manifest cannot be read; \`release\` from its commit writes it again`),
  ];
  return `${lines.join("\n")}\n`;
}

function describeRelease({ id, at, by, commit, uncommitted, checks, changes }: Manifest): string {
  const from =
    commit === undefined ? "" : `, commit ${commit.slice(0, 12)}${uncommitted ? ` and ${count(uncommitted, "file")} that differ` : ""}`;
  return `${id}  ${at}  ${by}${from}, ${count(checks.tests, "test")} passed, ${count(changes.length, "variant")} changed`;
}
