/** A transport that asks a real server, because the form of a broken response depends on the HTTP client. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";
import { type Clock, createTransport, type Transport } from "../../../src/browser/runtime/index.ts";
import { listen } from "../run/listen.ts";
import { testRequest } from "./open-session.ts";
import { reading, writing } from "./wire.ts";

export interface Got {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export type Answer = (response: ServerResponse, at: number) => void;

// Forty times as fast as the time outside: the limit of 60 s is over in 1.5 s, which a busy machine still keeps to.
export const fastClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms / 40);
    return () => clearTimeout(timer);
  },
};

export async function serve(answer: Answer, launch = testRequest.launch): Promise<{ readonly got: Got[]; readonly transport: Transport }> {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const url = new URL(request.url ?? "", "http://localhost");
      got.push({ method: request.method ?? "", url, headers: request.headers, body: Buffer.concat(parts).toString("utf8") });
      answer(response, got.length);
    });
  });
  const { origin, close } = await listen(server);
  onTestFinished(close);
  const transport = createTransport({
    writing: { ...writing, baseUrl: origin },
    reading,
    launch,
    timeoutMs: 60_000,
    clock: fastClock,
    random: () => 0.5,
  });
  return { got, transport };
}

export const json: Answer = (response) =>
  response.setHeader("Content-Type", "application/json;charset=UTF-8").end('{"code":"00","data":[1]}');
export const call = { name: "ask", input: {} };
export const options = { signal: new AbortController().signal };
