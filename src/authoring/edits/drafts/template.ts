/** The files with which a product begins: a small shop with two screens, in two markets and two languages. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { isObject, type JsonObject } from "../../../core/json/index.ts";
import { parseText } from "../../compiler/index.ts";
import { engineRoot } from "../../project/index.ts";

const folder = join(engineRoot, "src/authoring/templates/project");
/** Made by commands in a copy of the template. */
const made = /^(?:node_modules|dist|schemas\/editor)\/|\.gen\.|^layar-env\.d\.ts$/;

/** The template's own first market and language, which a product may call otherwise. */
export const firstMarket = "leeds";
export const firstLanguage = "en";

/** Texts by their paths in the product. npm packs no `.gitignore`, so that has another name here. */
export function readTemplate(): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .replaceAll(sep, "/"),
  );
  const kept = paths.filter((path) => !made.test(path)).sort();
  return new Map(kept.map((path) => [path.replace(/^_/, "."), readFileSync(join(folder, path), "utf8")]));
}

/** One JSON file of the template. */
export function readTemplateObject(path: string): JsonObject {
  const parsed = parseText(path, readFileSync(join(folder, path), "utf8"));
  if ("problems" in parsed || !isObject(parsed.value)) throw new Error(`${path} of the template cannot be read.`);
  return parsed.value;
}
