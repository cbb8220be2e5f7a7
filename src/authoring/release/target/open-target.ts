import { resolve } from "node:path";
import { folderTarget } from "./folder-target.ts";
import { s3Target } from "./s3-target.ts";
import type { Target } from "./target.ts";

/** `root`: what a folder's path is relative to. Undefined for an address of which there is no kind of target. */
export async function openTarget(address: string, root: string): Promise<Target | undefined> {
  if (address.startsWith("s3://")) return s3Target(address);
  return /^[a-z][a-z0-9+.-]+:\/\//i.test(address) ? undefined : folderTarget(address, resolve(root, address));
}
