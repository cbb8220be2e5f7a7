// What follows from what is read from data: it stays when no sentence can be read any more.
import { expect, it } from "vitest";
import { type Check, checks, createCheckedCompiler, foldProblems } from "../../../src/authoring/checker/index.ts";
import type { SourceFile } from "../../../src/authoring/compiler/index.ts";
import { readCheckPages } from "../../../src/authoring/project/check-pages.ts";
import type { Problem } from "../../../src/core/format/index.ts";
import { writeExampleFiles } from "../../support/project/example-project.ts";
import { takeTurn, turn } from "../../support/run/thoroughness.ts";

interface Sentences {
  readonly message: string;
  readonly help?: string;
}

/** The letters of each sentence in reverse: two that differ still do, and no word of them is left. */
function reverse<T extends Sentences>({ message, help, ...rest }: T) {
  const turned = (text: string) => [...text].reverse().join("");
  return { ...rest, message: turned(message), ...(help !== undefined && { help: turned(help) }) };
}

function silence(check: Check): Check {
  if (check.over === "project") {
    const run: typeof check.run = (project, report, ...more) => check.run(project, (at, text) => report(at, reverse(text)), ...more);
    return { ...check, run };
  }
  const run: typeof check.run = (index, report, ...more) => check.run(index, (where, text) => report(where, reverse(text)), ...more);
  return { ...check, run };
}

const compilers = [createCheckedCompiler(), createCheckedCompiler({}, checks.map(silence))];

/** Causes and their consequences, each by its check and place. */
function summarise(problems: readonly Problem[]): unknown {
  const nameOf = ({ check, at }: Problem) => [check, at.file, at.pointer, at.range].join(" ");
  return foldProblems(problems).map(({ problem, consequences }) => [nameOf(problem), problem.follows, consequences.map(nameOf)]);
}

const examples = [...readCheckPages()].flatMap(([id, { bad }]) => bad.map((example, at) => ({ id, at, example })));

it(`folds the problems of each bad example alike, whatever their sentences say, turn ${turn}`, () => {
  for (const { id, at, example } of takeTurn(examples, 6)) {
    const files: SourceFile[] = [...writeExampleFiles(example)].map(([path, text]) => ({ path, text }));
    const [said, unsaid] = compilers.map((compiler) => compiler.compile(files).problems);
    if (said === undefined || unsaid === undefined) throw new Error("Two compilers give two results.");
    expect(summarise(unsaid), `${id} ${at}`).toEqual(summarise(said));
    expect(summarise(said.map((problem) => ({ ...problem, message: problem.check }))), `${id} ${at}`).toEqual(summarise(said));
  }
});
