import { createCheckedCompiler } from "../../checker/index.ts";
import type { Compiler } from "../../compiler/index.ts";

const compilers = new Map<string, Compiler>();

/** One for all that serves a project while somebody works on it: the app, and the studio with what was typed there. */
export function servedCompiler(root: string): Compiler {
  const compiler = compilers.get(root) ?? createCheckedCompiler();
  compilers.set(root, compiler);
  return compiler;
}
