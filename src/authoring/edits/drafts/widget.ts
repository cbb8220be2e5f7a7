import { isObject, parseJson } from "../../../core/json/index.ts";
import { type Compilation, engineWidgets, isEngineWidget } from "../../compiler/index.ts";
import { readEngineWidget } from "../../project/index.ts";
import {
  checkName,
  componentOf,
  type Draft,
  DraftError,
  type DraftRequest,
  findNamed,
  kebabName,
  type NewFile,
  schemaOf,
  titleOf,
} from "./draft.ts";
import { renameWidget } from "./rename-widget.ts";

const registry = "widgets/index.ts";

type ReadText = (path: string) => string | undefined;

/** A widget that shows a text, or a copy of one of the engine's: schema, code, style and examples, and its line in the registry. */
export function draftWidget(request: DraftRequest, readText: ReadText): Draft {
  const { name, compilation } = request;
  const { catalogue } = compilation.project;
  checkName(name, kebabName, "price-tag");
  const from = request.get("from");
  const isEngines = isEngineWidget(catalogue, name);
  if (from === undefined && isEngines)
    throw new DraftError(`The engine has a widget \`${name}\`. \`--from ${name}\` copies it, and the copy stands in its place.`);
  if (catalogue.widgets.has(name) && !isEngines) throw new DraftError(`There is a widget \`${name}\` already.`);
  const style = findStyleImport(compilation, readText);
  const line = `export { ${componentOf(name)} as "${name}" } from "./${name}/${name}.tsx";`;
  const written = readText(registry);
  const registered = { path: registry, content: extendRegistry(written ?? "", line) };
  const files = from === undefined ? newFiles(request, style) : copyFiles(request, from, style);
  return {
    files: written === undefined ? [...files, registered] : files,
    extended: written === undefined ? [] : [registered],
    nextInShell: [`See its examples: \`npx layar dev\`, then /studio/widgets/${name} at the address that it prints.`],
    next: [isEngines ? "Change it: every screen that names it shows yours." : `Put it into a screen: ${writeUse(name, from)}.`],
  };
}

function writeUse(name: string, from: string | undefined): string {
  const props = from === undefined ? ', "props": { "text": "{texts.title}" }' : "";
  return `\`{ "widget": "${name}", "id": "${name}"${props} }\``;
}

function newFiles({ name, files }: DraftRequest, style: string): readonly NewFile[] {
  const base = `widgets/${name}/${name}`;
  return [
    { path: `${base}.schema.json`, content: { ...schemaOf(files, `${base}.schema.json`, "widget"), ...writeSchema(name) } },
    { path: `${base}.tsx`, content: writeComponent(name, style) },
    { path: `${base}.module.css`, content: ".root {\n  overflow-wrap: anywhere;\n}\n" },
    {
      path: `${base}.examples.json`,
      content: { ...schemaOf(files, `${base}.examples.json`, `examples/${name}`), ...writeExamples(titleOf(name)) },
    },
  ];
}

/** Its own folder, under the name that it has in the project. */
function copyFiles({ name, files }: DraftRequest, from: string, style: string): readonly NewFile[] {
  findNamed(engineWidgets(), from, "widget of the engine", "from");
  return [...readEngineWidget(from)].map(([path, text]): NewFile => {
    const renamed = renameWidget({ path, text }, from, name);
    const [, kind] = /\.(schema|examples)\.json$/.exec(path) ?? [];
    if (kind === undefined)
      return { path: renamed.to, content: renamed.text.replace(/^import \* as styles from/m, `import ${style} from`) };
    const declared = parseJson(text);
    // Whether its copy draws without hooks the build finds out: it may not stay so.
    const { $schema: _, plain: __, ...declaration } = isObject(declared) ? declared : {};
    if (kind === "examples") return { path: renamed.to, content: { ...schemaOf(files, renamed.to, `examples/${name}`), ...declaration } };
    return { path: renamed.to, content: { ...schemaOf(files, renamed.to, "widget"), ...declaration, id: name } };
  });
}

function writeSchema(name: string): object {
  return {
    id: name,
    description: `${titleOf(name)}: shows a text.`,
    props: {
      type: "object",
      additionalProperties: false,
      required: ["text"],
      properties: { text: { type: "string", description: "What it says." } },
    },
  };
}

/** A default import, as every Vite app has it, where the project's other widgets do not import by a namespace. */
function findStyleImport({ project }: Compilation, readText: ReadText): string {
  const texts = [...project.catalogue.widgets.keys()].map((id) => readText(`widgets/${id}/${id}.tsx`) ?? "");
  return texts.some((text) => text.includes("import * as styles from")) ? "* as styles" : "styles";
}

function writeComponent(name: string, style: string): string {
  return `import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import ${style} from "./${name}.module.css";

export function ${componentOf(name)}({ root, text }: WidgetProps<"${name}">): ReactElement {
  return (
    <p {...root} className={styles.root}>
      {text}
    </p>
  );
}
`;
}

function writeExamples(title: string): object {
  return {
    examples: {
      short: { title: "A few words", props: { text: title } },
      long: { title: "Long", hidden: true, props: { text: "Nomorpesananyangsangatpanjangsekali1234567890123456789012345678901234567890" } },
    },
  };
}

/** The line in its place among the others, which stand in the order of their folders. */
function extendRegistry(text: string, line: string): string {
  const folderOf = (one: string) => /"\.\/([^/]+)\//.exec(one)?.[1] ?? "";
  const lines = text === "" ? [] : text.trimEnd().split("\n");
  const found = lines.findIndex((one) => one.startsWith("export {") && folderOf(one) > folderOf(line));
  const place = found < 0 ? lines.length : found;
  return `${[...lines.slice(0, place), line, ...lines.slice(place)].join("\n")}\n`;
}
