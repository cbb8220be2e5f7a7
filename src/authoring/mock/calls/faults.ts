/** Responses that are broken in the ways that networks, proxies and servers break them. */
import type { ActionDefinition, ScenarioAnswer } from "../../../core/format/index.ts";
import type { MockProject } from "./project.ts";
import { writeError, writeSuccess } from "./write-response.ts";

export type Fault = NonNullable<ScenarioAnswer["fault"]>;

const page = "<!doctype html><title>Gateway</title><h1>Gateway</h1>";
const json = (status: number, text: string): Response => new Response(text, { status, headers: { "content-type": "application/json" } });
const html = (status: number): Response => new Response(page, { status, headers: { "content-type": "text/html" } });

type Broken = (good: string, signal: AbortSignal, call: BrokenCall) => Response | Promise<Response>;

const faults: { readonly [fault in Fault]: Broken } = {
  offline: () => Response.error(),
  hang: (_good, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve(Response.error()))),
  drip: (good, signal) => new Response(drip(good, signal), { headers: { "content-type": "application/json" } }),
  html: () => html(200),
  empty: () => json(200, ""),
  truncated: (good) => json(200, good.slice(0, good.length / 2)),
  "server-error": () => json(500, '{"status":500,"error":"Internal error"}'),
  "signed-out": (_good, _signal, { project }) =>
    json(401, JSON.stringify(writeError(project.wire, { code: "401", message: "token expired" }))),
  "bad-gateway": () => html(502),
  "not-json": () => json(200, "OK"),
  null: () => json(200, "null"),
  list: () => json(200, "[]"),
  "wrong-shape": (_good, _signal, { action, project }) =>
    json(200, JSON.stringify(writeSuccess(action, project.wire, { data: { unexpected: true } }).body)),
};

interface BrokenCall {
  readonly action: ActionDefinition;
  readonly project: Pick<MockProject, "wire">;
}

/** `good` is the text of the unbroken response. A hanging response ends when the caller gives up. */
export function breakResponse(fault: Fault, call: BrokenCall, good: string, signal: AbortSignal): Response | Promise<Response> {
  return faults[fault](good, signal, call);
}

/** One character each half second, and at the end nothing more: headers come, the body never ends. */
function drip(text: string, signal: AbortSignal): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  return new ReadableStream({
    start(controller) {
      timer = setInterval(() => {
        if (sent < bytes.length - 1) controller.enqueue(bytes.slice(sent, ++sent));
      }, 500);
      signal.addEventListener("abort", () => clearInterval(timer));
    },
    cancel: () => clearInterval(timer),
  });
}
