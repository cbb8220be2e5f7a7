// Writes the ready-made server configurations of scripts/serve/ from the header list, the settings and the catalogue.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveFiles } from "./serve/files.ts";

for (const [name, text] of serveFiles(fileURLToPath(new URL("..", import.meta.url))))
  writeFileSync(new URL(`serve/${name}`, import.meta.url), text);
