import { checkScreens, reportJson, reportText } from "../../checker/index.ts";
import { findNearest, quoteName } from "../../contract/index.ts";
import { loadProject } from "../../definition/index.ts";
import { findFiles, readProjectFiles, watchFiles } from "../files.ts";
import { readOptions } from "../options.ts";
import { type ExitCode, type Surroundings, UsageError } from "../surroundings.ts";

/** Checks the whole project; with files named, the report keeps to them. */
export async function runCheck(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { positionals, values } = readOptions(args, { watch: "boolean", json: "boolean" });
  const { root, stop } = surroundings;
  const asked = positionals.flatMap((path) => orFail(findFiles(root, path), root, path));
  const isJson = values["json"] === true;
  if (values["watch"] !== true) return checkOnce(surroundings, { asked, isJson });
  const again = () => {
    checkOnce(surroundings, { asked, isJson });
    surroundings.tell("Waiting for a change. Ctrl+C ends.\n");
  };
  watchFiles(root, stop, again);
  again();
  await new Promise((resolve) => stop.addEventListener("abort", resolve, { once: true }));
  return 0;
}

interface Request {
  readonly asked: readonly string[];
  readonly isJson: boolean;
}

function checkOnce({ root, write, tell }: Surroundings, { asked, isJson }: Request): ExitCode {
  const project = loadProject(readProjectFiles(root, asked));
  const found = checkScreens(project);
  const shown = asked.length === 0 ? found : found.filter(({ at }) => asked.includes(at.file));
  write(isJson ? reportJson(shown, project.texts) : reportText(shown, project.texts));
  const others = found.length - shown.length;
  if (others > 0) tell(`${others} more in other files. Run the check without files to see all.\n`);
  return shown.length === 0 ? 0 : 1;
}

function orFail(found: readonly string[], root: string, path: string): readonly string[] {
  if (found.length > 0) return found;
  const near = findNearest(
    path,
    readProjectFiles(root).map((file) => file.path),
  );
  throw new UsageError(
    `There is no JSON file ${quoteName(path)}. ${near === undefined ? "Paths are from the root of the project." : `Did you mean ${quoteName(near)}?`}`,
  );
}
