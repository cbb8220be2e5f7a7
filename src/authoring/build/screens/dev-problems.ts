/** The checker's problems on the page of the developer, in Vite's overlay. */

import type { ErrorPayload, ViteDevServer } from "vite";
import { drawFrame, locateProblems } from "../../checker/index.ts";
import type { CompiledProject } from "./compile.ts";

export function showProblems(server: ViteDevServer, compiled: CompiledProject): void {
  server.environments.client.hot.send({ type: "error", err: describe(compiled) });
}

/**
 * Takes the overlay away. The page also counts this as its first update, and a first update under an overlay would
 * load the page again and lose the screen's state, so it is sent to every new page as well.
 */
export function clearProblems(server: ViteDevServer): void {
  server.environments.client.hot.send({ type: "update", updates: [] });
}

function describe({ problems, project }: CompiledProject): ErrorPayload["err"] {
  const located = locateProblems(problems, project.texts);
  const [first] = located;
  if (!first) throw new Error("There is no problem to show.");
  const { problem, file, line, column, start, end } = first;
  const text = project.texts.get(file);
  const others = located.slice(1).map((one) => `${one.file}:${one.line}:${one.column}  ${one.problem.message}`);
  return {
    plugin: "layar",
    id: file,
    loc: { file, line, column },
    message: [problem.message, problem.help, ...others].filter((line) => line !== undefined).join("\n"),
    frame: text === undefined ? "" : drawFrame(text, start, end).join("\n"),
    stack: "",
  };
}
