import { createCheckedCompiler } from "../checker/index.ts";

/** One for all commands of a process: what has not changed is neither compiled nor checked again. */
export const projectCompiler = createCheckedCompiler();
