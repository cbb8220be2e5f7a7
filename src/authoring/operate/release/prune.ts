/** Removes what nobody asks for any more. */
import { privateFolder } from "./built-files.ts";
import { inParallel } from "./in-parallel.ts";
import { listReleases, type Manifest, manifestPath } from "./manifest.ts";
import { isOpen, type Mover, type Pointer, type PruneTurn } from "./pointer.ts";
import { ReleaseError } from "./release-error.ts";
import { isReleaseId } from "./release-id.ts";
import { definitionsPath } from "./send.ts";
import type { SeenPointer, StoredFile, Target } from "./target/target.ts";

/** What a release has sent before it was cut, and will find there when it goes on. */
export const freshMs = 86_400_000;

export interface Pruning {
  /** Releases that go, and what is left of those that were cut while they came or went. */
  readonly releases: readonly string[];
  /** All files that go. */
  readonly paths: readonly string[];
}

interface PruneOptions {
  /** How many releases that were live stay at least. */
  readonly keep: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Nothing that is live, may become so again, may stand on a device or proves what somebody has agreed to. Throws a `ReleaseError` where it is not known which files the pages
 * of such a release ask for.
 */
export async function findPrunable(target: Target, pointer: Pointer, { keep, now }: PruneOptions): Promise<Pruning> {
  const { live, next, before } = pointer;
  const { manifests, unreadable, paths } = await listReleases(target);
  const whole = new Set(manifests.map(({ id }) => id));
  const open = [live, ...(next === null ? [] : [next]), ...before.filter(({ until }) => isOpen(until, now)).map(({ id }) => id)];
  const unknown = [...open.filter((id) => !whole.has(id)), ...unreadable][0];
  if (unknown !== undefined) throw new ReleaseError(explainUnknown(unknown, open.includes(unknown)));
  const ended = (pointer.shared ?? []).flatMap(({ id, until }) => (whole.has(id) && isOpen(until, now) ? id : []));
  // One that was never live may be on its way there.
  const wasLive = new Set(before.map(({ id }) => id));
  const waiting = manifests.filter(({ id, at }) => !wasLive.has(id) && isOpen(at, now)).map(({ id }) => id);
  const evidence = manifests.filter((one) => findReceiptCode(one) !== undefined).map(({ id }) => id);
  const kept = new Set([
    ...open,
    ...ended,
    ...before.slice(0, keep).flatMap(({ id }) => (whole.has(id) ? id : [])),
    ...waiting,
    ...evidence,
  ]);
  const used = new Set(manifests.filter(({ id }) => kept.has(id)).flatMap(({ files }) => Object.keys(files)));
  const isOld = ({ at }: StoredFile): boolean => now - at > freshMs;
  const shared = [...(await target.list("assets")), ...(await target.list(`${privateFolder}/maps`))];
  const definitions = await target.list(`${privateFolder}/definitions`);
  const defined = definitions.flatMap(({ path }) => /([^/]+)\.json\.gz$/.exec(path)?.[1] ?? []).filter(isReleaseId);
  const releases = [...new Set([...paths.keys(), ...defined])].filter((id) => !kept.has(id)).sort();
  return {
    releases,
    paths: [
      ...releases.flatMap((id) => paths.get(id) ?? []),
      ...releases.filter((id) => defined.includes(id)).map(definitionsPath),
      ...shared.filter((file) => !used.has(file.path) && isOld(file)).map(({ path }) => path),
    ],
  };
}

function explainUnknown(id: string, isOpened: boolean): string {
  const otherwise = isOpened ? "" : `, or remove \`releases/${id}\` if nobody needs it`;
  return `\`${manifestPath(id)}\` is gone or cannot be read, so nobody knows which files the pages of ${id} ask for. Nothing was removed. \`release\` from its commit writes it again${otherwise}.`;
}

/** What makes receipts in a release, and draws it again; undefined where it makes none. */
export function findReceiptCode({ files }: Pick<Manifest, "files">): string | undefined {
  return Object.keys(files).find((path) => /^assets\/late-receipts-[\w-]+\.js$/.test(path));
}

/**
 * Removes it, between two moves of the pointer: a release that has begun before the first one cannot go live any more, and none begins
 * before the second one. False when somebody else was first, or has taken over what seemed to have ended.
 */
export async function pruneTarget(target: Target, seen: SeenPointer, { releases, paths }: Pruning, mover: Mover): Promise<boolean> {
  const { pointer } = seen;
  const turn: PruneTurn = { ...mover, releases, isOver: false };
  if (pointer === undefined || !(await target.movePointer({ ...pointer, prune: turn }, seen))) return false;
  let isOurs = true;
  const remove = async (path: string): Promise<void> => {
    isOurs &&= isTurn((await target.readPointer(false)).pointer, turn);
    if (isOurs) await target.remove(path);
  };
  const isManifest = new Set(releases.map(manifestPath));
  try {
    // What is cut then is no release any more.
    await inParallel(
      paths.filter((path) => isManifest.has(path)),
      remove,
    );
    await inParallel(
      paths.filter((path) => !isManifest.has(path)),
      remove,
    );
  } finally {
    await endTurn(target, turn);
  }
  return isOurs;
}

const isTurn = (pointer: Pointer | undefined, { by, at }: PruneTurn): boolean => pointer?.prune?.by === by && pointer.prune.at === at;

/** Somebody may go back at the same time. */
async function endTurn(target: Target, turn: PruneTurn): Promise<void> {
  for (;;) {
    const seen = await target.readPointer(true);
    if (seen.pointer === undefined || !isTurn(seen.pointer, turn)) return;
    if (await target.movePointer({ ...seen.pointer, prune: { ...turn, isOver: true } }, seen)) return;
  }
}
