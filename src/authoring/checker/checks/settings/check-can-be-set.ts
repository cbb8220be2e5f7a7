import { quoteName } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import { type Check, type ProjectCheck, projectCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { atKey } from "../../queries/places.ts";

/** Knows all other checks, and is therefore made from them. */
export function checkCanBeSet(checks: readonly Check[]): ProjectCheck {
  const ids = checks.map(({ id }) => id);
  return projectCheck({ id: "check-can-be-set" }, ({ catalogue: { settings } }, report) => {
    for (const [id, set] of Object.entries(settings.checks ?? {})) {
      const at = (...parts: readonly string[]) => atKey("screens/catalogue/settings.json", joinPointer("/checks", id, ...parts));
      const check = checks.find((one) => one.id === id);
      if (check === undefined) report(at(), describeMissing({ kind: "check" }, id, ids));
      else if (check.isFixed && (set === "off" || set === "notice"))
        report(at(), {
          message: `${quoteName(id)} is about money, consent or secrets, and is always on.`,
          help: "Remove it. One problem can be waived where it stands, with a reason.",
        });
      else if (typeof set === "object") {
        const known = Object.keys(check.options ?? {});
        for (const name of Object.keys(set))
          if (!known.includes(name)) report(at(name), describeMissing({ kind: "option", of: id }, name, known));
      }
    }
  });
}
