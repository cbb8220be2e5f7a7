/** What some screens have and others do not: those show it where they can. */
import type { ProjectSummary } from "../../protocol.ts";
import type { ChoiceOf } from "../preview/switches.tsx";

export function listSituations(project: ProjectSummary, query: URLSearchParams): readonly ChoiceOf[] {
  const { screens, markets } = project;
  const promotions = new Set(screens.flatMap((screen) => screen.promotions.map(({ id }) => id)));
  const { languages = [] } = markets.find(({ id }) => id === query.get("market")) ?? markets[0] ?? {};
  const [first = "", ...others] = languages;
  const situations = new Set(screens.flatMap(({ scenarios }) => scenarios).filter((name, at, all) => all.indexOf(name) !== at));
  const listed = (values: Iterable<string>) => [...values].map((value) => [value, value] as const);
  return [
    ...(promotions.size > 0 ? [{ name: "promotion", label: "Promotion", values: [["", "None"] as const, ...listed(promotions)] }] : []),
    ...(others.length > 0 ? [{ name: "language", label: "Language", values: [["", first] as const, ...listed(others)] }] : []),
    { name: "scenario", label: "Scenario", values: [["", "Usual data"] as const, ...listed(situations)] },
  ];
}
