// A catalogue of a few widgets and actions, so that a test can write the smallest definition that shows its point.
import { type Compilation, type CompiledVariant, compile, type SourceFile, type Variant } from "../../../src/authoring/compiler/index.ts";
import type { NodePlan, ScreenPlan } from "../../../src/core/format/index.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

const text = { type: "string", description: "A text." };

function widget(id: string, declaration: JsonObject): SourceFile {
  return file(`widgets/${id}/${id}.schema.json`, { id, description: "A widget.", ...declaration });
}

function props(properties: JsonObject, required: readonly string[] = []): JsonObject {
  return { type: "object", additionalProperties: false, properties, required };
}

export function file(path: string, value: Json): SourceFile {
  return { path, text: JSON.stringify(value) };
}

/** The file of a screen whose id is `<domain>-<screen>`; the id itself is not written. */
export function screenFile({ id, ...rest }: JsonObject): SourceFile {
  const [domain, ...folder] = String(id).split("-");
  return file(`screens/${domain}/${folder.join("-")}/screen.json`, rest);
}

const accent = { accent: "#000000", press: "#000000", soft: "#FFFFFF", on: "#FFFFFF", onSoft: "#000000" };

export function market(id: string, flag: string | null, languages: readonly string[] = ["en"]): SourceFile {
  return file(`screens/catalogue/markets/${id}.json`, {
    id,
    flag,
    languages: [...languages],
    locale: "en-IN",
    timeZone: "Asia/Kolkata",
    currency: { symbol: "Rp ", grouping: "thousands", separator: ".", decimal: "," },
    accent: { light: accent, dark: accent },
    company: {
      name: "Sample",
      appName: "Sample",
      address: "1 Sample Road",
      phone: "123",
      email: "a@example.com",
      policyUrl: "https://www.example.com/policy",
      ...(id === "india" ? { cin: "U0" } : {}),
    },
  });
}

const period = { type: "object", additionalProperties: false, required: ["totalAmount"], properties: { totalAmount: { type: "number" } } };

const entities: JsonObject = {
  $id: "layar:entities/instalment",
  $defs: {
    Period: period,
    Waiting: {
      type: "object",
      additionalProperties: false,
      required: ["repayWaitDetail"],
      properties: { repayWaitDetail: { type: "array", items: { $ref: "#/$defs/Period" } } },
    },
    Plan: {
      type: "object",
      additionalProperties: false,
      required: ["repayPlanDetail", "note"],
      properties: { repayPlanDetail: { $ref: "#/$defs/Waiting" }, note: text },
    },
  },
};

const catalogue: readonly SourceFile[] = [
  file("schemas/entities/instalment.schema.json", entities),
  widget("text", { props: props({ text, tone: { enum: ["plain", "strong"], description: "Weight." } }, ["text"]) }),
  widget("amount-header", { props: props({ label: text, amount: text }), skeleton: 5 }),
  widget("page-title", { heading: true, props: props({ title: text }) }),
  widget("period-list", {
    props: props({
      label: text,
      periods: { type: "array", items: { $ref: "layar:entities/instalment#/$defs/Period" }, description: "Periods." },
    }),
    value: { type: "number" },
  }),
  widget("pay-bar", { props: props({}), children: true, slots: { footer: "Below the children." } }),
  widget("low-bar", { props: props({}), pinned: true }),
  widget("checkbox", {
    props: props({ label: text, checked: { type: "boolean", description: "On." } }),
    events: { change: { description: "Changed.", payload: { type: "boolean" } } },
  }),
  widget("button", { props: props({ label: text }), events: { tap: { description: "Tapped." } } }),
  widget("uploader", {
    props: props({}),
    value: { type: "array", items: { type: "string" } },
    events: { upload: { description: "Picked.", payload: props({ file: { "x-opaque": "file" } }, ["file"]), reply: { type: "string" } } },
  }),
  file("screens/catalogue/actions/loan.json", {
    actions: {
      instalmentPlan: {
        description: "The plan.",
        path: "/plan",
        success: { code: "00" },
        reads: true,
        request: props({ productId: text, orderId: text }, ["productId", "orderId"]),
        answer: { $ref: "layar:entities/instalment#/$defs/Plan" },
      },
      upload: {
        description: "Takes a file.",
        path: "/upload",
        client: "two",
        body: "multipart",
        success: "flag",
        request: props({ file: { "x-opaque": "file" } }),
        answer: props({ url: text }, ["url"]),
      },
      note: { description: "Tells.", path: "/note", success: "ignored", constants: { kind: 1 } },
    },
  }),
  file("screens/catalogue/stored.json", {
    stored: {
      payType: { type: "number?", description: "Way to pay." },
      payCode: { type: "text", description: "Code." },
      visitor: { type: "text?", in: "cookie", description: "Number of the visitor." },
    },
  }),
  file("screens/catalogue/shell.json", {
    keys: {
      closeWebView: { action: "close", description: "Closes.", fallback: "back" },
      count: { action: "countEvent", description: "Counts an event.", tracks: true },
    },
  }),
  file("screens/catalogue/wire/default.json", {
    host: "default",
    launch: { parameters: ["deviceId", "gid"] },
    clients: { one: {}, two: { body: "form" } },
  }),
  file("screens/catalogue/wire/other.example.json", {
    host: "other.example",
    actions: {
      "*": { answer: { note: "nt", unread: "u" } },
      instalmentPlan: { request: { orderId: "oi" }, answer: { totalAmount: "ta" } },
    },
  }),
  market("india", "1"),
  market("indonesia", null),
];

