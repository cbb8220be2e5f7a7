import { createCheckedCompiler } from "../../src/authoring/checker/index.ts";
import type { Compiler, SourceFile } from "../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../src/authoring/project-files.ts";
import { judgeNotices } from "../../src/core/format/index.ts";
import { listMutants, listOtherSenses } from "./list-mutants.ts";
import { type Mutant, readTarget } from "./mutant.ts";

interface Outcome {
  readonly kind: string;
  readonly refused: number;
  readonly all: number;
}

export interface Result {
  readonly outcomes: readonly Outcome[];
  readonly survivors: readonly Mutant[];
  readonly refused: number;
  readonly all: number;
}

/** The shipped screens and overlays. */
export function readShipped(root: string): { files: readonly SourceFile[]; mutants: Mutant[]; otherSenses: Mutant[] } {
  const files = readProjectFiles(root);
  const isDefinition = ({ path }: SourceFile) => /^screens\/(?!catalogue\/|mock\/)(?!.*\/scenarios\.json$).*\.json$/.test(path);
  const targets = files.filter(isDefinition).map(({ path, text }) => readTarget(path, text));
  return { files, mutants: listMutants(targets), otherSenses: listOtherSenses(targets) };
}

/** Puts each mutant into the project by itself and counts those that the checker refuses. */
export function runMutants(files: readonly SourceFile[], mutants: readonly Mutant[]): Result {
  const compiler = createCheckedCompiler();
  const survivors = mutants.filter((mutant) => !isRefused(compiler, files, mutant));
  const kinds = [...new Set(mutants.map(({ kind }) => kind))];
  const outcomes = kinds.map((kind) => {
    const all = mutants.filter((mutant) => mutant.kind === kind).length;
    return { kind, all, refused: all - survivors.filter((mutant) => mutant.kind === kind).length };
  });
  return { outcomes, survivors, all: mutants.length, refused: mutants.length - survivors.length };
}

function isRefused(compiler: Compiler, files: readonly SourceFile[], mutant: Mutant): boolean {
  const changed = files.map((file) => (file.path === mutant.file ? { path: file.path, text: mutant.write() } : file));
  return judgeNotices(compiler.compile(changed).problems, false).problems.length > 0;
}
