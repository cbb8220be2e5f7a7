// With what the playground begins: what `layar new project` writes, and the same with as little as a screen can have.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatText, writeDefinition } from "../../src/authoring/compiler/index.ts";
import { makeProject } from "../../src/authoring/edits/drafts/index.ts";
import { editorSchemas } from "../../src/authoring/generate/files/editor.ts";
import { readSources } from "../../src/authoring/generate/files/index.ts";
import { isDefinitionFile } from "../../src/authoring/project/index.ts";
import type { Example } from "../../src/authoring/without-build/playground/examples.ts";

const markets = ["leeds", "utrecht"] as const;

const helloFolder = "screens/hello/name";
const hello = {
  [`${helloFolder}/screen.json`]: {
    route: "/",
    title: "{texts.title}",
    state: { name: "" },
    body: [
      { widget: "page-header", id: "header", props: { title: "{texts.title}" } },
      { widget: "text-field", id: "name", bind: "state.name", props: { label: "{texts.name}" } },
      { widget: "note", id: "greeting", when: "state.name != ''", props: { text: "{texts.greeting}" } },
      { widget: "button", id: "about", props: { label: "{texts.about}" }, on: { tap: { do: "go", screen: "hello-about" } } },
    ],
  },
  [`${helloFolder}/texts.json`]: {
    title: { en: "Hello", nl: "Hallo" },
    about: { en: "About", nl: "Over" },
    name: { en: "Your name", nl: "Uw naam" },
    greeting: { en: "Hello, {state.name}!", nl: "Dag, {state.name}!" },
  },
  "screens/hello/about/screen.json": {
    route: "/about",
    title: "{texts.title}",
    body: [
      {
        widget: "page-header",
        id: "header",
        props: { title: "{texts.title}" },
        on: { back: { do: "back", screen: "hello-name" } },
      },
    ],
  },
  "screens/hello/about/texts.json": { title: { en: "About", nl: "Over" } },
};

/** What only the bikes of the template need. */
const ofBikes = /^(?:screens\/(?:bikes|mock|catalogue\/actions)\/|schemas\/entities\/|widgets\/|README\.md$)/;

export function makeExamples(root: string): readonly Example[] {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const bikes = [...makeProject("bikes", {}, version)];
  const small = [...makeProject("hello", {}, version)].filter(([path]) => !ofBikes.test(path));
  const own = Object.entries(hello).map(([path, value]) => [path, formatText(path, writeDefinition(value))] as const);
  return [
    example({ id: "bikes", title: "Bikes to lend", screen: "bikes-list", file: "screens/bikes/list/screen.json" }, bikes),
    example({ id: "hello", title: "A greeting", screen: "hello-name", file: `${helloFolder}/screen.json` }, [...own, ...small]),
  ];
}

type Files = readonly (readonly [path: string, text: string])[];

function example(named: Pick<Example, "id" | "title" | "screen" | "file">, files: Files): Example {
  const pick = (isWanted: (path: string) => boolean) => Object.fromEntries(files.filter(([path]) => isWanted(path)).sort(screensFirst));
  return { ...named, markets, definitions: pick(isDefinitionFile), others: pick((path) => !isDefinitionFile(path)) };
}

/** The screens stand before what they use. */
function screensFirst([a]: Files[number], [b]: Files[number]): number {
  const rank = (path: string): number => (/^screens\/(?!catalogue|mock)/.test(path) ? 0 : 1);
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/** By kind of file. Names of actions and screens are left to the language service, which knows the newest. */
export function makeSchemas(root: string): { readonly [kind: string]: string } {
  const sources = readSources(root, join(root, "src/authoring/templates/project"));
  const schemas = editorSchemas({ ...sources, names: { action: [], screen: [] } });
  return Object.fromEntries(
    [...schemas].map(([path, schema]) => [path.replace(/^.*\/|\.gen\.schema\.json$/g, ""), JSON.stringify(schema)] as const),
  );
}
