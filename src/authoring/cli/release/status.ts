import type { KeyObject } from "node:crypto";
import { listNames } from "../../../core/format/index.ts";
import { count } from "../../../core/text/index.ts";
import {
  findBroken,
  findSigner,
  listReleases,
  type Manifest,
  type Pointer,
  servesPointer,
  type Target,
  writeEdge,
} from "../../operate/release/index.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { findKey, trustOption } from "./keys.ts";
import { describePointer, describePrune, findTarget, targetOptions } from "./on-target.ts";
import { describeFares, fareOptions, type ReadFares, readFares, UnreadFares } from "./read-fares.ts";

/** Changes nothing, so that a monitor may ask. */
export const status: Command = {
  name: "status",
  forms: [{ takes: "", help: "Prints which release visitors get, whether it is whole, and the releases that are there." }],
  options: {
    ...targetOptions,
    reports: { value: "<file>", help: "Says how a share fares, by the counts of `layar/reports` for Prometheus; `-` for standard input." },
    ...fareOptions,
    ...trustOption,
  },
  run: runStatus,
};

async function runStatus(given: Arguments, context: CliContext): Promise<ExitCode> {
  const target = await findTarget(given, context);
  const { pointer } = await target.readPointer(false);
  const fares = pointer && tryFares(pointer, given, context);
  const read = fares instanceof UnreadFares ? undefined : fares;
  const isServed = pointer === undefined || (await servesPointer(target, pointer));
  const { manifests: releases, unreadable } = await listReleases(target);
  const missing = await findAllMissing(target, pointer, releases);
  const effective = pointer?.next ? 100 * (await target.shareOf(pointer.next, pointer)) : 0;
  const unsigned = await findUnsigned(target, releases, findKey("trust", given, context));
  const isTrusted = !unsigned?.some((id) => id === pointer?.live || id === pointer?.next);
  const { share = 0 } = pointer ?? {};
  const effectiveShare = Math.round(effective * 10) / 10;
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
      edge: pointer && writeEdge(pointer),
      by,
      at,
      prune,
      fares: read?.fares,
      isServed,
      missing,
      unsigned,
      unreadable,
      releases: listed,
    };
    context.write(`${JSON.stringify(facts, null, 2)}\n`);
  } else
    context.write(writeStatus(pointer, releases, { isServed, missing, unsigned, unreadable, share, effectiveShare, ...measured, read }));
  if (fares instanceof UnreadFares) context.logError(`${fares.message}\n`);
  if (pointer === undefined || !isServed || missing.length > 0 || !isTrusted) return 1;
  return fares instanceof UnreadFares ? 2 : 0;
}

/** Counts that cannot be read keep no alarm back. */
function tryFares(pointer: Pointer, given: Arguments, context: CliContext): ReadFares | UnreadFares | undefined {
  try {
    return readFares("reports", pointer, given, context);
  } catch (error) {
    if (error instanceof UnreadFares) return error;
    throw error;
  }
}

/** Releases that the owner of the key has not signed, or not as they are; undefined where nobody wants to know. */
async function findUnsigned(
  target: Target,
  releases: readonly Manifest[],
  key: KeyObject | undefined,
): Promise<readonly string[] | undefined> {
  if (key === undefined) return undefined;
  const signers = await Promise.all(releases.map(async ({ id }) => [id, await findSigner(target, id, key)] as const));
  return signers.filter(([, signer]) => signer !== "key").map(([id]) => id);
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
  /** Servers send what the pointer says. */
  readonly isServed: boolean;
  readonly missing: readonly string[];
  readonly unsigned: readonly string[] | undefined;
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
  const { isServed, missing, unsigned, unreadable, share, effectiveShare, measuredShare, read } = facts;
  const measured = measuredShare === undefined ? "" : `, ${measuredShare} % of the page loads that were counted`;
  const lines = [
    `${describePointer(pointer)}, since ${pointer.at}, by ${pointer.by}.`,
    ...(pointer.next === null ? [] : [`The share is ${share} % as configured, ${effectiveShare} % in effect${measured}.`]),
    ...(read?.fares ? [describeFares(read.fares, pointer, read.rule)] : []),
    ...(isServed ? [] : [`Visitors get something else: \`rollback ${pointer.live}\` sends them what \`current.json\` says.`]),
    missing.length === 0
      ? "All of its files are there."
      : `${count(missing.length, "file")} of it are gone or differ: ${missing.join(", ")}`,
    ...(unsigned === undefined ? [] : [describeSignatures(unsigned)]),
    ...(pointer.prune?.isOver === false ? [describePrune(pointer.prune)] : []),
    "",
    ...releases.map((one) => `${one.id === pointer.live ? "*" : one.id === pointer.next ? "+" : " "} ${describeRelease(one)}`),
    ...unreadable.map((id) => `? ${id}  its manifest cannot be read; \`release\` from its commit writes it again`),
  ];
  return `${lines.join("\n")}\n`;
}

function describeSignatures(unsigned: readonly string[]): string {
  return unsigned.length === 0
    ? "All releases are signed with this key."
    : `${listNames(unsigned, "and")} ${unsigned.length === 1 ? "is" : "are"} not signed with this key, or changed since.`;
}

function describeRelease({ id, at, by, commit, uncommitted, checks, changes }: Manifest): string {
  const from =
    commit === undefined ? "" : `, commit ${commit.slice(0, 12)}${uncommitted ? ` and ${count(uncommitted, "file")} that differ` : ""}`;
  return `${id}  ${at}  ${by}${from}, ${count(checks.tests, "test")} passed, ${count(changes.length, "variant")} changed`;
}
