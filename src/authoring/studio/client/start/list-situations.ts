/** What some screens have and others do not: those show it where they can. */
import type { ProjectSummary } from "../../protocol/index.ts";
import type { ChoiceOf } from "../preview/switches.tsx";

export function listSituations({ screens }: ProjectSummary): readonly ChoiceOf[] {
  const promotions = new Set(screens.flatMap((screen) => screen.promotions.map(({ id }) => id)));
  const situations = new Set(screens.flatMap(({ scenarios }) => scenarios).filter((name, at, all) => all.indexOf(name) !== at));
  const listed = (values: Iterable<string>) => [...values].map((value) => [value, value] as const);
  return [
    ...(promotions.size > 0 ? [{ name: "promotion", label: "Promotion", values: [["", "None"] as const, ...listed(promotions)] }] : []),
    { name: "scenario", label: "Scenario", values: [["", "Usual data"] as const, ...listed(situations)] },
  ];
}
