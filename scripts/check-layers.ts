// Runs the layer rules and fails when nothing was read: a resolver that finds no module would otherwise pass everything.
import { createRequire } from "node:module";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";

const leastModules = 50;
const { forbidden, options } = createRequire(import.meta.url)("./layers.cjs");
const { output } = await cruise(["src", "widgets"], { ...options, ruleSet: { forbidden }, validate: true }, undefined, {
  tsConfig: extractTSConfig("tsconfig.json"),
});
const { summary } = output as ICruiseResult;
for (const { rule, from, to } of summary.violations) console.error(`${from} imports ${to}  ${rule.name}`);
console.log(`${summary.totalCruised} modules, ${summary.violations.length} forbidden imports`);
if (summary.totalCruised < leastModules)
  console.error(`Only ${summary.totalCruised} modules were read; at least ${leastModules} were expected.`);
process.exitCode = summary.violations.length > 0 || summary.totalCruised < leastModules ? 1 : 0;
