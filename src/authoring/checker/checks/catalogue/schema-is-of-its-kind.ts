import { readDefinitionPath } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

export const schemaIsOfItsKind = projectCheck({ id: "schema-is-of-its-kind" }, ({ texts }, report) => {
  for (const [file, text] of texts) {
    if (!file.startsWith("screens/")) continue;
    const found = /"\$schema":\s*"[^"]*?([\w-]+)\.gen\.schema\.json"/.exec(text.slice(0, 200))?.[1];
    const { kind, variant } = readDefinitionPath(file);
    const wanted = kind === "fragment" && variant !== undefined ? undefined : kind;
    if (found === undefined || wanted === undefined || found === wanted || !kinds.has(wanted)) continue;
    report(atValue(file, "/$schema"), {
      message: `Editors take this file for one of the kind \`${found}\`, and it is one of \`${wanted}\`.`,
      help: `Name \`${wanted}.gen.schema.json\`.`,
    });
  }
});

/** Kinds whose schema bears their name. */
const kinds = new Set("screen fragment overlay texts tests market language actions rules settings shell stored wire".split(" "));
