/** The frame of all pages: where one is, what is wrong, and the way to the other pages. */
import type { ReactElement } from "react";
import type { ProjectSummary } from "../protocol.ts";
import { EditorPage } from "./editor/editor-page.tsx";
import { Link } from "./link.tsx";
import { NewPage } from "./new/new-page.tsx";
import { useProject } from "./project-store.ts";
import { addressOf, useAddress } from "./router.ts";
import { StartPage } from "./start/start-page.tsx";
import * as styles from "./studio.module.css";
import { TextsPage } from "./texts/texts-page.tsx";

export function Studio(): ReactElement {
  const { parts, query } = useAddress();
  const { project, failure } = useProject();
  const [page = "", id = ""] = parts;
  const isEditor = page === "screen" && id !== "";
  const problems = project?.problems.filter(({ isNotice }) => !isNotice).length ?? 0;
  return (
    <>
      <header className={styles.bar}>
        <Link to={addressOf([])} className={styles.name}>
          Layar studio
        </Link>
        {isEditor && <span className={styles.crumb}>{id}</span>}
        <nav aria-label="Studio" className={styles.pages}>
          <Link to={addressOf([])}>Screens</Link>
          <Link to={addressOf(["texts"])}>Texts</Link>
          <Link to={addressOf(["new"])}>New…</Link>
        </nav>
        <span className={styles.space} />
        <output className={problems > 0 ? styles.problems : styles.clean}>
          {project === undefined
            ? "Reading the project…"
            : problems === 0
              ? "No problems"
              : `${problems} problem${problems === 1 ? "" : "s"}`}
        </output>
      </header>
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}{" "}
          <button type="button" onClick={() => location.reload()}>
            Reload
          </button>
        </p>
      )}
      {project && <Page {...{ project, page, id, query }} />}
    </>
  );
}

interface PageProps {
  readonly project: ProjectSummary;
  readonly page: string;
  readonly id: string;
  readonly query: URLSearchParams;
}

function Page({ project, page, id, query }: PageProps): ReactElement {
  if (page === "screen" && id !== "") return <EditorPage key={id} id={id} query={query} />;
  if (page === "texts") return <TextsPage project={project} query={query} />;
  if (page === "new") return <NewPage key={id} kind={id} query={query} />;
  return <StartPage project={project} query={query} />;
}
