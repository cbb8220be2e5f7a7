/** All screens as small pictures, by domain. */
import { type ReactElement, useId } from "react";
import type { ProjectSummary, ScreenSummary } from "../../protocol/index.ts";
import { nameOf } from "../parts/name-of.ts";
import * as switches from "../preview/switches.module.css";
import { Switches } from "../preview/switches.tsx";
import { addressOf, moveTo } from "../router.ts";
import { listSituations } from "./list-situations.ts";
import { PhoneCode } from "./phone-code.tsx";
import { ScreenCard } from "./screen-card.tsx";
import * as styles from "./start-page.module.css";

interface StartPageProps {
  readonly project: ProjectSummary;
  readonly query: URLSearchParams;
}

export function StartPage({ project, query }: StartPageProps): ReactElement {
  const search = query.get("search") ?? "";
  const field = useId();
  const found = project.screens.filter((screen) => matches(screen, search));
  const domains = [...new Set(found.map(({ domain }) => domain))];
  const set = (name: string, value: string): void => {
    const next = { ...Object.fromEntries(query), [name]: value };
    moveTo(addressOf([], next), true);
  };
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Screens</h1>
      <div className={styles.tools}>
        <span className={switches.choice}>
          <label htmlFor={field}>Search</label>
          <input id={field} type="search" value={search} onChange={(event) => set("search", event.target.value)} />
        </span>
        <Switches query={query} markets={project.markets} others={listSituations(project)} onSet={set} />
        <PhoneCode />
      </div>
      <div className={styles.groups}>
        {domains.map((domain) => (
          <section key={domain} aria-labelledby={`${field}-${domain}`}>
            <h2 id={`${field}-${domain}`} className={styles.domain}>
              {domain}
            </h2>
            <ul className={styles.screens}>
              {found
                .filter((screen) => screen.domain === domain)
                .map((screen) => (
                  <ScreenCard key={screen.id} screen={screen} query={query} />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {found.length === 0 && <p>No screen is named “{search}”, and none has it in its description.</p>}
    </main>
  );
}

function matches({ id, domain, route, description }: ScreenSummary, search: string): boolean {
  const asked = search.trim().toLowerCase();
  return [id, nameOf(id), domain, route, description].some((text) => text.toLowerCase().includes(asked));
}
