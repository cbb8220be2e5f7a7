/** All screens as small pictures, by domain. */
import { type ReactElement, useId } from "react";
import type { ProjectSummary, ScreenSummary } from "../../protocol/index.ts";
import { nameOf } from "../parts/name-of.ts";
import { ClockField } from "../preview/clock-field.tsx";
import { type ChoiceOf, SearchField, Switches } from "../preview/switches.tsx";
import type { PageProps } from "../router.ts";
import { DayReport } from "./day-report.tsx";
import { PhoneCode } from "./phone-code.tsx";
import { ScreenCard } from "./screen-card.tsx";
import * as styles from "./start-page.module.css";

export function StartPage({ project, query }: PageProps): ReactElement {
  const search = query.get("search") ?? "";
  const field = useId();
  const found = project.screens.filter((screen) => matches(screen, search));
  const domains = [...new Set(found.map(({ domain }) => domain))];
  return (
    <main className="page">
      <h1>Screens</h1>
      <div className="tools">
        <SearchField query={query} />
        <Switches query={query} markets={project.markets} others={listSituations(project)} />
        <ClockField query={query} />
        <PhoneCode />
      </div>
      <DayReport project={project} query={query} />
      <div className={styles.groups}>
        {domains.map((domain) => (
          <section key={domain} aria-labelledby={`${field}-${domain}`}>
            <h2 id={`${field}-${domain}`} className={styles.domain}>
              {domain}
            </h2>
            <ul className={`plain ${styles.screens}`}>
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

/** What some screens have and others do not: those show it where they can. */
function listSituations({ screens }: ProjectSummary): readonly ChoiceOf[] {
  const promotions = new Set(screens.flatMap((screen) => screen.promotions.map(({ id }) => id)));
  const situations = new Set(screens.flatMap(({ scenarios }) => scenarios).filter((name, at, all) => all.indexOf(name) !== at));
  const promotion: ChoiceOf = { name: "promotion", label: "Promotion", values: [["", "None"], ...promotions] };
  const scenario: ChoiceOf = { name: "scenario", label: "Scenario", values: [["", "Usual data"], ...situations] };
  return promotions.size > 0 ? [promotion, scenario] : [scenario];
}
