import { type Compilation, type Compiler, type CompilerOptions, createCompiler, type SourceFile } from "../compiler/index.ts";
import type { Check } from "./check.ts";
import { checkPhase } from "./check-phase.ts";
import { checks as allChecks } from "./checks/index.ts";

/** A compiler that runs all checks, or those that are asked for. */
export function createCheckedCompiler(options: Omit<CompilerOptions, "checks"> = {}, asked: readonly Check[] = allChecks): Compiler {
  return createCompiler({ ...options, checks: checkPhase(asked) });
}

/** Compiles and checks files that nobody changes. */
export function compileChecked(files: readonly SourceFile[]): Compilation {
  return createCheckedCompiler().compile(files);
}
