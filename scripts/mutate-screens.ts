// Puts realistic mistakes into the shipped screens and prints the share that the checker refuses, kind by kind, and those that it does not see.
import { checkScreens, reportText } from "../src/checker/index.ts";
import { loadProject } from "../src/definition/index.ts";
import { sample } from "./mutation/list-mutants.ts";
import { readShipped, runMutants } from "./mutation/run-mutants.ts";

const [most = "4000", seed = "1"] = process.argv.slice(2);
const { files, mutants } = readShipped(".");
const project = loadProject(files);
const problems = checkScreens(project);
if (problems.length > 0) console.log(`False alarms, or screens that are not clean:\n${reportText(problems, project.texts)}`);

const { outcomes, survivors, refused, all } = runMutants(files, sample(mutants, Number(most), Number(seed)));
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
for (const survivor of survivors) console.log(`survived  ${survivor.kind}  ${survivor.file}${survivor.what}`);
console.log(`\n${"kind".padEnd(24)}${"mutants".padStart(9)}${"refused".padStart(9)}${"share".padStart(9)}`);
for (const { kind, refused: one, all: of } of outcomes)
  console.log(`${kind.padEnd(24)}${String(of).padStart(9)}${String(one).padStart(9)}${percent(one, of).padStart(9)}`);
console.log(
  `${"all".padEnd(24)}${String(all).padStart(9)}${String(refused).padStart(9)}${percent(refused, all).padStart(9)}   (${mutants.length} possible)`,
);
process.exitCode = problems.length === 0 && refused / all >= 0.97 ? 0 : 1;
