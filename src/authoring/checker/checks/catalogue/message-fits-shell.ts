import type { ScreenCheck } from "../../check.ts";
import { checkNameSet } from "../../queries/name-set.ts";
import { checkFit, typeOfName } from "../../queries/value-type.ts";

export const messageFitsShell: ScreenCheck = {
  id: "message-fits-shell",
  why: "The native shell does nothing with a message that lacks a parameter or calls it by another name.",
  over: "screen",
  run(outline, report) {
    for (const { step, pointer } of outline.steps) {
      if (step.do !== "native") continue;
      const key = outline.catalogue.shell.get(step.key);
      if (key === undefined) continue;
      const params = step.params ?? {};
      const declared = new Map(Object.entries(key.params ?? {}));
      const taken = key.open ? [...new Set([...declared.keys(), ...Object.keys(params)])] : [...declared.keys()];
      const required = [...declared].filter(([, type]) => !type.endsWith("?")).map(([name]) => name);
      checkNameSet(
        {
          given: Object.keys(params),
          taken,
          required,
          taker: `\`${step.key}\``,
          noun: "parameter",
          at: `${pointer}/params`,
          whole: pointer,
        },
        report,
      );
      for (const [name, value] of Object.entries(params)) {
        const type = declared.get(name);
        if (type !== undefined)
          checkFit(
            outline,
            { value, at: `${pointer}/params/${name}`, want: typeOfName(outline, type), taker: `\`${name}\` of \`${step.key}\`` },
            report,
          );
      }
    }
  },
  bad: [{ screen: { ...call({}) } }, { screen: { ...call({ number: "{company.phone}" }) } }, { screen: { ...call({ phone: 110 }) } }],
  good: [{ screen: { ...call({ phone: "{company.phone}" }) } }],
};

function call(params: object) {
  return {
    body: [{ widget: "button", id: "call", props: { label: "Call us" }, on: { tap: [{ do: "native", key: "callTelephone", params }] } }],
  };
}
