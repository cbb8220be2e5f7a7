import { statSync } from "node:fs";
import { resolve } from "node:path";
import { quoteName } from "../../../../core/format/index.ts";
import { ReleaseError } from "../release-error.ts";
import { folderTarget } from "./folder-target.ts";
import { s3Target } from "./s3-target.ts";
import type { Target } from "./target.ts";

const forms = "Write a folder, such as `--to /srv/layar`, or a bucket, `--to s3://bucket/prefix`.";

/** `root`: the project; `cwd`: what a folder's path is relative to. Throws a `ReleaseError` for an address of which there can be no target. */
export async function openTarget(address: string, root: string, cwd = root): Promise<Target> {
  if (/^s3:/i.test(address)) {
    const [, bucket, prefix = ""] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/((?:[\w.!'()*-]+\/)*[\w.!'()*-]*))?$/.exec(address) ?? [];
    if (bucket === undefined)
      throw new ReleaseError(
        `${quoteName(address)} names no bucket. Write \`--to s3://bucket/prefix\`, of letters, digits, dots and hyphens.`,
      );
    return s3Target(address, bucket, prefix.replace(/\/$/, ""));
  }
  if (address.trim() === "" || /^[a-z][a-z0-9+.-]+:\/\//i.test(address))
    throw new ReleaseError(`${quoteName(address)} is no target. ${forms}`);
  const folder = resolve(cwd, address);
  if (folder === resolve(root)) throw new ReleaseError(`${quoteName(address)} is the project itself. ${forms}`);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new ReleaseError(`${quoteName(address)} is a file, not a folder. ${forms}`);
  return folderTarget(address, folder);
}
