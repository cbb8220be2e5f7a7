/** Reports as pages send them, and a server that receives them. */
import { createServer } from "node:http";
import { createReceiver, type PageReport, type PageReports, type ReceiverOptions } from "../../../src/authoring/operate/reports/door.ts";
import { listen } from "../run/listen.ts";

export const names = { releases: ["abcdefghijkl", "mnopqrstuvwx"], screens: ["rides-list", "ride"], markets: ["berlin", "utrecht"] };

export const load: PageReport = { what: "page-load", screen: "", detail: {} };
export const fault: PageReport = { what: "node-failed", screen: "ride", detail: { node: "pay", error: "TypeError" } };

export function batch(reports: readonly PageReport[], release = "abcdefghijkl"): PageReports {
  return { version: 1, release, market: "berlin", language: "de", reports };
}

/** On a free port, until `close`. */
export async function startReceiver(options: Partial<ReceiverOptions> = {}) {
  const taken: PageReports[] = [];
  const receiver = createReceiver({ names: () => names, onReports: (reports) => taken.push(reports), ...options });
  const server = createServer((request, response) => void receiver.handle(request, response));
  const { origin, close } = await listen(server);
  const post = async (body: string, type = "application/json"): Promise<number> =>
    (await fetch(origin, { method: "POST", body, headers: { "content-type": type } })).status;
  return { ...receiver, taken, origin, close, post };
}

/** Starts one for a test. */
export async function withReceiver(
  run: (receiver: Awaited<ReturnType<typeof startReceiver>>) => Promise<void>,
  options?: Parameters<typeof startReceiver>[0],
): Promise<void> {
  const own = await startReceiver(options);
  await run(own).finally(own.close);
}
