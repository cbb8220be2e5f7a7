/** Which texts are shown. */
import { type ReactElement, useId } from "react";
import type { ProjectSummary } from "../../protocol/index.ts";
import type { StudioText, TextTable, WordingState } from "../../protocol/texts.ts";
import * as switches from "../preview/switches.module.css";
import { Choice } from "../preview/switches.tsx";
import type { TextFilter } from "./choose-rows.ts";
import * as styles from "./texts-page.module.css";

interface TextFiltersProps {
  readonly project: ProjectSummary;
  readonly table: TextTable;
  readonly query: URLSearchParams;
  readonly filter: TextFilter;
  readonly shown: readonly StudioText[];
  readonly counts: { readonly [state in WordingState]: number };
  readonly onSet: (name: string, value: string) => void;
}

export function TextFilters(props: TextFiltersProps): ReactElement {
  const { project, table, query, filter, shown, counts, onSet } = props;
  const id = useId();
  return (
    <div className={styles.tools}>
      <span className={switches.choice}>
        <label htmlFor={id}>Search</label>
        <input id={id} type="search" value={filter.search} onChange={({ target }) => onSet("search", target.value)} />
      </span>
      <Choice
        name="state"
        label="State"
        values={[
          ["", "All"],
          ["missing", `Missing (${counts.missing})`],
          ...(table.past === "none"
            ? []
            : ([
                ["outdated", `Original changed since (${counts.outdated})`],
                ["changed", `Not committed (${counts.changed})`],
              ] as const)),
          ["long", "Too long at 320 px"],
        ]}
        {...{ query, onSet }}
      />
      <Choice
        name="screen"
        label="Screen"
        values={[["", "All"], ...project.screens.map(({ id: one }) => [one, one] as const)]}
        {...{ query, onSet }}
      />
      <Choice
        name="market"
        label="Market"
        values={[["", "All"], ...project.markets.map(({ id: one }) => [one, one] as const)]}
        {...{ query, onSet }}
      />
      <Choice
        name="language"
        label="Language"
        values={[["", "All"], ...table.languages.map((one) => [one, one] as const)]}
        {...{ query, onSet }}
      />
      <label>
        <input
          type="checkbox"
          checked={query.get("pseudo") === "shown"}
          onChange={({ target }) => onSet("pseudo", target.checked ? "shown" : "")}
        />{" "}
        Pseudo-language
      </label>
      {table.past !== "whole" && <p className={styles.past}>{pasts[table.past]}</p>}
      <output className={styles.count}>{`${shown.length} of ${table.rows.length} texts`}</output>
    </div>
  );
}

const pasts = {
  none: "The project has no commit (or git is missing), so nothing says which translations are older than their original.",
  cut: "This copy of the project has no commits before a certain one. What was changed earlier is not noticed.",
};
