/** Everything that is not committed yet as one change: what it means, how it looks, what the check says, its files, its message. */
import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import type { StudioProblem } from "../../protocol/index.ts";
import type { Publication, PublishedFile } from "../../protocol/promotion.ts";
import { Alert } from "../parts/alert.tsx";
import type { PageProps } from "../router.ts";
import { CommitMessage } from "./commit-message.tsx";
import * as styles from "./publish-page.module.css";
import { SaveBar } from "./save-bar.tsx";
import { usePublication } from "./use-publication.ts";
import { VariantChanges } from "./variant-changes.tsx";

export function PublishPage({ project }: PageProps): ReactElement {
  const { shown, isSaved, failure } = usePublication();
  const problems = project.problems.filter(({ isNotice }) => !isNotice);
  return (
    <main className={`page ${styles.page}`}>
      <h1>Publish</h1>
      <Alert text={failure} className={styles.problems} />
      <output className={styles.about}>{shown === undefined ? "Comparing with the last commit…" : describe(shown, isSaved)}</output>
      {shown?.files.length === 0 && (
        <p className={styles.about}>
          What you change in a screen, a promotion or a text stands here until it is committed: how it looks before and after, what the
          check says, and a message.
        </p>
      )}
      {shown !== undefined && shown.files.length > 0 && (
        <>
          <PublishProblems problems={problems} />
          <SaveBar files={shown.files.filter(({ isEdited }) => isEdited)} problems={problems.length} />
          <h2>What changes</h2>
          <VariantChanges project={project} variants={shown.variants} />
          <h2>Message</h2>
          <CommitMessage key={shown.message} proposed={shown.message} paths={shown.files.map(({ path }) => path)} />
          <h2>Files</h2>
          <PublishedFiles files={shown.files} />
        </>
      )}
    </main>
  );
}

function describe({ files, against }: Publication, isSaved: boolean): string {
  const listed = count(files.length, "file");
  if (files.length === 0) return `Nothing differs from ${against === "commit" ? "the last commit" : "the disk"}.`;
  if (isSaved) return `${listed} on the disk, for a developer to commit.`;
  return `${listed} that ${files.length === 1 ? "differs" : "differ"} from ${against === "commit" ? "the last commit" : "the disk"}.`;
}

const most = 8;

/** What the check says of the whole project. */
function PublishProblems({ problems }: { readonly problems: readonly StudioProblem[] }): ReactElement {
  if (problems.length === 0) return <p className="good">The check finds no problem.</p>;
  return (
    <div className={styles.problems}>
      <p className="bad">{`The check finds ${count(problems.length, "problem")}:`}</p>
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

/** Each with its new text. */
function PublishedFiles({ files }: { readonly files: readonly PublishedFile[] }): ReactElement {
  return (
    <ul className="plain">
      {files.map(({ path, after, isPicture, isNew, isEdited }) => (
        <li key={path}>
          <details>
            <summary>
              <code>{path}</code>
              <span className={styles.badge}>{isNew ? "New" : after === "" ? "Removed" : "Changed"}</span>
              <span className={isEdited ? "note" : "good"}>{isEdited ? "Not saved" : "On the disk"}</span>
            </summary>
            {isPicture ? <p>{`A picture of ${after} bytes.`}</p> : <pre className={styles.text}>{after}</pre>}
          </details>
        </li>
      ))}
    </ul>
  );
}
