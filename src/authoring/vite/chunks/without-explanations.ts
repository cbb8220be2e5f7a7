/**
 * What reads a screen from the network says where it is wrong and which check says so. What is written for authors, the
 * sentences and what was meant instead, stays out of the chunk that a phone fetches: authors have it from `check`.
 */
import type { Plugin } from "vite";
import { isContainer, isObject } from "../../../core/json/index.ts";

/** Modules of the reader with the parts of an object in them that nothing but a report reads, or an editor. */
const described: readonly { readonly in: RegExp; readonly parts: readonly string[] }[] = [
  {
    in: /\/src\/(?:authoring\/(?:checker|compiler)|core\/(?:expression\/(?:check|syntax)|format|json))\/[^?]*\?of=remote-/,
    parts: ["message", "help", "suggestion"],
  },
  { in: /\/schemas\/[^/]*\.schema\.json$/, parts: ["description"] },
];
const otherWords =
  "explainNodeWord explainStepProperty findStepWord placeNodeProperty explainWidgetProperty findEventWord explainStepWithout";
/** Modules that do nothing but find such words, each with what its functions then give. */
const wordings: readonly { readonly module: string; readonly gives: string; readonly names: readonly string[] }[] = [
  { module: "core/json/meant-name.ts", gives: "({})", names: ["findMeant"] },
  { module: "core/json/meant-name.ts", gives: "undefined", names: ["describeLookAlike"] },
  { module: "core/json/spellings.ts", gives: "[]", names: ["listSpellings"] },
  { module: "core/expression/check/suggest-names.ts", gives: "({})", names: ["suggestValue", "suggestField"] },
  { module: "core/format/other-words.ts", gives: "undefined", names: otherWords.split(" ") },
];

export function withoutExplanations(): Plugin {
  return {
    name: "layar:without-explanations",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      const parts = described.find((modules) => modules.in.test(id))?.parts;
      if (parts === undefined) return undefined;
      const silent = wordings.filter(({ module }) => id.includes(`/src/${module}?`));
      if (silent.length > 0) return { code: silent.map(writeSilent).join(""), map: null };
      const found = [...findExplanations(this.parse(code), parts)].sort((a, b) => b.start - a.start);
      return { code: found.reduce((text, { start, end }) => `${text.slice(0, start)}""${text.slice(end)}`, code), map: null };
    },
  };
}

function writeSilent({ gives, names }: (typeof wordings)[number]): string {
  return names.map((name) => `export const ${name} = () => ${gives};\n`).join("");
}

/** What is written as a text, or chosen or made where it stands: a type of this name, `message: types.text`, is none. */
function isWording(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (value["type"] === "Literal") return typeof value["value"] === "string";
  if (value["type"] === "ConditionalExpression") return isWording(value["consequent"]) || isWording(value["alternate"]);
  if (value["type"] === "LogicalExpression") return isWording(value["right"]);
  return value["type"] === "TemplateLiteral";
}

/** The values of such parts, the outermost ones. */
function* findExplanations(node: unknown, parts: readonly string[]): Generator<{ start: number; end: number }> {
  if (!isContainer(node)) return;
  if (!isObject(node) || node["type"] !== "ObjectExpression") {
    for (const part of Object.values(node)) yield* findExplanations(part, parts);
    return;
  }
  for (const property of Array.isArray(node["properties"]) ? node["properties"] : []) {
    const { key, value, shorthand } = Object(property);
    const isPart = isObject(key) && parts.includes(String(key["name"] ?? key["value"])) && shorthand !== true && isWording(value);
    const { start, end } = Object(value);
    if (isPart && typeof start === "number" && typeof end === "number") yield { start, end };
    else yield* findExplanations(property, parts);
  }
}
