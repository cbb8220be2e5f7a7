// What a command says of a screen that it was asked for and does not have.
import { quoteName, suggestName } from "../../core/format/index.ts";
import { reportEach } from "../checker/index.ts";
import { listBrokenFileIds, type Project, readDefinitionPath } from "../compiler/index.ts";
import { UsageError } from "./cli-context.ts";

/** One whose file cannot be read is there, and what is wrong with it is what its author needs. */
export function refuseScreen(project: Project, screen: string): UsageError {
  const help = suggestName(screen, [...project.screens.keys()]) ?? "";
  return findUnreadable(project, screen) ?? new UsageError(`No screen is named ${quoteName(screen)}. ${help}`);
}

/** Undefined for a screen that is not there. */
export function findUnreadable(project: Project, screen: string): UsageError | undefined {
  if (!listBrokenFileIds(project).includes(screen)) return undefined;
  const own = project.problems.filter(({ at }) => readDefinitionPath(at.file).screen === screen);
  return new UsageError(`The screen ${quoteName(screen)} cannot be read.\n\n${reportEach(own, project.texts)}`);
}
