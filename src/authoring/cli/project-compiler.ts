/** What a process has read of projects, for all of its commands: what has not changed is neither read nor compiled nor checked again. */
import { createCheckedCompiler } from "../checker/index.ts";
import { type Compilation, createCompiler, createLoader, type Project } from "../compiler/index.ts";
import { readProjectFiles } from "../project/index.ts";

export const projectCompiler = createCheckedCompiler();

const load = createLoader();
/** Without checks, for commands that read what is compiled. */
export const screenCompiler = createCompiler();

/** The definitions in a folder as they are now, not compiled. */
export function loadFolder(root: string): Project {
  return load(readProjectFiles(root));
}

/** The same, compiled without checks. */
export function compileFolder(root: string): Compilation {
  return screenCompiler.compile(readProjectFiles(root));
}
