import { typeOfName } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { checkFit } from "../../queries/value-type.ts";

export const stateFitsType = screenCheck({ id: "state-fits-type" }, (index, report) => {
  for (const [name, entry] of Object.entries(index.screen.state ?? {})) {
    if (typeof entry !== "object") continue;
    const at = `/state/${name}`;
    const entity = entry.type.replace(/\?$/, "").replace(/\[\]$/, "");
    if (/^[A-Z]/.test(entity) && index.catalogue.entity(entity) === undefined) {
      report(`${at}/type`, { message: `No entity is named \`${entity}\`.`, help: "Entities are defined in `schemas/entities/`." });
      continue;
    }
    checkFit(
      index,
      {
        value: entry.initial,
        at: `${at}/initial`,
        want: typeOfName(index.catalogue, entry.type),
        taker: `\`state.${name}\`, which is \`${entry.type}\``,
      },
      report,
    );
  }
});
