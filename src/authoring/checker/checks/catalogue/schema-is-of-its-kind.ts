import { readDefinitionPath, widgetOfExamples } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

export const schemaIsOfItsKind = projectCheck({ id: "schema-is-of-its-kind" }, ({ texts }, report) => {
  for (const [file, text] of texts) {
    const found = /"\$schema":\s*"[^"]*?((?:examples\/)?[\w-]+)\.gen\.schema\.json"/.exec(text.slice(0, 200))?.[1];
    const wanted = kindOf(file);
    if (found === undefined || wanted === undefined || found === wanted) continue;
    report(atValue(file, "/$schema"), {
      message: `Editors take this file for one of the kind \`${found}\`, and it is one of \`${wanted}\`.`,
      help: `Name \`${wanted}.gen.schema.json\`.`,
    });
  }
});

/** Kinds whose schema bears their name. */
const kinds = new Set("screen fragment overlay texts tests market language actions rules settings shell stored wire".split(" "));

function kindOf(file: string): string | undefined {
  const widget = widgetOfExamples(file);
  if (widget !== undefined) return `examples/${widget}`;
  const { kind, variant } = readDefinitionPath(file);
  return file.startsWith("screens/") && kinds.has(kind) && (kind !== "fragment" || variant === undefined) ? kind : undefined;
}
