/** What a release consists of, and how it came about: `releases/<id>/manifest.json`, the last of its files that is written. */
import { isObject, parseJson } from "../../core/json/index.ts";
import { inParallel } from "./in-parallel.ts";
import type { Target } from "./target/target.ts";

export interface Manifest {
  readonly version: 1;
  readonly id: string;
  readonly commit?: string;
  /** How many files differed from the commit. */
  readonly uncommitted?: number;
  readonly by: string;
  /** In ISO form. */
  readonly at: string;
  readonly checks: ReleaseChecks;
  /** The release that was live when this one was sent. */
  readonly against?: string;
  /** What differs from it, in the words of `diff`. */
  readonly changes: readonly string[];
  /** SHA-256 of each file, by its path from the top of the target. */
  readonly files: { readonly [path: string]: string };
}

export interface ReleaseChecks {
  readonly problems: number;
  readonly notices: number;
  readonly tests: number;
  readonly failedTests: number;
}

export const manifestPath = (id: string): string => `releases/${id}/manifest.json`;

/** Undefined where the release was never sent, not sent whole, or removed. */
export async function readManifest(target: Target, id: string): Promise<Manifest | undefined> {
  const content = await target.read(manifestPath(id));
  const manifest = content && parseJson(content.toString());
  return isManifest(manifest) ? manifest : undefined;
}

function isManifest(value: unknown): value is Manifest {
  return isObject(value) && value["version"] === 1 && typeof value["id"] === "string" && isObject(value["files"]);
}

/** Of all releases that are whole, the newest first. */
export async function listManifests(target: Target): Promise<readonly Manifest[]> {
  const ids = (await target.list("releases")).flatMap(({ path }) => /^releases\/([^/]+)\/manifest\.json$/.exec(path)?.[1] ?? []);
  const found = await Promise.all(ids.map((id) => readManifest(target, id)));
  return found.flatMap((one) => one ?? []).sort((a, b) => (a.at < b.at ? 1 : -1));
}

/** Files of a release that are gone or have other content. */
export async function findMissing(target: Target, { files }: Pick<Manifest, "files">): Promise<readonly string[]> {
  const missing: string[] = [];
  await inParallel(Object.entries(files), async ([path, hash]) => {
    if ((await target.hashOf(path)) !== hash) missing.push(path);
  });
  return missing.sort();
}
