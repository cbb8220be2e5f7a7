import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, parseJson } from "../../../core/json/index.ts";

/** Whether the project generates anything from its definitions. */
export function generates(root: string): boolean {
  const path = join(root, "package.json");
  const settings = existsSync(path) ? parseJson(readFileSync(path, "utf8")) : undefined;
  const scripts = isObject(settings) ? settings["scripts"] : undefined;
  return isObject(scripts) && "generate" in scripts;
}

/** Runs what generates; false when it failed. */
export function generate(root: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn("npm", ["run", "-s", "generate"], { cwd: root, shell: process.platform === "win32", stdio: "ignore" });
    child.once("error", () => resolve(false));
    child.once("exit", (status) => resolve(status === 0));
  });
}
