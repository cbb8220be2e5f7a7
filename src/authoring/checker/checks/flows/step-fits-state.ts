import { types } from "../../../../core/expression/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/name-check.ts";
import { checkFit, typeOfPath } from "../../queries/value-type.ts";

export const stepFitsState: ScreenCheck = {
  id: "step-fits-state",
  about: "names",
  why: "A step that writes a value which nothing remembers, or one of another type, breaks everything that reads it.",
  over: "screen",
  run(outline, report) {
    for (const { step, pointer } of outline.steps) {
      if (step.do !== "set" && step.do !== "append" && step.do !== "remove") continue;
      const found = typeOfPath(outline, step.path);
      if ("unknown" in found) {
        const { message, help } = describeMissing("remembered value", found.unknown, found.names);
        report(`${pointer}/path`, { message, help });
        continue;
      }
      const taker = `\`${step.path}\``;
      if (step.do === "set") checkFit(outline, { value: step.to, at: `${pointer}/to`, want: found.type, taker }, report);
      else if (found.type.list === undefined)
        report(`${pointer}/path`, {
          message: `\`${step.path}\` is no list, so \`${step.do}\` does nothing.`,
          help: "Use `set`, or make it a list in `state`.",
        });
      else if (step.do === "append")
        checkFit(outline, { value: step.value, at: `${pointer}/value`, want: found.type.list, taker: `The list ${taker}` }, report);
      else checkFit(outline, { value: step.index, at: `${pointer}/index`, want: types.num, taker: "`index`" }, report);
    }
  },
  bad: [
    { screen: { ...remembered({ do: "set", path: "state.cout", to: 1 }) } },
    { screen: { ...remembered({ do: "set", path: "state.count", to: "one" }) } },
    { screen: { ...remembered({ do: "append", path: "state.count", value: 1 }) } },
  ],
  good: [{ screen: { ...remembered({ do: "set", path: "state.count", to: "{state.count + 1}" }) } }],
};

function remembered(step: object) {
  return {
    state: { count: 0 },
    body: [
      { widget: "button", id: "reset", props: { label: "Again" }, on: { tap: [{ do: "set", path: "state.count", to: 0 }] } },
      { widget: "button", id: "more", props: { label: "More" }, on: { tap: [step] } },
      { widget: "text", id: "count", props: { text: "{state.count} times" } },
    ],
  };
}
