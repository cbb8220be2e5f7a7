// Writes the compiled validators of definitions, answers and input rules.
import { validatorOutputs } from "./contract/outputs.ts";
import { writeOutputs } from "./contract/write.ts";

const root = process.cwd();
writeOutputs(root, validatorOutputs(root));
