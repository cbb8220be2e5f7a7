import type { Compilation } from "../compiler/index.ts";
import { checkName, type Draft, DraftError, type DraftRequest, kebabName, schemaOf, titleOf } from "./draft.ts";

const registry = "widgets/index.ts";

/** A widget that shows a text: schema, code, style and examples, and its line in the registry. */
export function draftWidget({ name, files, compilation }: DraftRequest, readText: (path: string) => string | undefined): Draft {
  checkName(name, kebabName, "price-tag");
  if (compilation.project.catalogue.widgets.has(name)) throw new DraftError(`There is a widget \`${name}\` already.`);
  const component = titleOf(name).replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
  const base = `widgets/${name}/${name}`;
  return {
    files: [
      { path: `${base}.schema.json`, content: { ...schemaOf(files, `${base}.schema.json`, "widget"), ...writeSchema(name) } },
      { path: `${base}.tsx`, content: writeComponent(name, component, findStyleImport(compilation, readText)) },
      { path: `${base}.module.css`, content: ".root {\n  overflow-wrap: anywhere;\n}\n" },
      { path: `${base}.examples.json`, content: writeExamples(titleOf(name)) },
    ],
    extended: [
      {
        path: registry,
        content: extendRegistry(readText(registry) ?? "", `export { ${component} as "${name}" } from "./${name}/${name}.tsx";`),
      },
    ],
    nextInShell: [`See its examples: \`npm start\`, then http://localhost:5173/studio/widgets/${name}`],
    next: [`Put it into a screen: \`{ "widget": "${name}", "id": "${name}", "props": { "text": "{texts.title}" } }\`.`],
  };
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
function findStyleImport({ project }: Compilation, readText: (path: string) => string | undefined): string {
  const texts = [...project.catalogue.widgets.keys()].map((id) => readText(`widgets/${id}/${id}.tsx`) ?? "");
  return texts.some((text) => text.includes("import * as styles from")) ? "* as styles" : "styles";
}

function writeComponent(name: string, component: string, style: string): string {
  return `import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import ${style} from "./${name}.module.css";

export function ${component}({ root, text }: WidgetProps<"${name}">): ReactElement {
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
  const lines = text.trimEnd().split("\n");
  const found = lines.findIndex((one) => one.startsWith("export {") && folderOf(one) > folderOf(line));
  const place = found < 0 ? lines.length : found;
  return `${[...lines.slice(0, place), line, ...lines.slice(place)].join("\n")}\n`;
}