export const smallScreen: JsonObject = {
  id: "loan-small",
  route: "/small",
  title: "Small",
  body: [{ widget: "text", id: "text", props: { text: "Hello" } }],
};

/** These files and the catalogue, of which a file of the same path takes the place; a screen is enough where the path does not matter. */
export function smallFiles(...files: readonly (SourceFile | JsonObject)[]): SourceFile[] {
  const written = files.map((one) => (isFile(one) ? one : screenFile(one)));
  return [...new Map([...catalogue, ...written].map((one) => [one.path, one])).values()];
}

export function compileSmall(...files: readonly (SourceFile | JsonObject)[]): Compilation {
  return compile(smallFiles(...files));
}

function isFile(one: SourceFile | JsonObject): one is SourceFile {
  return typeof one["path"] === "string" && "text" in one;
}

export function compiledVariant({ screens, problems }: Compilation, screen: string, name = "india"): CompiledVariant {
  const found = screens.get(screen)?.variants.find(({ resolved }) => resolved.name === name);
  if (found === undefined) throw new Error(`No variant ${name} of ${screen}: ${JSON.stringify(problems)}`);
  return found;
}

export function variantOf(compilation: Compilation, screen: string, name?: string): Variant {
  return compiledVariant(compilation, screen, name).resolved;
}

/** What the only overlay should record; nothing when it only adds. */
export function recordOf({ project: { overlays }, screens }: Compilation): { replaces?: JsonObject } {
  const [overlay] = overlays;
  const replaces = overlay && screens.get(overlay.value.overlay)?.replaced.get(overlay.file);
  return replaces === undefined || Object.keys(replaces).length === 0 ? {} : { replaces: JSON.parse(JSON.stringify(replaces)) };
}

/** The type errors of a screen's expressions as `pointer: message`. */
export function errorsOf(screen: JsonObject): string[] {
  const { sites } = compiledVariant(compileSmall({ ...smallScreen, ...screen }), "loan-small").analysed;
  return sites.flatMap(({ pointer, checked }) => checked.errors.map(({ message }) => `${pointer}: ${message}`));
}

/** A load whose response is a plan of instalments. */
export const planLoad: JsonObject = { plan: { action: "instalmentPlan", input: { productId: "1", orderId: "2" } } };

/** The plan of the small screen with these parts. */
export function planOf(screen: JsonObject, host?: string): ScreenPlan {
  const compilation = compileSmall(
    { ...smallScreen, ...screen },
    screenFile({ ...smallScreen, id: "loan-repay", route: "/repay", params: { amount: "amount" } }),
  );
  return compiledVariant(compilation, "loan-small").plan(host);
}

/** The plan of a node in it. */
export function nodeOf(node: JsonObject, screen: JsonObject = {}): NodePlan | undefined {
  return planOf({ ...screen, body: [{ id: "node", ...node }] }).body[0];
}
