/** The sources of the engine's widgets: their code, styles, declarations and examples, which the package has as they are written. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engineRoot } from "./engine-root.ts";
import { listPaths } from "./project-files.ts";

/** The files of one of them, by the paths that they would have in a project; none for what is no widget of the engine. */
export function readEngineWidget(name: string): ReadonlyMap<string, string> {
  const paths = /^[a-z-]+$/.test(name) ? listPaths(join(engineRoot, "src"), `widgets/${name}`) : [];
  return new Map(paths.sort().map((path) => [path, readEngineFile(path) ?? ""]));
}

/** The examples of one of them, as its file has them; undefined for what is no widget of the engine. */
export function readEngineExamples(name: string): string | undefined {
  return readEngineFile(`widgets/${name}/${name}.examples.json`);
}

function readEngineFile(path: string): string | undefined {
  const file = join(engineRoot, "src", path);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
