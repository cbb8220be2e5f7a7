/** The frame of all pages: where one is, what is wrong, and the way to the other pages. */
import { type ReactElement, Suspense, useEffect } from "react";
import { count } from "../../../core/text/index.ts";
import { Link } from "./link.tsx";
import { Page } from "./pages.tsx";
import { Button } from "./parts/button.tsx";
import { nameOf } from "./parts/name-of.ts";
import { useProject } from "./project-store.ts";
import { addressOf, useAddress } from "./router.ts";
import { PageBoundary } from "./shell/page-boundary.tsx";
import { region } from "./shell/regions.ts";
import * as styles from "./studio.module.css";

/** What the studio shows, by the first part of the address. */
const areas = [
  { name: "", title: "Screens" },
  { name: "promotions", title: "Promotions" },
  { name: "texts", title: "Texts" },
  { name: "markets", title: "Markets" },
  { name: "widgets", title: "Widgets" },
  { name: "new", title: "New…" },
  { name: "publish", title: "Publish" },
] as const;

export function Studio(): ReactElement {
  const address = useAddress();
  const { project, failure } = useProject();
  const [area = "", id] = address.parts;
  const problems = project?.problems.filter(({ isNotice }) => !isNotice).length ?? 0;
  useTitle(address.parts);
  return (
    <>
      <SkipLink />
      <header className={`bar ${styles.bar}`} {...region}>
        <Link to={addressOf([])} className={styles.name}>
          Layar studio
        </Link>
        <nav aria-label="Studio" className={styles.pages}>
          {areas.map(({ name, title }) => (
            <Link key={name} to={addressOf(name === "" ? [] : [name])} isCurrent={name === (area === "screen" ? "" : area)}>
              {title}
            </Link>
          ))}
        </nav>
        {id !== undefined && <span className={styles.crumb}>{nameOf(id)}</span>}
        <span className="space" />
        <output className={problems > 0 ? "bad" : "good"}>
          {project === undefined && "Reading the project…"}
          {project !== undefined && problems === 0 && "No problems"}
          {problems > 0 && <Link to={addressOf(["problems"])}>{count(problems, "problem")}</Link>}
        </output>
        <Link to={addressOf(["new", "promotion"], { screen: area === "screen" ? (id ?? "") : "" })} className="primary">
          New promotion
        </Link>
      </header>
      {failure !== undefined && (
        <p role="alert" className="alert">
          {failure} <Button text="Reload" onClick={() => location.reload()} />
        </p>
      )}
      <PageBoundary at={address.parts.join("/")}>
        <Suspense>{project && <Page project={project} {...address} />}</Suspense>
      </PageBoundary>
    </>
  );
}

/** The first stop of the Tab key: the way past the header. */
function SkipLink(): ReactElement {
  const skip = (): void => {
    const main = document.querySelector("main");
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return <Button text="Skip to the page" className={`primary ${styles.skip}`} onClick={skip} />;
}

/** Names the window after its page, so that tabs of the browser and a screen reader have its name. */
function useTitle(parts: readonly string[]): void {
  const title = [...parts].reverse().join(" · ");
  useEffect(() => {
    document.title = title === "" ? "Layar studio" : `${title} · Layar studio`;
  }, [title]);
}
