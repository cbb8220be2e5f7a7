/** How long an editor waits for the problems of an edited screen and of the whole project, warm, and how long a fixed piece of work takes meanwhile. */
import { parseTree } from "jsonc-parser";
import { createWorkspace, diagnoseAll, diagnoseFile } from "../../src/authoring/language/service/index.ts";
import { readProjectFiles } from "../../src/authoring/project/project-files.ts";
import { median } from "./page/median.ts";
import { checkout } from "./project.ts";
import type { ToolTimes } from "./tool-goals.ts";

function time(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** The median of the screens, each changed once for every round. */
export function timeLanguage(rounds: number): Pick<ToolTimes, "screenMs" | "projectMs"> {
  const files = readProjectFiles(checkout);
  const workspace = createWorkspace(files);
  const screens = files.filter(({ path }) => path.endsWith("/screen.json"));
  diagnoseAll(workspace);
  const once = (blanks: number) =>
    screens.map(({ path, text }) => {
      workspace.setText(path, text + " ".repeat(blanks));
      const screenMs = time(() => diagnoseFile(workspace, path));
      return { screenMs, projectMs: screenMs + time(() => diagnoseAll(workspace)) };
    });
  once(1);
  const all = Array.from({ length: rounds }, (_, round) => once(round + 2)).flat();
  return { screenMs: median(all.map(({ screenMs }) => screenMs)), projectMs: median(all.map(({ projectMs }) => projectMs)) };
}

/** Work that nobody here changes, so that times of another machine, or of a busy one, can be judged: every definition is parsed. */
export function timeYardstick(rounds: number): number {
  const files = readProjectFiles(checkout).filter(({ path }) => path.endsWith(".json"));
  const once = (): number => time(() => files.map(({ text }) => parseTree(text)));
  // Long enough that the engine has optimized it: what it takes then is the machine's speed and nothing else.
  for (let round = 0; round < 20; round++) once();
  return median(Array.from({ length: Math.max(rounds, 20) }, once));
}
