// Writes the ready-made server configurations of scripts/serve/ from the header list, the settings and the catalogue.
import { writeOutputs } from "./contract/write.ts";
import { serveFiles } from "./serve/files.ts";

const root = process.cwd();
writeOutputs(root, serveFiles(root));
