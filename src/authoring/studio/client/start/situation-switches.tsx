/** Chooses what some screens have and others do not: those show it where they can. */
import type { ReactElement } from "react";
import type { ProjectSummary } from "../../protocol.ts";
import { Choice } from "../preview/switches.tsx";

interface SituationSwitchesProps {
  readonly project: ProjectSummary;
  readonly query: URLSearchParams;
  readonly onSet: (name: string, value: string) => void;
}

export function SituationSwitches({ project, query, onSet }: SituationSwitchesProps): ReactElement {
  const { screens, markets } = project;
  const promotions = new Set(screens.flatMap((screen) => screen.promotions.map(({ id }) => id)));
  const { languages = [] } = markets.find(({ id }) => id === query.get("market")) ?? markets[0] ?? {};
  const [first = "", ...others] = languages;
  const situations = new Set(screens.flatMap(({ scenarios }) => scenarios).filter((name, at, all) => all.indexOf(name) !== at));
  const listed = (values: Iterable<string>) => [...values].map((value) => [value, value] as const);
  return (
    <>
      {promotions.size > 0 && (
        <Choice name="promotion" label="Promotion" values={[["", "None"], ...listed(promotions)]} {...{ query, onSet }} />
      )}
      {others.length > 0 && <Choice name="language" label="Language" values={[["", first], ...listed(others)]} {...{ query, onSet }} />}
      <Choice name="scenario" label="Scenario" values={[["", "Usual data"], ...listed(situations)]} {...{ query, onSet }} />
    </>
  );
}
