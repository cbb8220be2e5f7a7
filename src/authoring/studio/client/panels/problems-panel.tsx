/** The problems of the project, those of the open screen first. */
import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import { MarkedText } from "../../code-editor/index.ts";
import type { StudioPlace, StudioProblem } from "../../protocol/index.ts";
import { applyFix } from "../editor/apply-fix.ts";
import { Button } from "../parts/button.tsx";
import * as styles from "./problems-panel.module.css";

interface ProblemsPanelProps {
  readonly problems: readonly StudioProblem[];
  readonly files: readonly string[];
  readonly onGo: (place: StudioPlace) => void;
}

/** More of them stand behind their number. */
const mostPlaces = 3;

export function ProblemsPanel({ problems, files, onGo }: ProblemsPanelProps): ReactElement {
  if (problems.length === 0) return <p className="panel good">No problems.</p>;
  const isOwn = ({ file }: StudioProblem): boolean => files.includes(file);
  const sorted = [...problems.filter(isOwn), ...problems.filter((one) => !isOwn(one))];
  return (
    <ol className="plain">
      {sorted.map((problem) => (
        <li
          key={`${problem.file} ${problem.start} ${problem.check} ${problem.message}`}
          className={problem.isNotice ? styles.notice : styles.problem}
        >
          <p className={styles.message}>
            <MarkedText text={problem.message} />
          </p>
          <p className="row soft small">
            <Button text={`${problem.file}:${problem.line}:${problem.column}`} onClick={() => onGo(problem)} />
            <span>{problem.check}</span>
            {problem.hasFix && <Button text="Fix" onClick={() => void applyFix(problem)} />}
            {problem.related.length <= mostPlaces && <Places of={problem} onGo={onGo} />}
          </p>
          {problem.related.length > mostPlaces && (
            <details>
              <summary>{count(problem.related.length, "place")}</summary>
              <p className="row soft small">
                <Places of={problem} onGo={onGo} />
              </p>
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The others that matter. */
function Places({ of: { related }, onGo }: { readonly of: StudioProblem; readonly onGo: (place: StudioPlace) => void }): ReactElement[] {
  return related.map((place) => (
    <Button text={`See ${place.file}:${place.line}`} key={`${place.file} ${place.start}`} onClick={() => onGo(place)} />
  ));
}
