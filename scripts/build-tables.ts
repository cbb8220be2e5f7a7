// Writes the tables of README.md and schemas/README.md from the widgets, the catalogue, the steps and the checks.
import { writeOutputs } from "./contract/write.ts";
import { tableOutputs } from "./tables/outputs.ts";

const root = process.cwd();
writeOutputs(root, tableOutputs(root));
