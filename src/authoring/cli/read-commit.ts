import { quoteName } from "../../core/format/index.ts";
import type { SourceFile } from "../compiler/index.ts";
import { readGitFiles } from "../project/index.ts";
import { UsageError } from "./cli-context.ts";

/** The definitions as they were committed. */
export function readCommit(root: string, ref: string): SourceFile[] {
  const files = readGitFiles(root, ref);
  if (files === undefined) throw new UsageError(`No market and no commit is named ${quoteName(ref)}.`);
  return files;
}
