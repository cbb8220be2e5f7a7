import { quoteName } from "../../../../core/format/index.ts";
import { findMeant, joinPointer } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { atKey } from "../../queries/places.ts";

export const flagIsUsed = projectCheck({ id: "flag-is-used", about: "use" }, ({ catalogue, texts }, report) => {
  const flags = Object.keys(catalogue.settings.flags ?? {});
  if (flags.length === 0) return;
  const named = [...texts.values()].flatMap((text) => Array.from(text.matchAll(/\bflags\.(\w+)/g), ([, name = ""]) => name));
  // A misspelt name is reported where it is written.
  const read = new Set(named.map((name) => (flags.includes(name) ? name : findMeant(name, flags).name)));
  for (const name of flags)
    if (!read.has(name))
      report(atKey("screens/catalogue/settings.json", joinPointer("/flags", name)), {
        message: `Nothing reads the flag ${quoteName(name)}.`,
        help: `Read \`flags.${name}\` where it decides, or remove it.`,
        subject: { kind: "flag", name, is: "unused" },
      });
});
