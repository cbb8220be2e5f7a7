/** What the check says of the whole project. */

import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import type { StudioProblem } from "../../protocol/index.ts";
import * as styles from "./publish-page.module.css";

const most = 8;

export function PublishProblems({ problems }: { readonly problems: readonly StudioProblem[] }): ReactElement {
  if (problems.length === 0) return <p className={styles.good}>The check finds no problem.</p>;
  return (
    <div className={styles.problems}>
      <p className={styles.bad}>{`The check finds ${count(problems.length, "problem")}:`}</p>
      <ul>
        {problems.slice(0, most).map((problem) => (
          <li key={`${problem.file} ${problem.start} ${problem.message}`}>
            <code>{`${problem.file}:${problem.line}`}</code> {problem.message}
          </li>
        ))}
      </ul>
    </div>
  );
}
