import { withoutByteMark } from "../../core/text/index.ts";
import { readDefinitionPath } from "./load/definition-path.ts";
import { parseText } from "./load/source-text.ts";
import { hasShortForms } from "./short-forms/expand.ts";
import { shortenDefinition } from "./short-forms/shorten.ts";
import { writeDefinition } from "./write-definition.ts";

/** The text in the standard layout; a file that is not JSON stays as it is. */
export function formatText(path: string, written: string): string {
  const text = withoutByteMark(written);
  const parsed = parseText(path, text);
  if ("problems" in parsed) return text;
  const { kind } = readDefinitionPath(path);
  return writeDefinition(hasShortForms(kind) ? shortenDefinition(kind, parsed.value) : parsed.value);
}
