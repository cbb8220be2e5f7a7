import { joinPointer } from "../../../../core/json/index.ts";
import { projectCheck } from "../../check.ts";
import { actionOfCatalogue, describeMissing } from "../../queries/names/name-check.ts";
import { atKey, atValue } from "../../queries/places.ts";
import { fileOfWire } from "./wire-name-is-known.ts";

export const wireNamesAreUnique = projectCheck({ id: "wire-names-are-unique" }, ({ catalogue, texts }, report) => {
  for (const [host, mapping] of catalogue.wire) {
    const file = fileOfWire(texts, host);
    for (const [action, maps] of Object.entries(mapping.actions ?? {})) {
      const definition = catalogue.actions.get(action);
      if (action !== "*" && definition === undefined)
        report(atKey(file, joinPointer("/actions", action)), describeMissing(actionOfCatalogue, action, [...catalogue.actions.keys()]));
      for (const part of ["request", "answer"] as const) {
        const seen = new Map<string, string>();
        for (const [ours, wire] of Object.entries(maps[part] ?? {})) {
          const at = atValue(file, joinPointer("/actions", action, part, ours));
          const help = `Write \`${wire.replace(/\s/g, "")}\`.`;
          if (/\s/.test(wire)) report(at, { message: `The wire name of \`${ours}\` has a blank in it.`, help });
          if (wire === ours)
            report(at, { message: `\`${ours}\` has that wire name by itself.`, help: "Write the name on the wire, or remove the line." });
          const isInput = part === "request" && Object.hasOwn(definition?.request?.properties ?? {}, wire);
          const other = seen.get(wire) ?? (isInput && maps[part]?.[wire] === undefined ? wire : undefined);
          if (other !== undefined && other !== ours)
            report(at, {
              message: `\`${ours}\` and \`${other}\` have the same wire name \`${wire}\`.`,
              help: "Give each its own name.",
            });
          seen.set(wire, ours);
        }
      }
    }
  }
});
