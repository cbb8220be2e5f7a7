/** The texts that stand in code: the names of classes are among them, those of properties and variables are not. */
import { parseAst } from "vite";
import { isContainer } from "../../../core/json/index.ts";

export function textsIn(code: string): readonly string[] {
  return [...findTexts(parseAst(code))];
}

function* findTexts(node: unknown): Generator<string> {
  if (!isContainer(node)) return;
  const { type, value } = Object(node);
  if (type === "Literal" && typeof value === "string") yield value;
  if (type === "TemplateElement") yield String(value.cooked);
  for (const part of Object.values(node)) yield* findTexts(part);
}
