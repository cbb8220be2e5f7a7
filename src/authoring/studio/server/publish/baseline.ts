/** With what a change is compared before it is committed: the last commit, or the disk of a project that has none. */
import type { Compilation, SourceFile } from "../../../compiler/index.ts";
import { readGitFiles, readGitHead } from "../../../project/index.ts";
import type { EditedProject } from "../edited-project.ts";

export interface Baseline {
  readonly against: "commit" | "disk";
  readonly files: readonly SourceFile[];
  compile(): Compilation;
}

/** Gives the one of the moment; a commit is read and compiled once. */
export function createBaseline(root: string, edited: EditedProject): () => Baseline {
  let commit: (Baseline & { readonly head: string }) | undefined;
  return () => {
    const head = readGitHead(root);
    if (head !== undefined && head !== commit?.head) commit = readBaseline(root, head, edited);
    // A project that is not in the repository around it yet has no commit either.
    if (head !== undefined && commit !== undefined && commit.files.length > 0) return commit;
    return { against: "disk", files: edited.diskFiles(), compile: () => edited.compileDisk() };
  };
}

function readBaseline(root: string, head: string, { compiler }: EditedProject): Baseline & { readonly head: string } {
  const files = readGitFiles(root, head) ?? [];
  let compiled: Compilation | undefined;
  return {
    head,
    against: "commit",
    files,
    compile() {
      const done = compiled ?? compiler.compile(files);
      compiled = done;
      return done;
    },
  };
}
