import { checkNames } from "../../queries/name-check.ts";

export const loadIsKnown = checkNames({
  id: "load-is-known",
  why: "A `reload` of an answer that the screen does not load shows nothing new.",
  noun: "answer in `load`",
  mentioned: ({ steps }) =>
    steps.flatMap(({ step, pointer }) => (step.do === "reload" ? [{ name: step.load, pointer: `${pointer}/load` }] : [])),
  declared: ({ screen }) => Object.keys(screen.load ?? {}),
  bad: [
    { screen: { body: [{ widget: "button", id: "again", props: { label: "Again" }, on: { tap: [{ do: "reload", load: "choices" }] } }] } },
  ],
  good: [
    {
      screen: {
        load: { choices: { action: "choices" } },
        body: [
          { widget: "text", id: "first", props: { text: "{data.choices.title}" } },
          { widget: "button", id: "again", props: { label: "Again" }, on: { tap: [{ do: "reload", load: "choices" }] } },
        ],
      },
    },
  ],
});
