/** Sends a build to a target. What is there is not sent again, so that a release that was cut goes on where it ended. */
import type { KeyObject } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { SourceFile } from "../../compiler/index.ts";
import { type Build, type BuiltFile, privateFolder } from "./built-files.ts";
import { expand } from "./compressed-forms.ts";
import { hashOf } from "./hash.ts";
import { inParallel } from "./in-parallel.ts";
import { findManifest, listReleases, type Manifest, manifestPath } from "./manifest.ts";
import { ReleaseError } from "./release-error.ts";
import { findSigner, signManifest } from "./signature.ts";
import type { Target } from "./target/target.ts";

/** Where the definitions of a release stand, so that the next one can be compared with them. */
export const definitionsPath = (id: string): string => `${privateFolder}/definitions/${id}.json.gz`;

/** All that is sent of a build, with the definitions that it was made of. */
export function filesToSend(build: Build, definitions: readonly SourceFile[]): readonly BuiltFile[] {
  const content = gzipSync(JSON.stringify(definitions.map(({ path, text }) => ({ path, text }))));
  return [{ path: definitionsPath(build.id), content, hash: hashOf(content) }, ...build.files];
}

/** Those that are not there. */
export async function listMissing(target: Target, files: readonly BuiltFile[]): Promise<readonly BuiltFile[]> {
  const folders = new Set(files.map(({ path }) => /^(?:releases\/)?[^/]+/.exec(path)?.[0] ?? ""));
  const there = new Set((await Promise.all([...folders].map((one) => target.list(one)))).flat().map(({ path }) => path));
  return files.filter(({ path }) => !there.has(path));
}

/**
 * Sends the files, then the manifest, and restores what of them is damaged. The release is whole then, as each file was compared or
 * written. What the manifest of the first time says of it stays, with a key only where the key has signed it. `progress` is called after
 * each file. Throws a `ReleaseError` where another file has the name of one of them.
 */
export async function sendRelease(
  target: Target,
  files: readonly BuiltFile[],
  facts: Omit<Manifest, "version" | "files">,
  progress: (sent: number) => void,
  key?: KeyObject,
): Promise<Manifest> {
  const hashes: { [path: string]: string } = {};
  const isRecorded = recordsOf(target);
  let done = 0;
  const send = async (file: BuiltFile): Promise<void> => {
    const there = await target.writeOnce(file);
    hashes[file.path] = there === file.hash ? there : await settle(target, file, there, isRecorded);
    progress(++done);
  };
  for (const group of groupByOrder(files)) await inParallel(group, send);
  const found = await findManifest(target, facts.id);
  const isTrusted = key === undefined || (await findSigner(target, facts.id, key)) === "key";
  const former = typeof found === "string" || !isTrusted ? undefined : found;
  // A build without maps of its scripts is the same release.
  if (former && Object.entries(hashes).every(([path, hash]) => former.files[path] === hash)) return former;
  const sorted = Object.entries({ ...former?.files, ...hashes }).sort(([a], [b]) => (a < b ? -1 : 1));
  const manifest: Manifest = { version: 1, ...(former ?? facts), files: Object.fromEntries(sorted) };
  const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  await target.writeOver({ path: manifestPath(facts.id), content, hash: hashOf(content) });
  if (key) await signManifest(target, facts.id, content, key);
  return manifest;
}

/** Whether a release that is there says that a file has this hash. Manifests are read when it is asked for the first time. */
type Records = (path: string, hash: string) => Promise<boolean>;

function recordsOf(target: Target): Records {
  let listed: ReturnType<typeof listReleases> | undefined;
  return async (path, hash) => {
    listed ??= listReleases(target);
    return (await listed).manifests.some(({ files }) => files[path] === hash);
  };
}

/** What stands there is something else: gives the hash of what stands there in the end. */
async function settle(target: Target, file: BuiltFile, there: string, isRecorded: Records): Promise<string> {
  const { path, content, hash } = file;
  const own = expand(path, content);
  if (own !== undefined) {
    const stands = await target.read(path);
    // Which compression gave it, its content is the same. Definitions may differ in what a build leaves out.
    if ((stands && expand(path, stands)?.equals(own)) || (await isRecorded(path, there))) return there;
  } else if (!(await isRecorded(path, hash))) throw new ReleaseError(explainOther(path));
  await target.writeOver(file);
  return hash;
}

function explainOther(path: string): string {
  return `\`${path}\` is there with another content, and pages may have it. A file with this name must always be the same: commit what has changed, and build again from a clean checkout.`;
}

/** All files that a page may ask for are there before the first page is. */
function groupByOrder(files: readonly BuiltFile[]): readonly (readonly BuiltFile[])[] {
  const isPage = ({ path }: BuiltFile): boolean => path.startsWith("releases/");
  return [files.filter((one) => !isPage(one)), files.filter(isPage)];
}
