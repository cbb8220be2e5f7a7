import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { labelsOf, viewLabels } from "../../src/authoring/compiler/index.ts";
import { createFinder } from "../../src/authoring/vite/screens/find-stateful.ts";

const root = new URL("../../", import.meta.url);
const schemas = new URL("schemas/", root);
const read = (url: URL) => JSON.parse(readFileSync(url, "utf8"));
/** The engine's, and those of the product. */
const owners = ["src/widgets", "widgets"].map((path) => {
  const entries = readdirSync(new URL(path, root), { withFileTypes: true });
  return { path, names: entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])) };
});
const widgets = owners.flatMap(({ path, names }) => names.map((name) => ({ name, path, folder: new URL(`${path}/${name}/`, root) })));

const findStateful = createFinder(fileURLToPath(root), async () => undefined);

const ajv = new Ajv2020({ allErrors: true, strict: false });
for (const name of ["parts", "market"]) ajv.addSchema(read(new URL(`${name}.schema.json`, schemas)));
for (const file of readdirSync(new URL("entities/", schemas))) ajv.addSchema(read(new URL(`entities/${file}`, schemas)));
const isDeclaration = ajv.compile(read(new URL("widget.schema.json", schemas)));

interface ExampleFile {
  readonly examples: {
    readonly [name: string]: { title: string; props: object; value?: unknown; children?: string; slots?: object; hidden?: true };
  };
}

describe("widgets", () => {
  it.each(owners)("of $path are registered one by one under the name of their folder", ({ path, names }) => {
    const lines = readFileSync(new URL(`${path}/index.ts`, root), "utf8");
    const registered = Array.from(lines.matchAll(/as "([a-z-]+)" \} from "\.\/([a-z-]+)\/([a-z-]+)\.tsx"/g), ([, ...parts]) => parts);
    expect(registered).toEqual(names.map((name) => [name, name, name]));
  });

  it("carry their accent in the market and no colour of their own", () => {
    const coloured = widgets.flatMap(({ folder }) =>
      readdirSync(folder)
        .filter((file) => file.endsWith(".css"))
        .filter((file) => /#[0-9a-f]{3,8}\b/i.test(readFileSync(new URL(file, folder), "utf8").replace(/#(000|fff)\b/g, ""))),
    );
    expect(coloured).toEqual([]);
  });

  it("keep to 120 lines for a component", () => {
    const long = widgets.filter(({ name, folder }) => readFileSync(new URL(`${name}.tsx`, folder), "utf8").split("\n").length > 121);
    expect(long).toEqual([]);
  });
});

/** The labels that the code of a folder names, which is always as `labels.name`. */
function labelsIn(where: URL): string[] {
  const code = readdirSync(where).flatMap((file) => (/\.tsx?$/.test(file) ? [readFileSync(new URL(file, where), "utf8")] : []));
  return [...new Set(code.flatMap((text) => Array.from(text.matchAll(/\blabels\.(\w+)/g), ([, label = ""]) => label)))].sort();
}

describe("the engine", () => {
  it("ships the labels that the view speaks by itself", () => {
    expect(viewLabels).toEqual(labelsIn(new URL("src/browser/view/", root)));
  });

  it("has the labels of steps in their records", () => {
    expect([labelsOf("leave"), labelsOf("native"), labelsOf("toast")]).toEqual([["linkRefused"], ["linkRefused", "noApp"], []]);
  });
});

describe.each(widgets)("$name", ({ name, path, folder }) => {
  const declaration = read(new URL(`${name}.schema.json`, folder));
  const { examples } = read(new URL(`${name}.examples.json`, folder)) as ExampleFile;

  it("declares itself by the schema, under the name of its folder", () => {
    isDeclaration(declaration);
    expect(isDeclaration.errors ?? []).toEqual([]);
    expect(declaration.id).toBe(name);
  });

  it("describes each property and each event", () => {
    const parts = [...Object.entries(declaration.props.properties), ...Object.entries(declaration.events ?? {})];
    expect(parts.filter(([, part]) => !(part as { description?: string }).description).map(([part]) => part)).toEqual([]);
  });

  it("is declared plain exactly when it draws without hooks", async () => {
    expect(declaration.plain ?? false).toBe((await findStateful(`${path}/${name}/${name}.tsx`)) === undefined);
  });

  it("declares the labels that it speaks", () => {
    expect(declaration.labels ?? []).toEqual(labelsIn(folder));
  });

  it.each(Object.keys(examples))("has the valid example %s", (key) => {
    const example = examples[key];
    const isValid = ajv.compile(declaration.props);
    isValid(example?.props);
    expect(isValid.errors ?? [], `/studio/widgets/${name}/${key}`).toEqual([]);
    const isValue = ajv.compile(declaration.value ?? true);
    isValue(example?.value ?? (declaration.value?.type === "string" ? "" : example?.value));
    expect(example?.value === undefined ? [] : (isValue.errors ?? [])).toEqual([]);
    expect(example?.children === undefined || declaration.children).toBeTruthy();
    expect(Object.keys(declaration.slots ?? {})).toEqual(expect.arrayContaining(Object.keys(example?.slots ?? {})));
  });

  it("shows at least one example, and hides one with long texts", () => {
    const hidden = Object.values(examples).map((example) => Boolean(example.hidden));
    expect(hidden).toEqual(expect.arrayContaining([true, false]));
  });
});
