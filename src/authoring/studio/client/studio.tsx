/** The frame of all pages: where one is, what is wrong, and the way to the other pages. */
import type { ReactElement } from "react";
import { EditorPage } from "./editor/editor-page.tsx";
import { Link } from "./link.tsx";
import { useProject } from "./project-store.ts";
import { addressOf, useAddress } from "./router.ts";
import { StartPage } from "./start/start-page.tsx";
import * as styles from "./studio.module.css";

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
      {project && (isEditor ? <EditorPage key={id} id={id} query={query} /> : <StartPage project={project} query={query} />)}
    </>
  );
}
