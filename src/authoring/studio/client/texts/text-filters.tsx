import type { ReactElement } from "react";
import type { ProjectSummary } from "../../protocol/index.ts";
import type { StudioText, TextTable, WordingState } from "../../protocol/texts.ts";
import { nameOf, nameOfLanguage } from "../parts/name-of.ts";
import { Choice, SearchField } from "../preview/switches.tsx";
import { setQuery } from "../router.ts";
import * as styles from "./texts-page.module.css";

interface TextFiltersProps {
  readonly project: ProjectSummary;
  readonly table: TextTable;
  readonly query: URLSearchParams;
  readonly shown: readonly StudioText[];
  readonly counts: { readonly [state in WordingState]: number };
}

export function TextFilters({ project, table, query, shown, counts }: TextFiltersProps): ReactElement {
  const states: Readonly<Record<string, string>> = {
    "": "All",
    missing: `Missing (${counts.missing})`,
    ...(table.past !== "none" && {
      outdated: `Original changed since (${counts.outdated})`,
      changed: `Not committed (${counts.changed})`,
    }),
    long: "Too long at 320 px",
  };
  const named = (all: readonly { readonly id: string }[]) => all.map(({ id }): [string, string] => [id, nameOf(id)]);
  return (
    <div className={`tools ${styles.filters}`}>
      <SearchField query={query} />
      <Choice name="state" label="State" values={Object.entries(states)} query={query} />
      <Choice name="screen" label="Screen" values={[["", "All"], ...named(project.screens)]} query={query} />
      <Choice name="market" label="Market" values={[["", "All"], ...named(project.markets)]} query={query} />
      <Choice
        name="language"
        label="Language"
        values={[["", "All"], ...table.languages.map((id): [string, string] => [id, nameOfLanguage(id)])]}
        query={query}
      />
      <label>
        <input
          type="checkbox"
          checked={query.get("pseudo") === "shown"}
          onChange={({ target }) => setQuery("pseudo", target.checked ? "shown" : "")}
        />{" "}
        Pseudo-language
      </label>
      {table.past !== "whole" && <p className={`note small ${styles.past}`}>{pasts[table.past]}</p>}
      <output className="soft">{`${shown.length} of ${table.rows.length} texts`}</output>
    </div>
  );
}

const pasts = {
  none: "The project has no commit (or git is missing), so nothing says which translations are older than their original.",
  cut: "This copy of the project has no commits before a certain one. What was changed earlier is not noticed.",
};
