import type { Project } from "../../definition/index.ts";
import { checkNames } from "../name-check.ts";

export const screenIsKnown = checkNames({
  id: "screen-is-known",
  why: "A `go` to a screen that does not exist ends at the not-found screen.",
  noun: "screen",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => (step.do === "go" ? [{ name: step.screen, pointer: `${pointer}/screen` }] : [])),
  declared: ({ project }) => [...project.screens.keys(), ...unreadIds(project)],
  bad: [{ screen: { body: [{ widget: "button", id: "home", props: { label: "Home" }, on: { tap: [{ do: "go", screen: "hoem" }] } }] } }],
  good: [{ screen: { body: [{ widget: "button", id: "home", props: { label: "Home" }, on: { tap: [{ do: "go", screen: "home" }] } }] } }],
});

/** Ids in files that have faults of their own: who mentions them is not at fault. */
function unreadIds({ problems, texts }: Project): string[] {
  return problems.flatMap(({ at }) => /"id":\s*"([^"]*)"/.exec(texts.get(at.file) ?? "")?.[1] ?? []);
}
