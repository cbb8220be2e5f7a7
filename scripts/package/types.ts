// The types of the doors, each in one file: what the package promises, as a reviewer of a change sees it.
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { engineDoors, pageDoors, toolDoors, widgetDoor } from "./doors.ts";

const root = resolve(import.meta.dirname, "../..");

export async function buildTypes(): Promise<void> {
  const bundle = await rollup({
    input: Object.fromEntries(
      Object.entries({ ...engineDoors, ...widgetDoor, ...pageDoors, ...toolDoors }).map(([name, path]) => [name, join(root, path)]),
    ),
    external: [/^node:/, /^react(-dom)?(\/|$)/, /^zustand\//, /^vite$/, /^layar\//],
    plugins: [dts({ tsconfig: join(root, "tsconfig.json") })],
  });
  await bundle.write({ dir: join(root, "lib/types"), entryFileNames: "[name].d.ts", chunkFileNames: "[name].d.ts" });
  cpSync(join(root, "src/browser/embed/client.d.ts"), join(root, "lib/types/vite-client.d.ts"));
}
