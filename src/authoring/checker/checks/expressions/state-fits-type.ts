import type { ScreenCheck } from "../../check.ts";
import { checkFit, typeOfName } from "../../queries/value-type.ts";

export const stateFitsType: ScreenCheck = {
  id: "state-fits-type",
  what: "Every initial value in `state` has its declared type.",
  why: "Every expression that reads the state relies on that type.",
  over: "screen",
  run(outline, report) {
    for (const [name, entry] of Object.entries(outline.screen.state ?? {})) {
      if (typeof entry !== "object") continue;
      const at = `/state/${name}`;
      const entity = entry.type.replace(/\?$/, "").replace(/\[\]$/, "");
      if (/^[A-Z]/.test(entity) && outline.catalogue.entity(entity) === undefined) {
        report(`${at}/type`, { message: `No entity is named \`${entity}\`.`, help: "Entities are described in `schemas/entities/`." });
        continue;
      }
      checkFit(
        outline,
        { value: entry.initial, at: `${at}/initial`, want: typeOfName(outline, entry.type), taker: `\`state.${name}\`, a ${entry.type},` },
        report,
      );
    }
  },
};
