import { existsSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { loadWithVite } from "../load-with-vite.ts";

/** Makes modules of the screens that need no plugin. */
export const build: Command = {
  name: "build",
  forms: [{ takes: "", help: "Writes the screens as modules for an app that another bundler than Vite builds." }],
  options: {
    out: { value: "<folder>", help: "Where they go; what stands there is removed." },
    "api-host": { value: "<address>", help: "Stands before the path of every call. Default: `baseUrl` of the wire file." },
  },
  run: runBuild,
};

async function runBuild(given: Arguments, { root, cwd, write }: CliContext): Promise<ExitCode> {
  const out = given.get("out");
  if (out === undefined)
    throw new UsageError("Say where the modules go: `build --out <folder>`. An app with the plugin is built by `vite build`.");
  const folder = resolve(cwd, out);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) throw new UsageError(`${out} is a file. Name a folder.`);
  if (["package.json", "screens"].some((own) => existsSync(join(folder, own))) || !relative(folder, root).startsWith(".."))
    throw new UsageError(
      `${out} holds more than what a build writes, and would be emptied. Name a folder of its own: \`build --out dist\`.`,
    );
  const { buildModules } = await loadWithVite(() => import("../../vite/index.ts"));
  await buildModules({ root, out: folder, apiHost: given.get("api-host") });
  write(`Wrote ${out}/screens.js. Import \`screens\` from it, and ${out}/screens.css.\n`);
  return 0;
}
