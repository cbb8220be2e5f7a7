import { readGitHead } from "../../project/index.ts";

/** Gives what `read` makes of the last commit, once for each; undefined while there is none. */
export function oncePerCommit<T>(root: string, read: (head: string) => T): () => T | undefined {
  let known: { readonly head: string; readonly made: T } | undefined;
  return () => {
    const head = readGitHead(root);
    if (head === undefined) return undefined;
    if (known?.head !== head) known = { head, made: read(head) };
    return known.made;
  };
}
