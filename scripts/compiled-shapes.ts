/** The module `shape-validators.ts` with its schemas compiled: to compile them with Ajv takes a fifth of a whole check. */
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { definitionSchemas } from "../src/authoring/compiler/load/definition-schemas.ts";
import { shapeOptions } from "../src/authoring/compiler/load/shape-validators.ts";

const camelCase = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function compiledShapes(): string {
  const ajv = new Ajv2020({ ...shapeOptions, code: { source: true, esm: true, lines: true } });
  const kinds = Object.entries(definitionSchemas);
  const code = standaloneCode(ajv, Object.fromEntries(kinds.map(([kind, { $id }]) => [camelCase(kind), String($id)])));
  const byKind = kinds.map(([kind]) => `"${kind}": ${camelCase(kind)}`).join(", ");
  return `${code}\nconst validators = { ${byKind} };\nexport const shapeValidatorOf = (kind) => validators[kind];\n`;
}
