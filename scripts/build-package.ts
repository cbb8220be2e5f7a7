// Writes what the package has beside its sources: `lib/`.
import { rmSync } from "node:fs";
import { buildEngine } from "./package/engine.ts";
import { buildStudio } from "./package/studio.ts";
import { buildTools } from "./package/tools.ts";
import { trimMaps } from "./package/trim-maps.ts";
import { buildTypes } from "./package/types.ts";
import { buildWidgets } from "./package/widgets.ts";

rmSync("lib", { recursive: true, force: true });
await buildEngine();
await buildTools();
await buildWidgets();
await buildStudio(process.cwd());
trimMaps("lib");
await buildTypes();
