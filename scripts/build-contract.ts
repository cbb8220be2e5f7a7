// Writes the generated schemas and the TypeScript types from schemas/ and widgets/*/*.schema.json.
import { contractOutputs } from "./contract/outputs.ts";
import { writeOutputs } from "./contract/write.ts";

const root = process.cwd();
contractOutputs(root).then((outputs) => writeOutputs(root, outputs));
