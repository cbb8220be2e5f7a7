import { listUnreadIds } from "../../../compiler/index.ts";
import { checkNames } from "../../queries/name-check.ts";

export const screenIsKnown = checkNames({
  id: "screen-is-known",
  why: "A `go` or `back` to a screen that does not exist ends at the not-found screen.",
  noun: "screen",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) =>
      step.do === "go" || step.do === "back" ? [{ name: step.screen, pointer: `${pointer}/screen` }] : [],
    ),
  declared: ({ project }) => [...project.screens.keys(), ...listUnreadIds(project)],
  bad: [{ screen: { body: [{ widget: "button", id: "home", props: { label: "Home" }, on: { tap: [{ do: "go", screen: "hoem" }] } }] } }],
  good: [{ screen: { body: [{ widget: "button", id: "home", props: { label: "Home" }, on: { tap: [{ do: "go", screen: "home" }] } }] } }],
});
