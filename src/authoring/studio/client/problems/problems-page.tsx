/** Everything that the check finds in the project, file by file. */
import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import { ProblemList } from "../parts/problem-list.tsx";
import type { PageProps } from "../router.ts";

/** Of one file; a market that is not translated yet has one for each text. */
const mostOpen = 10;

export function ProblemsPage({ project }: PageProps): ReactElement {
  const problems = project.problems.filter(({ isNotice }) => !isNotice);
  const files = [...new Set(problems.map(({ file }) => file))];
  return (
    <main className="page">
      <h1>{problems.length === 0 ? "No problems" : count(problems.length, "problem")}</h1>
      {files.map((file) => {
        const own = problems.filter((one) => one.file === file);
        return (
          <details key={file} open={own.length <= mostOpen}>
            <summary>{`${file} (${own.length})`}</summary>
            <ProblemList project={project} problems={own} />
          </details>
        );
      })}
    </main>
  );
}
