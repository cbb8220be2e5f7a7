// What an overlay says that it replaces, written again.

import { applyEdits, modify } from "jsonc-parser";
import { formatText } from "../../../compiler/index.ts";

export function recordReplaced(path: string, text: string, values: { readonly [place: string]: unknown }): string {
  if (Object.keys(values).length === 0 && !text.includes('"replaces"')) return text;
  return formatText(path, applyEdits(text, modify(text, ["replaces"], values, {})));
}
