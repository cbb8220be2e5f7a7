// Runs the layer rules and fails when nothing was read: a resolver that finds no module would otherwise pass everything.
// It counts the files of each folder, too: a folder too full to look through is several subjects.
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";

/** Somewhat below what there is, so that a resolver that loses a wing is noticed. */
const leastModules = 500;
const mostFiles = 22;
const { forbidden, options } = createRequire(import.meta.url)("./layers.cjs");
const { summary } = await readModules();
for (const { rule, from, to } of summary.violations) console.error(`${from} imports ${to}  ${rule.name}`);
console.log(`${summary.totalCruised} modules, ${summary.violations.length} forbidden imports`);
if (summary.totalCruised < leastModules)
  console.error(`Only ${summary.totalCruised} modules were read; at least ${leastModules} were expected.`);
const folders = readdirSync("src", { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.parentPath : []));
const full = [...new Set(folders)].filter((folder) => folders.filter((other) => other === folder).length > mostFiles);
for (const folder of full) console.error(`${folder} has more than ${mostFiles} files: divide it by subject.`);
process.exitCode = summary.violations.length + full.length > 0 || summary.totalCruised < leastModules ? 1 : 0;

/** It throws on a file that cannot be read or parsed, which is a broken file and not a forbidden import. */
async function readModules(): Promise<ICruiseResult> {
  try {
    const tsConfig = extractTSConfig("tsconfig.json");
    const { output } = await cruise(["src", "widgets"], { ...options, ruleSet: { forbidden }, validate: true }, undefined, { tsConfig });
    if (typeof output === "string") throw new Error(output);
    return output;
  } catch (fault) {
    console.error(`The imports could not be read. ${fault instanceof Error ? fault.message : fault}`);
    process.exit(2);
  }
}
