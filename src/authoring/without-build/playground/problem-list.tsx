/** What is wrong, with its place and what corrects it. */
import type { ReactElement } from "react";
import { count } from "../../../core/text/index.ts";
import { MarkedText } from "../../studio/code-editor/index.ts";
import type { Problem } from "./protocol.ts";

interface ProblemListProps {
  /** Undefined while nothing was checked yet. */
  readonly problems: readonly Problem[] | undefined;
  readonly onGo: (problem: Problem) => void;
  readonly onFix: (problem: Problem) => void;
}

export function ProblemList({ problems, onGo, onFix }: ProblemListProps): ReactElement {
  return (
    <section className="problems" aria-labelledby="problems">
      <h2 id="problems">Problems</h2>
      <p role="status">{problems ? summarize(problems) : "The checker starts."}</p>
      <ol>
        {problems?.map((problem) => (
          <li
            key={`${problem.file} ${problem.start} ${problem.check} ${problem.message}`}
            className={problem.isNotice ? "notice" : "problem"}
          >
            <p>
              <MarkedText text={problem.message} />
            </p>
            <p className="tools">
              <button type="button" onClick={() => onGo(problem)}>{`${problem.file}:${problem.line}:${problem.column}`}</button>
              <span>{problem.check}</span>
              {problem.fix && (
                <button type="button" onClick={() => onFix(problem)}>
                  <MarkedText text={problem.fix.title} />
                </button>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const summarize = (problems: readonly Problem[]): string =>
  problems.length === 0 ? "No problems." : `${count(problems.length, "problem")}.`;
