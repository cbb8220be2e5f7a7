/** Problems with the way to each: the form or the text in which it stands. */
import type { ReactElement } from "react";
import { MarkedText } from "../../code-editor/index.ts";
import type { ProjectSummary, StudioPlace, StudioProblem } from "../../protocol/index.ts";
import { queryOfPlace } from "../editor/linked-place.ts";
import { Link } from "../link.tsx";
import { addressOf } from "../router.ts";
import * as styles from "./problem-list.module.css";

interface ProblemListProps {
  readonly project: ProjectSummary;
  readonly problems: readonly StudioProblem[];
}

export function ProblemList({ project, problems }: ProblemListProps): ReactElement {
  return (
    <ul className={`plain ${styles.list}`}>
      {problems.map((problem) => (
        <li key={`${problem.file} ${problem.start} ${problem.check} ${problem.message}`}>
          <MarkedText text={problem.message} />
          <Link to={addressOfPlace(project, problem)} className={styles.place}>
            {`${problem.file}:${problem.line}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A file of no screen, such as that of a market, opens beside the first one that there is. */
function addressOfPlace({ screens }: ProjectSummary, place: StudioPlace): string {
  const screen = screens.find(({ files }) => files.includes(place.file)) ?? screens[0];
  return addressOf(["screen", screen?.id ?? ""], queryOfPlace(place));
}
