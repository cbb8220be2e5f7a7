/** Puts an example of a check into the smallest project that is otherwise clean: real widgets and languages, a few markets and actions of its own. */

import type { Example } from "../../src/authoring/check-pages.ts";
import { createCheckedCompiler } from "../../src/authoring/checker/index.ts";
import type { Compilation, SourceFile } from "../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../src/authoring/project-files.ts";

const kept = /^(widgets|schemas|screens\/catalogue\/languages)\//;
const realFiles: readonly SourceFile[] = readProjectFiles(".").filter(({ path }) => kept.test(path));

const text = { type: "string" };
const request = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
const action = (name: string, more: object) => ({ description: name, path: `/${name}`, client: 1, success: { code: "00" }, ...more });

const accent = {
  light: { accent: "#3B3A9E", press: "#2B2A7A", soft: "#E7E7F8", on: "#FFFFFF", onSoft: "#3B3A9E" },
  dark: { accent: "#AFAEFF", press: "#C9C8FF", soft: "#26264D", on: "#17163F", onSoft: "#AFAEFF" },
};
const market = (id: string, more: object) => ({
  id,
  currency: { symbol: "$", grouping: "thousands", separator: ",", decimal: "." },
  accent,
  company: {
    name: "Example Limited",
    appName: "Example",
    address: "1 Example Road",
    phone: "+10000000000",
    email: "shop@example.com",
    policyUrl: "https://www.example.com/privacy",
  },
  ...more,
});

const ownFiles: { readonly [path: string]: unknown } = {
  "screens/catalogue/markets/north.json": market("north", {
    flag: "1",
    languages: ["en"],
    locale: "en-US",
    timeZone: "America/New_York",
    otherMarks: ["USD"],
  }),
  "screens/catalogue/markets/south.json": market("south", {
    flag: null,
    languages: ["id"],
    locale: "id-ID",
    timeZone: "Asia/Jakarta",
    currency: { symbol: "Rp ", grouping: "thousands", separator: ".", decimal: "," },
  }),
  "screens/catalogue/shell.json": {
    keys: {
      closeWebView: { action: "closeWebView", description: "Closes the web view.", fallback: "back" },
      callTelephone: { action: "callTelephone", description: "Calls a number.", params: { phone: "text" }, fallback: "tel" },
      countEvent: { action: "countEvent", description: "Counts an event.", params: { event: "text" }, open: true, tracks: true },
    },
  },
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
