import { typeOfName } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { checkFit } from "../../queries/value-type.ts";

export const stateFitsType: ScreenCheck = {
  id: "state-fits-type",
  over: "screen",
  run(index, report) {
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
  },
};
