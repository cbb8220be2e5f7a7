// Puts realistic mistakes into the shipped screens and prints the share that the checker refuses, kind by kind, those that it does not see,
// and how many lead back to what was meant by `check --fix`.
// `npm run mutate -- <how many> <seed>`
import { createCheckedCompiler, reportText } from "../../src/authoring/checker/index.ts";
import { isHeuristic, sample } from "./list-mutants.ts";
import { countRestored, leastRepaired, type Measured, measureFixes, summarise } from "./measure-fixes.ts";
import { leastShares, type Result, readShipped, runMutants } from "./run-mutants.ts";

const [most = "4000", seed = "1"] = process.argv.slice(2);

function printRow(name: string, refused: number, all: number): void {
  const share = `${((100 * refused) / Math.max(1, all)).toFixed(1)} %`;
  console.log(`${name.padEnd(24)}${String(all).padStart(9)}${String(refused).padStart(9)}${share.padStart(9)}`);
}

function printResult(title: string, { outcomes, survivors, refused, all }: Result, listsSurvivors: boolean): void {
  if (listsSurvivors) for (const { kind, file, what } of survivors) console.log(`survived  ${kind}  ${file}${what}`);
  console.log(`\n${title.padEnd(24)}${"mutants".padStart(9)}${"refused".padStart(9)}${"share".padStart(9)}`);
  for (const outcome of outcomes) printRow(outcome.kind, outcome.refused, outcome.all);
  printRow("all", refused, all);
}

const { files, mutants, meanings, otherSenses } = readShipped(".");
const compiler = createCheckedCompiler();
const { project, problems } = compiler.compile(files);
if (problems.length > 0) console.log(`The shipped screens are not clean:\n${reportText(problems, project.texts)}`);

const result = runMutants(compiler, files, sample(mutants, Number(most), Number(seed)));
printResult("mistakes", result, true);
console.log(`${mutants.length} mistakes are possible.`);

const meant = sample(meanings, Number(most), Number(seed));
const decidable = runMutants(
  compiler,
  files,
  meant.filter((mutant) => !isHeuristic(mutant)),
);
const guessed = runMutants(compiler, files, meant.filter(isHeuristic));
printResult("meaning, decidable", decidable, true);
printResult("meaning, by heuristics", guessed, true);
console.log(`${meanings.length} mistakes of meaning are possible.`);

const shares = { form: result, decidable, heuristic: guessed };
const low = (["form", "decidable", "heuristic"] as const).filter((name) => shares[name].refused < leastShares[name] * shares[name].all);
for (const name of low)
  console.log(`Too few mistakes of the class "${name}" are refused: at least ${100 * leastShares[name]} % are asked for.`);
printResult("sound, but different", runMutants(compiler, files, sample(otherSenses, Number(most) / 8, Number(seed))), false);

const measuredForm = measureFixes(compiler, files, sample(mutants, Number(most) / 4, Number(seed)));
const measuredMeaning = measureFixes(compiler, files, sample(meanings, Number(most) / 4, Number(seed)));
const { median, most: mostProblems, ...fixes } = summarise([...measuredForm, ...measuredMeaning]);
console.log(`\nproblems of one mistake: ${median}, in 95 % at most ${mostProblems}`);
console.log(`suggested names: ${fixes.suggestions}, wrong ${fixes.wrongSuggestions}`);
console.log(`fixes: ${fixes.restored} as meant, ${fixes.left} with problems left, ${fixes.wrong} clean but wrong`);
printRepair("form", measuredForm);
printRepair("meaning", measuredMeaning);
printRepair("all", [...measuredForm, ...measuredMeaning]);
const repaired = countRestored(measuredForm);
const isRepaired = repaired.explained >= leastRepaired * repaired.all && fixes.wrong === 0;
if (!isRepaired) console.log(`At least ${100 * leastRepaired} % of the mistakes of form must be repaired, and none wrongly.`);
process.exitCode = problems.length === 0 && low.length === 0 && isRepaired ? 0 : 1;

function printRepair(name: string, measured: readonly Measured[]): void {
  const { all, fixed, explained } = countRestored(measured);
  const share = (count: number) => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`;
  console.log(`repaired, ${name}: ${share(fixed)} by fixes alone, ${share(explained)} after one suggestion`);
}
