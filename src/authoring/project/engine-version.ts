import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, parseJson } from "../../core/json/index.ts";
import { engineRoot } from "./engine-root.ts";

/** Version of the engine that runs. */
export function readVersion(): string {
  const settings = parseJson(readFileSync(join(engineRoot, "package.json"), "utf8"));
  return isObject(settings) ? String(settings["version"]) : "";
}
