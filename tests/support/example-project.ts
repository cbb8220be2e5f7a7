/** Puts an example of a check into the smallest project that is otherwise clean: real widgets, markets and shell keys, a few actions of its own. */

import type { Example } from "../../src/authoring/check-pages.ts";
import { createCheckedCompiler } from "../../src/authoring/checker/index.ts";
import type { Compilation, SourceFile } from "../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../src/authoring/project-files.ts";

const kept = /^(widgets|schemas|screens\/catalogue\/(markets|languages))\/|^screens\/catalogue\/shell\.json$/;
const realFiles: readonly SourceFile[] = readProjectFiles(".").filter(({ path }) => kept.test(path));

const text = { type: "string" };
const request = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
const action = (name: string, more: object) => ({ description: name, path: `/${name}`, client: 1, success: { code: "00" }, ...more });

const ownFiles: { readonly [path: string]: unknown } = {
  "screens/catalogue/actions/example.json": {
    actions: {
      choices: action("choices", {
        reads: true,
        answer: {
          type: "object",
          additionalProperties: false,
          required: ["title", "list"],
          properties: {
            title: text,
            note: text,
            list: {
              type: "array",
              items: { type: "object", additionalProperties: false, required: ["title"], properties: { title: text } },
            },
          },
        },
      }),
      saveChoice: action("save-choice", {
        codes: { E1: "It was too late." },
        request: request({ title: text, note: text }),
        answer: { type: "object", additionalProperties: false, required: ["title"], properties: { title: text } },
      }),
      saveRemark: action("save-remark", { request: request({ text }, ["text"]) }),
      visit: action("visit", { success: "ignored" }),
      pay: action("pay", { commits: true }),
      someday: { description: "Without a path yet.", client: 1, success: { code: "00" } },
    },
  },
  "screens/catalogue/rules.json": {
    rules: {
      remark: { value: { type: "string", minLength: 1, maxLength: 200 }, message: { en: "Write a remark", id: "Tulis komentar" } },
      stars: { value: { type: "integer", minimum: 1 }, message: { en: "Choose stars", id: "Pilih bintang" } },
      starsEnglishOnly: { value: { type: "integer", minimum: 1 }, message: { en: "Choose stars" } },
    },
  },
  "screens/catalogue/stored.json": { stored: { lastVisit: { type: "text?", description: "The last visit." } } },
  "screens/catalogue/settings.json": {
    hosts: { navigate: ["www.example.com"], credentials: [], images: [], frames: ["www.example.com"] },
    timeoutMs: 60000,
    patienceMs: 8000,
    toast: { failureMs: 3000, infoMs: 2000, minimumMs: 300 },
  },
  "screens/shop/home/screen.json": {
    route: "/",
    title: "Home",
    body: [
      { widget: "page-header", id: "header", props: { title: "Home" } },
      {
        widget: "button",
        id: "order",
        props: { label: "Order" },
        on: { tap: [{ do: "go", screen: "shop-order", params: { orderNo: "A1" } }] },
      },
    ],
  },
  "screens/shop/order/screen.json": {
    route: "/order",
    title: "Order",
    params: { orderNo: "text" },
    body: [
      {
        widget: "page-header",
        id: "header",
        props: { title: "Order {params.orderNo}" },
        on: { back: [{ do: "go", screen: "shop-home" }] },
      },
    ],
  },
};

/** Files of the example project by path: what is real, what is its own, and the example's `screens/shop/example/screen.json`: a heading with a way back, then its parts. */
export function writeExampleFiles({ screen = {}, files = {}, texts: written = {} }: Example): Map<string, string> {
  const { header, body, ...parts } = screen;
  const heading = {
    widget: "page-header",
    id: "header",
    props: { title: "Example" },
    on: header ?? { back: [{ do: "go", screen: "shop-home" }] },
  };
  const example = { route: "/example", title: "Example", ...parts, body: [heading, ...(Array.isArray(body) ? body : [])] };
  const texts = new Map(realFiles.map((file) => [file.path, file.text]));
  for (const [path, value] of Object.entries({ ...ownFiles, "screens/shop/example/screen.json": example }))
    texts.set(path, JSON.stringify(value, null, 2));
  for (const [path, patch] of Object.entries(files))
    texts.set(path, JSON.stringify(merge(JSON.parse(texts.get(path) ?? "{}"), patch), null, 2));
  for (const [path, text] of Object.entries(written)) texts.set(path, text);
  return texts;
}

/** One for all examples, which share the real files. */
const compiler = createCheckedCompiler();

export function compileExample(example: Example): Compilation {
  return compiler.compile([...writeExampleFiles(example)].map(([path, text]) => ({ path, text })));
}

function merge(base: unknown, patch: unknown): unknown {
  const isObject = (value: unknown): value is { [name: string]: unknown } =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject(base) || !isObject(patch)) return patch;
  return { ...base, ...Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, merge(base[name], value)])) };
}
