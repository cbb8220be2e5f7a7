/** Writes what the page of a developer is sent about the problems of the definitions. */
import { type Problem, quoteName } from "../../../core/format/index.ts";
import { drawFrame, locatePointer, locateProblems } from "../../checker/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import type { CompiledProject } from "../screens/compile.ts";
import type { ProblemList, ShownPlace } from "./problem-events.ts";

export function listForPage(
  root: string,
  { problems, project }: CompiledProject,
  shown: Pick<ProblemList, "stale" | "missing">,
): ProblemList {
  const place = (at: Problem["at"]): ShownPlace => {
    const { file, line, column } = locatePointer(at, project.texts);
    return { file, line, column };
  };
  const unknownAddress = [...project.screens.values()].find(({ value }) => value.route === "*")?.value.id;
  return {
    root,
    ...shown,
    ...(unknownAddress !== undefined && { unknownAddress }),
    problems: locateProblems(problems, project.texts).map(({ problem, file, line, column, start, end, consequences }) => {
      const text = project.texts.get(file) ?? "";
      const { check, message, help, fix, related = [], variants = [] } = problem;
      return {
        ...{ file, line, column, check, message, help, variants },
        screen: readDefinitionPath(file).screen,
        frame: text === "" ? "" : drawFrame(text, start, end).join("\n"),
        ...(fix && { fix: { title: fix.title, from: textAt(project, fix.at), to: fix.text } }),
        related: related.map(place),
        consequences: consequences.map((one) => ({ file: one.file, line: one.line, column: one.column, message: one.problem.message })),
      };
    }),
  };
}

function textAt({ texts }: CompiledProject["project"], at: Problem["at"]): string {
  const { file, start, end } = locatePointer(at, texts, "whole");
  return texts.get(file)?.slice(start, end) ?? quoteName(at.pointer);
}
