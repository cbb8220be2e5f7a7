import { createHash } from "node:crypto";
import type { SourceFile } from "../compiler/index.ts";

/** SHA-256 in hexadecimal digits: by it a build and a release know whether they have the same definitions before them. */
export function hashDefinitions(files: readonly SourceFile[]): string {
  return createHash("sha256")
    .update(JSON.stringify(files.map(({ path, text }) => [path, text])))
    .digest("hex");
}
