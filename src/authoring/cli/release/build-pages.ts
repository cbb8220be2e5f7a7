import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Build, readBuild } from "../../operate/release/index.ts";
import { type CliContext, UsageError } from "../cli-context.ts";
import { findAppFolder } from "../dev/app-folder.ts";

/**
 * Runs the build of the project as it is configured, with maps of its scripts, into a folder of its own: another release, or who serves
 * the usual one, is not disturbed. What it prints goes to the error output. Undefined where it builds no pages.
 */
export async function buildPages({ root, logError }: CliContext): Promise<Build | undefined> {
  const app = findAppFolder(root);
  const vite = findVite(app);
  if (vite === undefined) throw new UsageError("This needs Vite: `npm install --save-dev vite`. `--from <folder>` takes what is built.");
  const folder = mkdtempSync(join(tmpdir(), "layar-build-"));
  try {
    const args = [vite, "build", "--logLevel", "warn", "--outDir", folder, "--emptyOutDir"];
    const build = spawn(process.execPath, args, { cwd: app, env: { ...process.env, LAYAR_MAPS: "1" } });
    for (const stream of [build.stdout, build.stderr]) stream.on("data", (text: Buffer) => logError(text.toString()));
    const code = await new Promise((resolve) => build.on("close", resolve));
    if (code !== 0) throw new UsageError("Nothing was released, because the build failed.");
    return readBuild(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function findVite(root: string): string | undefined {
  try {
    const folder = dirname(createRequire(join(root, "package.json")).resolve("vite/package.json"));
    const script = join(folder, "bin/vite.js");
    return existsSync(script) ? script : undefined;
  } catch {
    return undefined;
  }
}
