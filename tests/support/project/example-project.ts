/** Puts an example of a check into the smallest project that is otherwise clean: real widgets and languages, a few markets and actions of its own. */
import { checks, createCheckedCompiler } from "../../../src/authoring/checker/index.ts";
import { type Compilation, createCompiler, type SourceFile } from "../../../src/authoring/compiler/index.ts";
import { judgeDraft } from "../../../src/authoring/edits/grants/judge-draft.ts";
import { readGrant } from "../../../src/authoring/edits/grants/read-grant.ts";
import type { Example } from "../../../src/authoring/project/check-pages.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import type { Problem } from "../../../src/core/format/index.ts";
import { splitPointer, valueAt } from "../../../src/core/json/index.ts";

const kept = /^(widgets|schemas|screens\/catalogue\/languages)\//;
/** Their wording of a lost response is fixed from outside, and less than a commit of another product may say. */
const realFiles: readonly SourceFile[] = readProjectFiles(".")
  .filter(({ path }) => kept.test(path))
  .map(({ path, text }) => ({
    path,
    text: text.replace(
      '"timeout": "error"',
      `"timeout": "${path.endsWith("/en.json") ? "The server does not respond." : "Server tidak menjawab."}"`,
    ),
  }));

const text = { type: "string" };
const request = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  additionalProperties: false,
  required,
  properties,
});
const action = (name: string, more: object) => ({ description: name, path: `/${name}`, success: { code: "00" }, ...more });

const accent = {
  light: { accent: "#3B3A9E", press: "#2B2A7A", soft: "#E7E7F8", on: "#FFFFFF", onSoft: "#3B3A9E" },
  dark: { accent: "#AFAEFF", press: "#C9C8FF", soft: "#26264D", on: "#17163F", onSoft: "#AFAEFF" },
};
const company = {
  name: "Example Limited",
  appName: "Example",
  address: "1 Example Road",
  phone: "+10000000000",
  email: "shop@example.com",
  policyUrl: "https://www.example.com/privacy",
};
const market = (id: string, more: object) => ({
  id,
  currency: { symbol: "$", grouping: "thousands", separator: ",", decimal: "." },
  accent,
  company,
  ...more,
});

/** Both markets speak English, so that an example need not be translated; one about languages gives a market another. */
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
    languages: ["en"],
    locale: "id-ID",
    timeZone: "Asia/Jakarta",
    currency: { symbol: "Rp ", grouping: "thousands", separator: ".", decimal: "," },
    company: { ...company, phone: "+620000000000" },
  }),
  "screens/catalogue/shell.json": {
    keys: {
      closeApp: { action: "closeApp", description: "Closes the web view.", fallback: "back" },
      callTelephone: { action: "callTelephone", description: "Calls a number.", params: { phone: "phone" }, fallback: "tel" },
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
            title: { ...text, examples: ["Paid", "Open"] },
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
      saveChecked: action("save-checked", {
        codes: { E2: { means: "The text is not taken.", refuses: "text" } },
        request: request({ text }, ["text"]),
      }),
      saveRemark: action("save-remark", { request: request({ text }, ["text"]) }),
      visit: action("visit", { success: "ignored" }),
      pay: action("pay", { commits: true }),
      someday: { description: "Without a path yet.", success: { code: "00" } },
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
    disclosures: { amount: "amount", fee: "cost", consent: "consent" },
    checks: Object.fromEntries(checks.filter(({ recommended, isGuess }) => recommended === false || isGuess).map(({ id }) => [id, "on"])),
    timeoutMs: 60000,
    patienceMs: 8000,
    toast: { failureMs: 3000, infoMs: 2000, minimumMs: 300 },
  },
};

/** What the screens of the project say, by folder and name. */
const wording: { readonly [screen: string]: { readonly [name: string]: { readonly en: string; readonly id: string } } } = {
  home: { title: { en: "Home", id: "Beranda" }, order: { en: "Order", id: "Pesanan" } },
  order: { title: { en: "Order", id: "Pesanan" }, heading: { en: "Order {params.orderNo}", id: "Pesanan {params.orderNo}" } },
  example: { heading: { en: "Example", id: "Contoh" } },
};

type Say = (screen: string, name: string) => string;

/** Literals where all markets speak English, and names of texts where an example gives a market another language. */
const literal: Say = (screen, name) => wording[screen]?.[name]?.en ?? "";
const named: Say = (_, name) => `{texts.${name}}`;

