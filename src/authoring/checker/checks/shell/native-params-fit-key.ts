import { typeOfName } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { checkNameSet } from "../../queries/names/name-set.ts";
import { exitTypeOf } from "../../queries/shell-exit.ts";
import { checkFit } from "../../queries/values/value-type.ts";

export const nativeParamsFitKey = screenCheck({ id: "native-params-fit-key" }, (index, report) => {
  for (const { step, pointer } of index.steps) {
    if (step.do !== "native") continue;
    const key = index.catalogue.shell.get(step.key);
    if (key === undefined) continue;
    const params = step.params ?? {};
    const declared = new Map(Object.entries(key.params ?? {}));
    const taken = key.open ? [...new Set([...declared.keys(), ...Object.keys(params)])] : [...declared.keys()];
    const required = [...declared].filter(([, type]) => !type.endsWith("?")).map(([name]) => name);
    checkNameSet(report, { given: Object.keys(params), taken, required, kind: "parameter", of: step.key, pointer, part: "params" });
    for (const [name, value] of Object.entries(params)) {
      const type = declared.get(name);
      if (type === undefined && key.open && exitTypeOf(name) === "url")
        report(`${pointer}/params/${name}`, {
          message: `The shell would get any text as \`${name}\` of \`${step.key}\`.`,
          help: `Declare it as \`url\` in \`screens/catalogue/shell.json\`, so that it is checked first.`,
        });
      if (type !== undefined)
        checkFit(index, report, {
          value,
          at: `${pointer}/params/${name}`,
          want: typeOfName(index.catalogue, type),
          taker: `\`${name}\` of \`${step.key}\``,
        });
    }
  }
});
