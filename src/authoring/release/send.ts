/** Sends a build to a target. What is there is not sent again, so that a release that was cut goes on where it ended. */
import { gzipSync } from "node:zlib";
import type { SourceFile } from "../compiler/index.ts";
import { type Build, type BuiltFile, privateFolder } from "./built-files.ts";
import { hashOf } from "./hash.ts";
import { inParallel } from "./in-parallel.ts";
import { findMissing, type Manifest, manifestPath } from "./manifest.ts";
import type { Target } from "./target/target.ts";

/** The release cannot be what it says; the message says what would be right. */
export class ReleaseError extends Error {
  override readonly name = "ReleaseError";
}

/** Where the definitions of a release stand, so that the next one can be compared with them. */
export const definitionsPath = (id: string): string => `${privateFolder}/definitions/${id}.json.gz`;

/** All that is sent of a build, with the definitions that it was made of. */
export function filesToSend(build: Build, definitions: readonly SourceFile[]): readonly BuiltFile[] {
  const content = gzipSync(JSON.stringify(definitions.map(({ path, text }) => ({ path, text }))));
  return [{ path: definitionsPath(build.id), content, hash: hashOf(content) }, ...build.files];
}

/** Those that are not there. */
export async function listMissing(target: Target, files: readonly BuiltFile[]): Promise<readonly BuiltFile[]> {
  const folders = [
    ...new Set(
      files.map(({ path }) =>
        path
          .split("/")
          .slice(0, path.startsWith("releases/") ? 2 : 1)
          .join("/"),
      ),
    ),
  ];
  const there = new Set((await Promise.all(folders.map((one) => target.list(one)))).flat().map(({ path }) => path));
  return files.filter(({ path }) => !there.has(path));
}

/** Which compression gave it, its content is the same. */
const compressed = /\.(?:br|gz)$/;

/**
 * Gives the hash of each file as it stands on the target. Throws a `ReleaseError` where another file has its name.
 * `progress` is called after each file.
 */
export async function sendFiles(
  target: Target,
  files: readonly BuiltFile[],
  progress: (sent: number) => void,
): Promise<{ readonly [path: string]: string }> {
  const hashes: { [path: string]: string } = {};
  let done = 0;
  const send = async ({ path, content, hash }: BuiltFile): Promise<void> => {
    const there = await target.writeOnce(path, content);
    if (there !== hash && !compressed.test(path)) throw new ReleaseError(explainOther(path));
    hashes[path] = there;
    progress(++done);
  };
  for (const group of groupByOrder(files)) await inParallel(group, send);
  return hashes;
}

function explainOther(path: string): string {
  return `\`${path}\` is there with another content, and pages may have it. A file with this name must always be the same: build again from a clean checkout.`;
}

/** All files that a page may ask for are there before the first page is. */
function groupByOrder(files: readonly BuiltFile[]): readonly (readonly BuiltFile[])[] {
  const isPage = ({ path }: BuiltFile): boolean => path.startsWith("releases/");
  return [files.filter((one) => !isPage(one)), files.filter(isPage)];
}

/** The last file of a release. Throws a `ReleaseError` when one of the others is not there. */
export async function sendManifest(target: Target, manifest: Manifest): Promise<void> {
  const missing = await findMissing(target, manifest);
  if (missing.length > 0) throw new ReleaseError(`\`${missing[0]}\` is gone again. Run the release again: it sends what is missing.`);
  await target.writeOnce(manifestPath(manifest.id), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
}