const writeScreens = (say: Say): { readonly [path: string]: unknown } => ({
  "screens/shop/home/screen.json": {
    route: "/",
    title: say("home", "title"),
    body: [
      { widget: "page-header", id: "header", props: { title: say("home", "title") } },
      {
        widget: "button",
        id: "order",
        props: { label: say("home", "order") },
        on: { tap: [{ do: "go", screen: "shop-order", params: { orderNo: "A1" } }] },
      },
    ],
  },
  "screens/shop/order/screen.json": {
    route: "/order",
    title: say("order", "title"),
    params: { orderNo: "text" },
    body: [
      {
        widget: "page-header",
        id: "header",
        props: { title: say("order", "heading") },
        on: { back: [{ do: "go", screen: "shop-home" }] },
      },
    ],
  },
});

const note = (id: string, when: string, text: string) => ({ widget: "note", id, when, props: { text } });

/** What every screen says that sends `pay`, for examples of something else: `"fragments": [{ "use": "outcome", "after": "header" }]`. */
const outcome = {
  nodes: [
    note("unknown", "unknown.pay", "Not known yet"),
    note("refused", "refused.pay != null", "That did not work"),
    note("done", "done.pay != null", "Done at {date(done.pay, 'HH:mm')}"),
    note("stay-here", "!env.hasStorage", "Stay here"),
  ],
};

const tables = Object.fromEntries(Object.entries(wording).map(([screen, texts]) => [`screens/shop/${screen}/texts.json`, texts]));

/** Files of the example project by path: what is real, what is its own, and the example's `screens/shop/example/screen.json`: a heading with a way back, then its parts. */
export function writeExampleFiles({ message: _, grant: __, at: ___, ...written }: Example): Map<string, string> {
  const isFile = ([place]: [string, unknown]) => place.includes("/");
  const files = Object.entries(written).filter(isFile);
  const { header, body, ...parts } = Object.fromEntries(Object.entries(written).filter((entry) => !isFile(entry)));
  const isTranslated = files.some(([path]) => path.startsWith("screens/catalogue/markets/"));
  const say = isTranslated ? named : literal;
  const heading = {
    widget: "page-header",
    id: "header",
    props: { title: say("example", "heading") },
    on: header ?? { back: [{ do: "go", screen: "shop-home" }] },
  };
  const example = { route: "/example", title: say("example", "heading"), ...parts, body: [heading, ...(Array.isArray(body) ? body : [])] };
  const texts = new Map(realFiles.map((file) => [file.path, file.text]));
  const own = {
    ...ownFiles,
    ...writeScreens(say),
    ...(isTranslated && tables),
    ...(JSON.stringify(parts["fragments"])?.includes('"outcome"') && { "screens/fragments/outcome/fragment.json": outcome }),
    "screens/shop/example/screen.json": example,
  };
  for (const [path, value] of Object.entries(own)) texts.set(path, JSON.stringify(value, null, 2));
  for (const [place, written] of files) {
    const [path = place, pointer = ""] = place.split("#");
    const value = typeof written === "string" ? (readCopied(texts, written) ?? written) : written;
    const patch = splitPointer(pointer).reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
    texts.set(path, typeof patch === "string" ? patch : JSON.stringify(merge(JSON.parse(texts.get(path) ?? "{}"), patch), null, 2));
  }
  return texts;
}

/** What stands where `<path` or `<path#/pointer` says. */
function readCopied(texts: ReadonlyMap<string, string>, written: string): unknown {
  const [, path = "", pointer] = /^<([^#]+)(?:#(.*))?$/.exec(written) ?? [];
  const text = texts.get(path);
  return text === undefined || pointer === undefined ? text : valueAt(JSON.parse(text), pointer);
}

/** One for all examples, which share the real files. */
const compiler = createCheckedCompiler();

export function compileExample(example: Example): Compilation {
  const files = [...writeExampleFiles(example)].map(([path, text]) => ({ path, text }));
  const compilation = compiler.compile(files);
  const { grant } = example;
  if (grant === undefined) return compilation;
  const { project, screens, problems } = compilation;
  return { project, screens, problems: [...problems, ...judgeExample(grant, files)] };
}

/** What goes beyond the grant of an example, in a draft of the project by itself. */
function judgeExample(grant: unknown, files: readonly SourceFile[]): readonly Problem[] {
  const committed = writeExampleFiles({});
  const before = compiler.compile([...committed].map(([path, text]) => ({ path, text })));
  const read = readGrant("grant.json", JSON.stringify(grant), before.project.catalogue);
  if ("problems" in read) return read.problems;
  const changed = files.filter(({ path, text }) => committed.get(path) !== text);
  const changes = changed.map(({ path }) => ({ path, how: committed.has(path) ? ("changed" as const) : ("added" as const) }));
  return judgeDraft(read.grant, { before, files, changes, own: [] }, createCompiler());
}

function merge(base: unknown, patch: unknown): unknown {
  const isObject = (value: unknown): value is { [name: string]: unknown } =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject(base) || !isObject(patch)) return patch;
  return { ...base, ...Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, merge(base[name], value)])) };
}
