import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, parseJson } from "../../../core/json/index.ts";

/** What the project generates from its definitions follows; whether it has such a script, and it succeeded. */
export function generate(root: string): "done" | "failed" | "none" {
  const path = join(root, "package.json");
  const settings = existsSync(path) ? parseJson(readFileSync(path, "utf8")) : undefined;
  const scripts = isObject(settings) ? settings["scripts"] : undefined;
  if (!isObject(scripts) || !("generate" in scripts)) return "none";
  const { status } = spawnSync("npm", ["run", "-s", "generate"], { cwd: root, shell: process.platform === "win32" });
  return status === 0 ? "done" : "failed";
}
