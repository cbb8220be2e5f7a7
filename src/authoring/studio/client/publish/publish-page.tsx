/** Everything that is not committed yet as one change: what it means, how it looks, what the check says, its files, its message. */

import type { ReactElement } from "react";
import { count } from "../../../../core/text/index.ts";
import type { ProjectSummary } from "../../protocol/index.ts";
import type { Publication } from "../../protocol/promotion.ts";
import { CommitMessage } from "./commit-message.tsx";
import * as styles from "./publish-page.module.css";
import { PublishProblems } from "./publish-problems.tsx";
import { PublishedFiles } from "./published-files.tsx";
import { SaveBar } from "./save-bar.tsx";
import { usePublication } from "./use-publication.ts";
import { VariantChanges } from "./variant-changes.tsx";

export function PublishPage({ project }: { readonly project: ProjectSummary }): ReactElement {
  const { shown, isSaved, failure } = usePublication();
  const problems = project.problems.filter(({ isNotice }) => !isNotice);
  return (
    <main className={styles.page}>
      <h1>Publish</h1>
      {failure !== "" && (
        <p role="alert" className={styles.problems}>
          {failure}
        </p>
      )}
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
