/** Which files of a target nobody asks for any more. */
import { privateFolder } from "./built-files.ts";
import { listManifests, type Manifest, manifestPath } from "./manifest.ts";
import type { Pointer } from "./pointer.ts";
import { definitionsPath } from "./send.ts";
import type { StoredFile, Target } from "./target/target.ts";

const dayMs = 86_400_000;
/** Commits are stored on a device for as long, so a page may be open or stored there, and worth going back to. */
const openMs = 30 * dayMs;
/** A release that is being sent may be about to use it. */
const freshMs = dayMs;

export interface Pruning {
  /** Releases that go. */
  readonly releases: readonly string[];
  /** All files that go, in the order in which they do. */
  readonly paths: readonly string[];
}

interface PruneOptions {
  /** How many releases that were live stay at least. */
  readonly keep: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Nothing that is live, may become so again, may stand on a device or proves what somebody has agreed to: see the constants. */
export async function findPrunable(target: Target, pointer: Pointer, { keep, now }: PruneOptions): Promise<Pruning> {
  const { live, next, before } = pointer;
  const isOpen = (until: string): boolean => !(now - Date.parse(until) > openMs);
  const formers = before.filter(({ until }, at) => at < keep || isOpen(until)).map(({ id }) => id);
  const manifests = await listManifests(target);
  // One that was never live may be on its way there.
  const wasLive = new Set(before.map(({ id }) => id));
  const waiting = manifests.filter(({ id, at }) => !wasLive.has(id) && isOpen(at)).map(({ id }) => id);
  const evidence = manifests.filter(isEvidence).map(({ id }) => id);
  const kept = new Set([live, ...(next === null ? [] : [next]), ...formers, ...waiting, ...evidence]);
  const releases = manifests.map(({ id }) => id).filter((id) => !kept.has(id));
  const used = new Set(manifests.filter(({ id }) => kept.has(id)).flatMap(({ files }) => Object.keys(files)));
  const ofReleases = (await Promise.all(releases.map((id) => listRelease(target, id)))).flat();
  const shared = [...(await target.list("assets")), ...(await target.list(`${privateFolder}/maps`))];
  const unused = shared.filter((file) => !used.has(file.path) && isOld(file, now)).map(({ path }) => path);
  return { releases, paths: [...ofReleases, ...unused] };
}

/** What makes receipts in a release, and draws it again; undefined where it makes none. */
export function findReceiptCode({ files }: Pick<Manifest, "files">): string | undefined {
  return Object.keys(files).find((path) => /^assets\/late-receipts-[\w-]+\.js$/.test(path));
}

const isEvidence = (manifest: Manifest): boolean => findReceiptCode(manifest) !== undefined;

/** The manifest first: what is cut then is no release any more. */
async function listRelease(target: Target, id: string): Promise<readonly string[]> {
  const pages = (await target.list(`releases/${id}`)).map(({ path }) => path).filter((path) => path !== manifestPath(id));
  return [manifestPath(id), ...pages, definitionsPath(id)];
}

const isOld = ({ at }: StoredFile, now: number): boolean => now - at > freshMs;
