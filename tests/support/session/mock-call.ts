/** Sends calls to the mock server in the form that the API prescribes, without the app's transport. */
import type { ActionDefinition } from "../../../src/core/format/index.ts";

export type Inputs = { readonly [name: string]: unknown };

const clientHeaders = { one: { spits: "", beech: "" }, two: { swift: "", eyes: "" } } as const;
const clientOf = ({ client }: ActionDefinition): keyof typeof clientHeaders => (client === "two" ? client : "one");

export function buildCall(origin: string, action: ActionDefinition, inputs: Inputs): Request {
  const all = { ...action.constants, ...inputs };
  const inQuery = (name: string): boolean => action.method === "GET" || (action.query ?? []).includes(name);
  const url = new URL(action.path ?? "/", origin);
  url.searchParams.set("market", "1");
  for (const [name, value] of Object.entries(all)) if (inQuery(name)) url.searchParams.set(name, String(value));
  const headers = { "X-Requested-With": "XMLHttpRequest", ...clientHeaders[clientOf(action)] };
  if (action.method === "GET") return new Request(url, { headers });
  const body = Object.entries(all).filter(([name]) => !inQuery(name));
  if (action.body === "multipart") return new Request(url, { method: "POST", headers, body: formOf(body) });
  if (clientOf(action) === "one")
    return new Request(url, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries(body)),
    });
  return new Request(url, { method: "POST", headers, body: new URLSearchParams(body.map(([name, value]) => [name, String(value)])) });
}

function formOf(entries: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Something for each input that the action asks for; `known` comes first. */
export function sampleInputs(action: ActionDefinition, known: Inputs = {}): Inputs {
  const samples: { readonly [name: string]: unknown } = {
    problemId: "C1001",
    problemDetail: "They call at night",
    problemImage: "",
    score: 4,
    productId: "P21",
    orderId: "L2001",
    cardId: "K1",
    repaymentRecordId: "R1",
    verifyCode: "123456",
    product_id: "601",
    pid: 0,
    templateId: "T2",
  };
  const sample = (name: string): unknown => (action.body === "multipart" ? tinyImage() : (known[name] ?? samples[name] ?? "1"));
  return Object.fromEntries((action.request?.required ?? []).map((name) => [name, sample(name)]));
}

/** The smallest thing that passes for a photo. */
export function tinyImage(): File {
  return new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], "proof.png", { type: "image/png" });
}
