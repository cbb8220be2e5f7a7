// An API that is nothing like the product's, over HTTP, through the reader and the writer that its wire file comes to.
import { createServer, type IncomingMessage } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Clock, createTransport, type Reading, type Transport, type Writing } from "../../../src/browser/runtime/index.ts";
import { byEither } from "../../../src/browser/runtime/wire/by-either.ts";
import { byStatus } from "../../../src/browser/runtime/wire/by-status.ts";
import { fillPath } from "../../../src/browser/runtime/wire/fill-path.ts";
import type { ActionPlan, WireMapping } from "../../../src/core/format/index.ts";
import { readResponseNames } from "../../../src/core/market/index.ts";
import { listen } from "../../support/run/listen.ts";
import { action, button, type Opened, openTestSession, settle } from "../../support/session/open-session.ts";

interface Said {
  readonly status: number;
  readonly body?: unknown;
  /** What is no JSON. */
  readonly text?: string;
}

interface Got {
  readonly call: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

const file: WireMapping = { host: "default", response: { code: "error.code", message: "error.message", fields: "error.fields" } };
const launch = { common: {}, token: "T1", headers: {} };
const clock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms / 100);
    return () => clearTimeout(timer);
  },
};
const options = { signal: new AbortController().signal };
const rest = { client: undefined, success: undefined };

/** A server that says one thing after the other, the last of them for ever. */
async function serve(wire: WireMapping, ...said: readonly Said[]): Promise<{ readonly got: Got[]; readonly transport: Transport }> {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const next = said[Math.min(got.length, said.length - 1)];
      got.push({ call: `${request.method} ${request.url}`, headers: request.headers, body: Buffer.concat(parts).toString("utf8") });
      response.writeHead(next?.status ?? 500).end(next?.text ?? JSON.stringify(next?.body));
    });
  });
  const { origin, close } = await listen(server);
  onTestFinished(close);
  const sign: Writing["sign"] = (token, _, headers) => Object.assign(headers, { Authorization: `Bearer ${token}` });
  const writing: Writing = { baseUrl: `${origin}/v1`, sign, fill: fillPath, maxBytes: 1_048_576 };
  const reading: Reading = { read: byStatus(readResponseNames(wire)), pausesMs: [10] };
  return { got, transport: createTransport({ writing, reading, launch, timeoutMs: 60_000, clock, random: () => 0.5 }) };
}

describe("a call", () => {
  it("has its inputs in path, query and body, its token as a bearer, and nothing of another API", async () => {
    const { got, transport } = await serve(file, { status: 200, body: { items: [1], next: "c2" } });
    const read = action({ ...rest, method: "GET", path: "/rides/{rideId}/photos", reads: true });
    expect(await transport({ name: "photos", action: read, input: { rideId: "R 1/2", cursor: "c1" } }, options)).toEqual({
      data: { items: [1], next: "c2" },
    });
    await transport(
      { name: "end", action: action({ ...rest, method: "PATCH", path: "/rides/{id}" }), input: { id: 7, dock: "D" } },
      options,
    );
    await transport(
      { name: "drop", action: action({ ...rest, method: "DELETE", path: "/rides/{id}", query: ["why"] }), input: { id: 7, why: "x" } },
      options,
    );
    expect(got.map(({ call, body }) => `${call} ${body}`)).toEqual([
      "GET /v1/rides/R%201%2F2/photos?cursor=c1 ",
      'PATCH /v1/rides/7 {"dock":"D"}',
      "DELETE /v1/rides/7?why=x {}",
    ]);
    expect(got[0]?.headers).toMatchObject({ authorization: "Bearer T1" });
    expect(got[0]?.headers).not.toHaveProperty("x-requested-with");
  });

  it.each(["", ".", "..", null, { a: 1 }])("with %j in its path is not sent", async (id) => {
    const { got, transport } = await serve(file, { status: 200, body: {} });
    const write = action({ ...rest, method: "DELETE", path: "/rides/{id}" });
    expect(await transport({ name: "drop", action: write, input: { id } }, options)).toEqual({ failure: "service", isDefinite: true });
    expect(got).toEqual([]);
  });
});

