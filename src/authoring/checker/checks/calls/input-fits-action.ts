import { screenCheck } from "../../check.ts";
import { listCalls } from "../../queries/flows/calls.ts";
import { checkNameSet } from "../../queries/names/name-set.ts";
import { checkFit, typeOfSchema } from "../../queries/values/value-type.ts";

export const inputFitsAction = screenCheck({ id: "input-fits-action" }, (index, report) => {
  for (const { action, input, pointer, definition } of listCalls(index)) {
    if (definition === undefined) continue;
    const properties = new Map<string, unknown>(Object.entries(definition.request?.properties ?? {}));
    const constants = Object.keys(definition.constants ?? {});
    const required = (definition.request?.required ?? []).filter((name) => !constants.includes(name));
    const taken = [...new Set([...properties.keys(), ...(definition.query ?? [])])];
    checkNameSet(report, { given: Object.keys(input), taken, required, kind: "input", of: action, pointer, part: "input" });
    for (const [name, value] of Object.entries(input)) {
      const schema = properties.get(name);
      checkFit(index, report, {
        value,
        at: `${pointer}/input/${name}`,
        want: typeOfSchema(index, schema),
        schema,
        taker: `\`${name}\` of \`${action}\``,
      });
    }
  }
});
