/** What a release consists of, and how it came about: `releases/<id>/manifest.json`, the last of its files that is written. */
import { isObject, parseJson } from "../../../core/json/index.ts";
import { expand, expandedPath } from "./compressed-forms.ts";
import { hashOf } from "./hash.ts";
import { inParallel } from "./in-parallel.ts";
import { isReleaseId } from "./release-id.ts";
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
  /** What it means for the person responsible, in the words of `diff --law`: a sentence for each change of a market's screen. */
  readonly law?: readonly string[];
  /** SHA-256 of each file, by its path from the top of the target. */
  readonly files: { readonly [path: string]: string };
}

export interface ReleaseChecks {
  readonly problems: number;
  readonly notices: number;
  readonly tests: number;
  readonly failedTests: number;
}

/** `"gone"`: the release was never sent, not sent whole, or removed. `"unreadable"`: what is there is no manifest of this release. */
export type FoundManifest = Manifest | "gone" | "unreadable";

export const manifestPath = (id: string): string => `releases/${id}/manifest.json`;

export async function findManifest(target: Target, id: string): Promise<FoundManifest> {
  if (!isReleaseId(id)) return "gone";
  const content = await target.read(manifestPath(id));
  if (content === undefined) return "gone";
  const manifest = parseJson(content.toString());
  return isManifest(manifest, id) ? manifest : "unreadable";
}

function isManifest(value: unknown, id: string): value is Manifest {
  if (!isObject(value) || value["version"] !== 1 || value["id"] !== id) return false;
  const { by, at, checks, changes, files } = value;
  const isText = [by, at].every((one) => typeof one === "string");
  const isJudged = isObject(checks) && ["problems", "notices", "tests", "failedTests"].every((name) => typeof checks[name] === "number");
  return isText && isJudged && Array.isArray(changes) && isObject(files) && Object.entries(files).every((file) => isListed(file, id));
}

function isListed([path, hash]: readonly [string, unknown], id: string): boolean {
  const isBelow = ["assets/", "private/", `releases/${id}/`].some((folder) => path.startsWith(folder));
  return isBelow && !path.split("/").includes("..") && typeof hash === "string" && /^[\da-f]{64}$/.test(hash);
}

/** What a target has of releases. */
export interface StoredReleases {
  /** Of all releases that are whole, the newest first. */
  readonly manifests: readonly Manifest[];
  /** Releases whose manifest is there and cannot be read. */
  readonly unreadable: readonly string[];
  /** Pages and manifests of each release, also of one without a manifest. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
}

export async function listReleases(target: Target): Promise<StoredReleases> {
  const paths = new Map<string, string[]>();
  for (const { path } of await target.list("releases")) {
    const [, id = ""] = path.split("/");
    if (isReleaseId(id)) paths.set(id, [...(paths.get(id) ?? []), path]);
  }
  const found = await Promise.all([...paths.keys()].map(async (id) => [id, await findManifest(target, id)] as const));
  return {
    manifests: found.flatMap(([, one]) => (typeof one === "string" ? [] : one)).sort((a, b) => (a.at < b.at ? 1 : -1)),
    unreadable: found.flatMap(([id, one]) => (one === "unreadable" ? [id] : [])),
    paths,
  };
}

/** Files of a release that are gone or hold something else; of one without a manifest that can be read, the manifest. */
export async function findBroken(target: Target, id: string, manifest: FoundManifest): Promise<readonly string[]> {
  if (typeof manifest === "string") return [manifestPath(id)];
  const { files } = manifest;
  const broken: string[] = [];
  await inParallel(Object.entries(files), async ([path, hash]) => {
    if ((await target.hashOf(path)) !== hash && !(await isOtherForm(target, path, files))) broken.push(path);
  });
  return broken.sort();
}

/** Another release may have restored a compressed file in other bytes, which hold the same. */
async function isOtherForm(target: Target, path: string, files: Manifest["files"]): Promise<boolean> {
  const hash = files[expandedPath(path) ?? ""];
  const content = hash === undefined ? undefined : await target.read(path);
  const held = content && expand(path, content);
  return held !== undefined && hashOf(held) === hash;
}
