// Reads the sources of everything that is generated: the schemas and the widgets' declarations.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isObject, valueAt } from "../../../core/json/index.ts";
import { definitionSchemas, readDefinitionPath } from "../../compiler/index.ts";
import { listPaths, readTextFile } from "../../project/index.ts";

export type Schema = { readonly [keyword: string]: unknown };

export interface Declaration {
  readonly id: string;
  readonly description: string;
  readonly props: Schema;
  readonly value?: Schema;
  readonly events?: { readonly [event: string]: { readonly description: string; readonly payload?: Schema; readonly reply?: Schema } };
  readonly children?: boolean;
  readonly slots?: { readonly [slot: string]: string };
}

/** Kinds of definition files; the schema of each has the kind's name. */
export const definitionKinds = Object.keys(definitionSchemas);

export interface Sources {
  /** Hand-written schemas by `$id`, in the order of their file names. */
  readonly schemas: ReadonlyMap<string, Schema>;
  /** Of the project alone. */
  readonly widgets: readonly Declaration[];
  /** Of the engine. */
  readonly engineWidgets: readonly Declaration[];
  /** What the project's definitions may name, by the property that names it. */
  readonly names: { readonly [property: string]: readonly string[] };
}

function readJson(path: string): Schema {
  const value: unknown = JSON.parse(readTextFile(path));
  if (!isObject(value)) throw new Error(`${path} holds no JSON object.`);
  return value;
}

function listFiles(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

function readWidgets(folder: string, schemas: Iterable<Schema>): Declaration[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const ajv = new Ajv2020({ strict: false, schemas: [...schemas] });
  const isDeclaration = ajv.compile<Declaration>({ $ref: "layar:widget" });
  return names
    .map((name) => join(folder, name, `${name}.schema.json`))
    .filter((path) => existsSync(path))
    .map((path) => {
      const value: unknown = readJson(path);
      if (!isDeclaration(value)) throw new Error(`${path}: ${ajv.errorsText(isDeclaration.errors)}`);
      return value;
    });
}

function readActionNames(project: string): string[] {
  const files = listFiles(join(project, "screens/catalogue/actions"), ".json").map(readJson);
  return files.flatMap(({ actions }) => Object.keys(isObject(actions) ? actions : {}));
}

function readScreenIds(project: string): string[] {
  const paths = listPaths(project, "screens").map(readDefinitionPath);
  return paths.flatMap(({ kind, screen }) => (kind === "screen" && screen !== undefined ? [screen] : [])).sort();
}

/** The schemas of the format, and the entities and widgets of a project, which is the checkout's own by default. */
export function readSources(root: string, project = root): Sources {
  const files = [...listFiles(join(root, "schemas"), ".schema.json"), ...listFiles(join(project, "schemas", "entities"), ".schema.json")];
  const handWritten = files.filter((path) => !path.endsWith(".gen.schema.json")).map(readJson);
  return {
    schemas: new Map(handWritten.map((schema) => [String(schema["$id"]), schema])),
    widgets: readWidgets(join(project, "widgets"), handWritten),
    engineWidgets: readWidgets(join(root, "src/widgets"), handWritten),
    names: { action: readActionNames(project), screen: readScreenIds(project) },
  };
}

/** All that a definition may name, by name: of two with one name the project's. */
export function listWidgets({ engineWidgets, widgets }: Pick<Sources, "engineWidgets" | "widgets">): readonly Declaration[] {
  const byName = new Map([...engineWidgets, ...widgets].map((widget) => [widget.id, widget]));
  return [...byName.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The sub-schema that a `$ref` names, relative to the document it stands in. */
export function resolveRef(sources: Sources, ref: string, base: Schema): { schema: Schema; document: Schema } {
  const [id = "", pointer = ""] = ref.split("#");
  const document = id === "" ? base : sources.schemas.get(id);
  if (document === undefined) throw new Error(`No schema has the $id ${id}.`);
  const schema = valueAt(document, pointer);
  if (!isObject(schema)) throw new Error(`${ref} leads nowhere.`);
  return { schema, document };
}
