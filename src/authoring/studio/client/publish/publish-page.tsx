/** Everything that is not committed yet as one change: what it means, how it looks, what the check says, its files, its message. */
import { type ReactElement, useEffect, useState } from "react";
import { count, errorText } from "../../../../core/text/index.ts";
import type { StudioProblem } from "../../protocol/index.ts";
import type { Publication, PublishedFile } from "../../protocol/promotion.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
import { Link } from "../link.tsx";
import { Alert } from "../parts/alert.tsx";
import { ProblemList } from "../parts/problem-list.tsx";
import { useProject } from "../project-store.ts";
import { addressOf, type PageProps } from "../router.ts";
import { CommitMessage } from "./commit-message.tsx";
import * as styles from "./publish-page.module.css";
import { SaveBar } from "./save-bar.tsx";
import { VariantChanges } from "./variant-changes.tsx";

export function PublishPage({ project }: PageProps): ReactElement {
  const { shown, isSaved, failure } = usePublication();
  return (
    <main className={`page ${styles.page}`}>
      <h1>Publish</h1>
      <Alert text={failure} className="alert" />
      <output className={styles.about}>{shown === undefined ? "Comparing with the last commit…" : describe(shown, isSaved)}</output>
      {shown?.files.length === 0 && (
        <p className={styles.about}>
          What you change in a screen, a promotion or a text stands here until it is committed: how it looks before and after, what the
          check says, and a message.
        </p>
      )}
      {shown !== undefined && shown.files.length > 0 && (
        <>
          <PublishProblems project={project} brought={shown.problems} />
          <SaveBar files={shown.files.filter(({ isEdited }) => isEdited)} problems={shown.problems.length} />
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

/** `shown` outlives its saving where there is no commit to compare with, so that what was saved can be opened and described. */
function usePublication() {
  const [found, setFound] = useState<Publication>();
  const [last, setLast] = useState<Publication>();
  const [failure, setFailure] = useState("");
  const { revision } = useProject();
  const restore = useDocuments((store) => store.restore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision may be another change
  useEffect(() => {
    let isCurrent = true;
    const take = (publication: Publication): void => {
      if (!isCurrent) return;
      setFound(publication);
      setFailure("");
      if (publication.files.length > 0) setLast(publication);
    };
    restore()
      .then(() => call("publication", {}))
      .then(take, (error: unknown) => isCurrent && setFailure(errorText(error)));
    return () => {
      isCurrent = false;
    };
  }, [revision, restore]);
  const isSaved = found?.files.length === 0 && last !== undefined;
  const shown = isSaved ? { ...last, files: last.files.map((file) => ({ ...file, isEdited: false })) } : found;
  return { shown, isSaved, failure };
}

function describe({ files, against }: Publication, isSaved: boolean): string {
  const listed = count(files.length, "file");
  if (files.length === 0) return `Nothing differs from ${against === "commit" ? "the last commit" : "the disk"}.`;
  if (isSaved) return `${listed} on the disk, for a developer to commit.`;
  return `${listed} that ${files.length === 1 ? "differs" : "differ"} from ${against === "commit" ? "the last commit" : "the disk"}.`;
}

/** What these changes cause holds them back; what the project had before does not. */
function PublishProblems({ project, brought }: Pick<PageProps, "project"> & { readonly brought: readonly StudioProblem[] }): ReactElement {
  const all = project.problems.filter(({ isNotice }) => !isNotice).length;
  const others = all - brought.length;
  return (
    <>
      {brought.length === 0 ? (
        <p className="good">{all === 0 ? "The check finds no problem." : "The check finds no problem that these changes cause."}</p>
      ) : (
        <div className="alert">
          <p className="bad">{`These changes cause ${count(brought.length, "problem")}:`}</p>
          <ProblemList project={project} problems={brought} />
        </div>
      )}
      {others > 0 && (
        <p className={styles.about}>
          <Link to={addressOf(["problems"])}>{count(others, "problem")}</Link> of the project {others === 1 ? "was" : "were"} there before,
          and
          {others === 1 ? " does" : " do"} not hold these changes back.
        </p>
      )}
    </>
  );
}

function PublishedFiles({ files }: { readonly files: readonly PublishedFile[] }): ReactElement {
  return (
    <ul className={`plain ${styles.files}`}>
      {files.map(({ path, after, isPicture, isNew, isEdited }) => (
        <li key={path}>
          <details>
            <summary>
              <code>{path}</code>
              <span className="pill">{isNew ? "New" : after === "" ? "Removed" : "Changed"}</span>{" "}
              <span className={isEdited ? "note" : "good"}>{isEdited ? "Not saved" : "On the disk"}</span>
            </summary>
            {isPicture ? <p>{`A picture of ${after} bytes.`}</p> : <pre>{after}</pre>}
          </details>
        </li>
      ))}
    </ul>
  );
}
