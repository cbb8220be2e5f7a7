import { typeOfName } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { checkFit, findUnknownEntity } from "../../queries/values/value-type.ts";

export const stateFitsType = screenCheck({ id: "state-fits-type" }, (index, report) => {
  for (const [name, entry] of Object.entries(index.screen.state ?? {})) {
    if (typeof entry !== "object") continue;
    const at = `/state/${name}`;
    const unknown = findUnknownEntity(index, entry.type);
    if (unknown !== undefined) {
      report(`${at}/type`, unknown);
      continue;
    }
    checkFit(index, report, {
      value: entry.initial,
      at: `${at}/initial`,
      want: typeOfName(index.catalogue, entry.type),
      taker: `\`state.${name}\`, which is \`${entry.type}\``,
    });
  }
});