describe("a response", () => {
  const error = (code: string) => ({ error: { code, message: "No.", fields: { dock: ["Full", "Far"] } } });

  it.each<[string, WireMapping, Said, unknown]>([
    ["a list on top", file, { status: 200, body: [1, 2] }, { data: [1, 2] }],
    ["nothing", file, { status: 204 }, { data: null }],
    [
      "data below a name",
      { host: "default", response: { data: "result.data" } },
      { status: 201, body: { result: { data: 5 } } },
      { data: 5 },
    ],
    ["a conflict", file, { status: 409, body: {} }, { refusal: { code: "status:409", message: "", status: 409 } }],
    [
      "fields that are wrong",
      file,
      { status: 422, body: error("dock_full") },
      { refusal: { code: "dock_full", message: "No.", status: 422, fields: { dock: "Full" } } },
    ],
    [
      "problem+json",
      { host: "default", response: { code: "type", message: "detail" } },
      { status: 403, body: { type: "no-credit", detail: "Top up." } },
      { refusal: { code: "no-credit", message: "Top up.", status: 403 } },
    ],
    ["who is signed out", file, { status: 401, body: error("x") }, { failure: "signedOut", isDefinite: true }],
    ["a fault of the server", file, { status: 500, body: error("x") }, { failure: "service" }],
    ["a page", file, { status: 200, text: "<h1>" }, { failure: "service" }],
    [
      "a limit that the host says refuses",
      { ...file, refusals: [429] },
      { status: 429, body: {} },
      { refusal: { code: "status:429", message: "", status: 429 } },
    ],
    ["a status that the host says refuses nothing", { ...file, refusals: [400] }, { status: 409, body: {} }, { failure: "service" }],
  ])("with %s is what its status says", async (_, wire, said, reply) => {
    const { transport } = await serve(wire, said);
    const write = action({ ...rest, path: "/rides" });
    expect(await transport({ name: "ride", action: write, input: {} }, options)).toEqual(reply);
  });

  it("that a code judges says what is wrong with inputs, too", () => {
    const wire: WireMapping = { host: "default", response: { success: { code: "00" }, data: "data", fields: "errors" } };
    const said = { status: 200, text: '{"code":"12","message":"No.","errors":{"name":"Short"}}' };
    expect(byEither(readResponseNames(wire))(said, action({ success: { code: "00" } }), true)).toEqual({
      refusal: { code: "12", message: "No.", fields: { name: "Short" } },
    });
  });

  it.each<[ActionPlan["success"], number, object, object]>([
    [{ code: "00" }, 409, { code: "12" }, { code: "12", status: 409 }],
    [{ code: "00" }, 500, { code: "12" }, { code: "12", status: 500 }],
    ["flag", 409, { success: false }, { code: "", status: 409 }],
    ["flag", 200, { success: false }, { code: "", status: undefined }],
  ])("that %j judges has the status of a failure beside it: %i", (success, status, body, said) => {
    const names = readResponseNames({ response: { success } });
    expect(byEither(names)({ status, text: JSON.stringify(body) }, action({ success }), true)).toEqual({
      refusal: { message: "", ...said },
    });
  });

  it("that may pass and did not says why, once it is not asked for again", async () => {
    const { transport } = await serve({ ...file, refusals: [429] }, { status: 429, body: error("slow_down") });
    const reply = await transport({ name: "rides", action: action({ ...rest, path: "/rides", reads: true }), input: {} }, options);
    expect(reply).toMatchObject({ refusal: { code: "slow_down", message: "No.", status: 429 } });
  });

  it("that may pass is asked for again as often as the file says", async () => {
    const { got, transport } = await serve(file, { status: 503 }, { status: 200, body: {} });
    const read = action({ ...rest, method: "GET", path: "/rides", reads: true });
    expect(await transport({ name: "rides", action: read, input: {} }, options)).toEqual({ data: {} });
    expect(got).toHaveLength(2);
  });
});

describe("a commit", () => {
  async function tap(said: Said, doneCodes: readonly string[] = []): Promise<Opened & { readonly got: Got[] }> {
    const { got, transport } = await serve(file, said);
    const end = action({ ...rest, method: "PATCH", path: "/rides/{rideId}", commits: { header: "Idempotency-Key", doneCodes } });
    const input = { rideId: "R1", dock: { $: [".", "state", "dock"] } };
    const call = { do: "call" as const, action: "end", input, fields: { dock: "dock" }, codes: { "status:409": [said409] } };
    const dock = { widget: "text-field", id: "dock", props: {}, bind: "state.dock" };
    const state = { dock: { initial: "D9" } };
    const opened = openTestSession({
      plan: { state, actions: { end }, body: [dock, button([call])], commits: { end: input } },
      ports: { transport },
    });
    await opened.tap();
    await settle();
    return { ...opened, got };
  }
  const said409 = { do: "set" as const, path: "state.ended", to: true };

  it("carries its key, and is done when the status says so", async () => {
    const { got, session } = await tap({ status: 204 });
    expect(got[0]).toMatchObject({
      call: "PATCH /v1/rides/R1",
      body: '{"dock":"D9"}',
      headers: { "idempotency-key": expect.stringMatching(/./) },
    });
    expect(session.store.getState().unknown).toEqual({});
  });

  it("that a field of it prevents says so beside the field, and nowhere else", async () => {
    const { session } = await tap({ status: 422, body: { error: { code: "invalid", message: "No.", fields: { dock: "Full" } } } });
    const { invalid, focus, toast } = session.store.getState();
    expect([invalid, focus?.node, toast]).toEqual([{ dock: "Full" }, "dock", null]);
  });

  it("with a code of its own still goes the way of its status", async () => {
    const { session } = await tap({ status: 409, body: { error: { code: "ride_ended", message: "No." } } });
    expect(session.store.getState().state).toMatchObject({ ended: true });
  });

  it("that was done before says so by its status, whatever code the body has", async () => {
    const { session } = await tap({ status: 409, body: { error: { code: "ride_ended", message: "No." } } }, ["status:409"]);
    expect(session.store.getState().refused).toEqual({});
  });

  it("whose outcome the status leaves open is unknown", async () => {
    const { session } = await tap({ status: 500, body: {} });
    expect(session.store.getState().unknown).toEqual({ end: true });
  });
});
