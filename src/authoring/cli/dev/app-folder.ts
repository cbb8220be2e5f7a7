import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "../cli-context.ts";

const endings = ["ts", "mts", "cts", "js", "mjs", "cjs"];

/**
 * The folder of the app that has the screens of a project: the nearest with a Vite configuration, the project's own or one above it.
 * @throws {UsageError} Where there is none.
 */
export function findAppFolder(root: string): string {
  const app = seekAppFolder(root);
  if (app === undefined) throw new UsageError("There is no Vite configuration here or above. `init` puts screens into an app of Vite.");
  return app;
}

/** Whether the project stands in a folder of an app, as `init` puts it there: then the app says where a screen is shown. */
export function isInsideApp(root: string): boolean {
  const app = seekAppFolder(root);
  return app !== undefined && app !== root;
}

function seekAppFolder(root: string): string | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    if (endings.some((ending) => existsSync(join(folder, `vite.config.${ending}`)))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/** Goes there, and gives it: the configuration and its plugins go by the working directory. */
export function enterAppFolder(root: string): string {
  const app = findAppFolder(root);
  if (app !== process.cwd()) process.chdir(app);
  return app;
}
