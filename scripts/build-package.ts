// Writes what the package has beside its sources, `lib/`, and prints what each door adds to an app. `--record` sets the limits of that.
import { rmSync } from "node:fs";
import { buildCreate } from "./package/create.ts";
import { measureDoors } from "./package/door-sizes.ts";
import { buildEngine } from "./package/engine.ts";
import { buildStudio } from "./package/studio.ts";
import { buildTools } from "./package/tools.ts";
import { trimMaps } from "./package/trim-maps.ts";
import { buildTypes } from "./package/types.ts";
import { buildWidgets } from "./package/widgets.ts";
import { checkRecorded } from "./sizes/recorded.ts";

rmSync("lib", { recursive: true, force: true });
await buildEngine();
await buildTools();
await buildWidgets();
await buildStudio(process.cwd());
trimMaps("lib");
await buildTypes(process.cwd());
buildCreate();
const exceeded = checkRecorded(process.cwd(), "doors", await measureDoors(process.cwd()), process.argv.includes("--record"));
for (const sentence of exceeded) console.error(sentence);
process.exitCode = exceeded.length > 0 ? 1 : 0;
