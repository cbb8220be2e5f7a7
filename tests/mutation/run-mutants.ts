import { type Compiler, expandDefinition, type SourceFile } from "../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../src/authoring/project/project-files.ts";
import { judgeNotices, type Problem } from "../../src/core/format/index.ts";
import { isHeuristic, listMeanings, listMutants, listOtherSenses } from "./list-mutants.ts";
import { type Mutant, readTarget, type Target } from "./mutant.ts";

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

/** What the checker must refuse of each class, for a reason of the mistake's own. */
export const leastShares = { form: 0.98, decidable: 0.98, heuristic: 0.75 };

interface Shipped {
  readonly files: readonly SourceFile[];
  readonly mutants: Mutant[];
  /** Mistakes of meaning, in catalogues, too. */
  readonly meanings: Mutant[];
  readonly otherSenses: Mutant[];
}

/** The shipped screens, overlays and catalogues. */
export function readShipped(root: string): Shipped {
  const files = readProjectFiles(root);
  const isDefinition = ({ path }: SourceFile) => /^screens\/(?!catalogue\/|mock\/)(?!.*\/(?:scenarios|tests)\.json$).*\.json$/.test(path);
  const isCatalogue = ({ path }: SourceFile) =>
    /^screens\/(?:catalogue|mock\/(?:responses|seeds))\/.*\.json$|^screens\/.*\/scenarios\.json$/.test(path);
  const definitions = files.filter(isDefinition);
  const targets = definitions.map(({ path, text }) => readTarget(path, text));
  const long = [...definitions, ...files.filter(isCatalogue)].map(readLong);
  return { files, mutants: listMutants(targets), meanings: listMeanings(long), otherSenses: listOtherSenses(targets) };
}

/** A definition in the long form, in which every list of steps is an array. */
function readLong({ path, text }: SourceFile): Target {
  if (!/\/(screen|fragment)\.json$/.test(path)) return readTarget(path, text);
  const { value } = expandDefinition(path.endsWith("/screen.json") ? "screen" : "fragment", { file: path, value: JSON.parse(text) });
  return readTarget(path, JSON.stringify(value));
}

/** Mistakes in one file after each other, so that the compiler's memory of the others holds. */
export function byFile(mutants: readonly Mutant[]): Mutant[] {
  return [...mutants].sort((a, b) => (a.file < b.file ? -1 : Number(a.file > b.file)));
}

/** Puts each mutant into the project by itself and counts those that the checker refuses. The compiler is a checked one. */
export function runMutants(compiler: Compiler, files: readonly SourceFile[], mutants: readonly Mutant[]): Result {
  const survivors = byFile(mutants).filter((mutant) => !isRefused(compiler, files, mutant));
  const kinds = [...new Set(mutants.map(({ kind }) => kind))];
  const outcomes = kinds.map((kind) => {
    const all = mutants.filter((mutant) => mutant.kind === kind).length;
    return { kind, all, refused: all - survivors.filter((mutant) => mutant.kind === kind).length };
  });
  return { outcomes, survivors, all: mutants.length, refused: mutants.length - survivors.length };
}

/** What an overlay says about a changed base is true of every change, and no reason of the mistake's own. */
const fingerprints = new Set(["replaced-values-are-current", "replaced-values-are-recorded"]);

function listProblems(compiler: Compiler, files: readonly SourceFile[], mutant: Mutant): readonly Problem[] {
  const isNew = !files.some(({ path }) => path === mutant.file);
  const written = { path: mutant.file, text: mutant.write() };
  const changed = isNew ? [...files, written] : files.map((file) => (file.path === mutant.file ? written : file));
  const { problems, notices } = judgeNotices(compiler.compile(changed).problems, false);
  // A rule of thumb that may be wrong says so in a notice.
  return isHeuristic(mutant) ? [...problems, ...notices] : problems;
}

function isRefused(compiler: Compiler, files: readonly SourceFile[], mutant: Mutant): boolean {
  const found = listProblems(compiler, files, mutant);
  return mutant.kind === "stale overlay" ? found.length > 0 : found.some(({ check }) => !fingerprints.has(check));
}
