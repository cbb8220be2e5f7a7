import { count } from "../../../core/text/index.ts";
import { findBroken, listReleases, type Manifest, type Pointer, type Target } from "../../operate/release/index.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { describePointer, describePrune, findTarget, targetOptions } from "./on-target.ts";
import { describeFares, fareOptions, type ReadFares, readFares } from "./read-fares.ts";

/** Changes nothing, so that a monitor may ask. */
export const status: Command = {
  name: "status",
  forms: [{ takes: "", help: "Prints which release visitors get, whether it is whole, and the releases that are there." }],
  options: {
    ...targetOptions,
    reports: { value: "<file>", help: "Says how a share fares, by the counts of `layar/reports` for Prometheus; `-` for standard input." },
    ...fareOptions,
  },
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
  const read = pointer && readFares("reports", pointer, given, context);
  const measured = given.has("since") ? measureShare(read) : undefined;
  if (given.has("json")) {
    const listed = releases.map(({ files, ...facts }) => ({ ...facts, files: Object.keys(files).length }));
    const { live = null, next = null, by, at, prune } = pointer ?? {};
    const facts = {
      live,
      next,
      share,
      effectiveShare,
      ...measured,
      by,
      at,
      prune,
      fares: read?.fares,
      missing,
      unreadable,
      releases: listed,
    };
    context.write(`${JSON.stringify(facts, null, 2)}\n`);
  } else context.write(writeStatus(pointer, releases, { missing, unreadable, share, effectiveShare, ...measured, read }));
  return missing.length > 0 ? 1 : 0;
}

/** What visitors had. Only of counts that begin when the share did, because the live release was alone before. */
function measureShare(read: ReadFares | undefined): { readonly measuredShare: number } | undefined {
  if (read?.fares === undefined) return undefined;
  const { live, next } = read.fares;
  return { measuredShare: Math.round((1000 * next.loads) / Math.max(live.loads + next.loads, 1)) / 10 };
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
  /** As page loads were counted. */
  readonly measuredShare?: number;
  readonly read: ReadFares | undefined;
}

function writeStatus(pointer: Pointer | undefined, releases: readonly Manifest[], facts: Facts): string {
  if (pointer === undefined) return "Nothing is live.\n";
  const { missing, unreadable, share, effectiveShare, measuredShare, read } = facts;
  const measured = measuredShare === undefined ? "" : `, ${measuredShare} % of the page loads that were counted`;
  const lines = [
    `${describePointer(pointer)}, since ${pointer.at}, by ${pointer.by}.`,
    ...(pointer.next === null ? [] : [`The share is ${share} % as configured, ${effectiveShare} % in effect${measured}.`]),
    ...(read?.fares ? [describeFares(read.fares, pointer, read.rule)] : []),
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
