/** With what a change is compared before it is committed: the last commit, or the disk of a project that has none. */
import type { Compilation, SourceFile } from "../../../compiler/index.ts";
import { readGitFiles } from "../../../project/index.ts";
import type { EditedProject } from "../edited-project.ts";
import { oncePerCommit } from "../once-per-commit.ts";

export interface Baseline {
  readonly against: "commit" | "disk";
  readonly files: readonly SourceFile[];
  compile(): Compilation;
}

/** Gives the one of the moment; a commit is read and compiled once. */
export function createBaseline(root: string, edited: EditedProject): () => Baseline {
  const commit = oncePerCommit(root, (head): Baseline => {
    const files = readGitFiles(root, head) ?? [];
    let compiled: Compilation | undefined;
    const compile = (): Compilation => {
      compiled ??= edited.compiler.compile(files);
      return compiled;
    };
    return { against: "commit", files, compile };
  });
  return () => {
    const committed = commit();
    // A project that is not in the repository around it yet has no commit either.
    if (committed !== undefined && committed.files.length > 0) return committed;
    return { against: "disk", files: edited.diskFiles(), compile: edited.compileDisk };
  };
}
