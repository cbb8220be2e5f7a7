// Writes the tables of the documentation from the widgets, the catalogue, the steps and the checks.
import { writeOutputs } from "./contract/write.ts";
import { tableOutputs } from "./tables/outputs.ts";

const root = process.cwd();
writeOutputs(root, tableOutputs(root));
