import { describe, expect, it } from "vitest";
import { type Adopt, createTransport } from "../../../src/browser/runtime/index.ts";
import { action, testRequest } from "../../support/session/open-session.ts";
import { type Answer, call, fastClock, json, options, serve } from "../../support/session/served-transport.ts";
import { reading, writing } from "../../support/session/wire.ts";

describe("a request that is under way already", () => {
  const response = { status: 200, text: '{"code":"00","data":[2]}' };
  const adopting = (adopt: Adopt) =>
    createTransport({ writing, reading, launch: testRequest.launch, timeoutMs: 60_000, clock: fastClock, random: () => 0.5, adopt });

  it("is not sent again: its response is taken over, whatever it is", async () => {
    const asked: string[] = [];
    const transport = adopting(async ({ method, url, body }) => {
      asked.push(`${method} ${url} ${body}`);
      return response;
    });
    expect(await transport({ ...call, action: action({ path: "/list" }), input: { page: 1 } }, options)).toEqual({ data: [2] });
    expect(asked).toEqual(['POST /list?deviceId=d1&version=1&gid=g1&token=SECRET {"page":1}']);
  });

  it("is the first of several tries when it fails", async () => {
    let times = 0;
    const transport = adopting(async () => {
      times++;
      if (times === 1) throw new TypeError("Failed to fetch");
      return response;
    });
    expect(await transport({ ...call, action: action({ path: "/list", reads: true }), input: {} }, options)).toEqual({ data: [2] });
    expect(times).toBe(2);
  });

  it("is not taken over by a call that was cancelled before", async () => {
    const transport = adopting(async () => response);
    expect(await transport({ ...call, action: action({ path: "/list" }), input: {} }, { signal: AbortSignal.abort() })).toMatchObject({
      failure: "network",
    });
  });
});

describe("requests", () => {
  it("of the first client carry JSON, its two headers and the common parameters that are there", async () => {
    const { got, transport } = await serve(json);
    expect(
      await transport({ ...call, action: action({ path: "/save" }), input: { orderNo: "A", list: ["b"], none: null } }, options),
    ).toEqual({
      data: [1],
    });
    expect(got[0]).toMatchObject({
      method: "POST",
      body: '{"orderNo":"A","list":["b"],"none":null}',
      headers: { "content-type": "application/json", "x-requested-with": "XMLHttpRequest", spits: "", beech: "" },
    });
    expect(got[0]?.headers).not.toHaveProperty("swift");
    expect([got[0]?.url.pathname, Object.fromEntries(got[0]?.url.searchParams ?? [])]).toEqual([
      "/save",
      { deviceId: "d1", version: "1", gid: "g1", token: "SECRET" },
    ]);
  });

  it("of the second client carry a form and its two headers", async () => {
    const launch = { ...testRequest.launch, headers: { spits: "s", beech: "b", swift: "sw", eyes: "ey" } };
    const { got, transport } = await serve(json, launch);
    const input = { orderId: "7", name: "Ani & Budi", n: 1, none: null, group: { a: 1 } };
    await transport({ ...call, action: action({ headers: ["swift", "eyes"], body: "form", query: ["orderId"] }), input }, options);
    expect(got[0]).toMatchObject({
      body: "name=Ani+%26+Budi&n=1&group=%7B%22a%22%3A1%7D",
      headers: { "content-type": "application/x-www-form-urlencoded", swift: "sw", eyes: "ey" },
    });
    expect(got[0]?.headers).not.toHaveProperty("spits");
    expect(got[0]?.url.searchParams.get("orderId")).toBe("7");
  });

  it("by GET carry their inputs in the query, before the common parameters of the same name", async () => {
    const { got, transport } = await serve(json);
    await transport({ ...call, action: action({ method: "GET" }), input: { pid: "1", version: "mine" } }, options);
    expect([got[0]?.method, got[0]?.body, got[0]?.url.searchParams.getAll("version")]).toEqual(["GET", "", ["mine"]]);
  });

  it("of the multipart kind carry files as files and the rest as text", async () => {
    const { got, transport } = await serve(json);
    const shares: number[] = [];
    const input = { problemImage: new File(["PIXELS"], "a.png", { type: "image/png" }), n: 3 };
    const onProgress = (share: number): void => void shares.push(share);
    await transport({ ...call, action: action({ body: "multipart" }), input }, { ...options, onProgress });
    expect(got[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(got[0]?.body).toMatch(/name="problemImage"; filename="a.png"\r\nContent-Type: image\/png\r\n\r\nPIXELS/);
    expect(got[0]?.body).toMatch(/name="n"\r\n\r\n3/);
  });

  it("that cannot be written fail", async () => {
    const { transport } = await serve(json);
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(await transport({ ...call, action: action(), input: { circle } }, options)).toEqual({ failure: "service", isDefinite: true });
  });
});

const failing: readonly (readonly [string, string, Answer])[] = [
  ["a page with 200", "service", (response) => response.setHeader("Content-Type", "text/html").end("<h1>Log in</h1>")],
  ["nothing with 200", "service", (response) => response.setHeader("Content-Type", "application/json").end()],
  ["204", "service", (response) => response.writeHead(204).end()],
  ["clean but cut JSON", "service", (response) => response.setHeader("Content-Type", "application/json").end('{"code":"0')],
  ["500 with JSON", "service", (response) => response.writeHead(500, { "Content-Type": "application/json" }).end('{"code":"00"}')],
  ["502", "service", (response) => response.writeHead(502).end("<h1>Bad gateway</h1>")],
  ["a redirect to a page", "service", (response) => response.writeHead(302, { Location: "/login" }).end()],
  [
    "more than 1 MiB that is announced",
    "service",
    (response) => response.setHeader("Content-Type", "application/json").end(`"${"x".repeat(1_048_577)}"`),
  ],
  [
    "more than 1 MiB in pieces",
    "service",
    (response) => {
      response.setHeader("Content-Type", "application/json");
      for (let at = 0; at < 40; at++) response.write("x".repeat(65_536));
      response.end();
    },
  ],
  [
    "a body shorter than announced",
    "network",
    (response) =>
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" }).write('{"a":', () => response.destroy()),
  ],
  ["a connection that breaks", "network", (response) => response.destroy()],
  [
    "bytes that are no gzip",
    "network",
    (response) => response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" }).end("not gzip"),
  ],
  ["headers and then nothing", "timeout", (response) => response.writeHead(200, { "Content-Type": "application/json" }).write("{")],
  ["no answer at all", "timeout", () => {}],
  [
    "a body that drips",
    "timeout",
    (response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const drip = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(drip));
    },
  ],
];

describe("responses", () => {
  it.each(failing)("with %s are the failure %s", async (_name, failure, answer) => {
    const { transport } = await serve(answer);
    expect(await transport({ ...call, action: action(), input: {} }, options)).toMatchObject({ failure });
  });

  it("with 401 say that the session has ended, whatever they contain", async () => {
    const { transport } = await serve((response) => response.writeHead(401).end('{"code":"401","message":"token expired"}'));
    expect(await transport({ ...call, action: action(), input: {} }, options)).toEqual({ failure: "signedOut", isDefinite: true });
  });

  it.each([400, 401, 403, 404, 405, 413, 415, 422])("with %i are a definite no", async (status) => {
    const { transport } = await serve((response) => response.writeHead(status).end());
    expect(await transport({ ...call, action: action(), input: {} }, options)).toMatchObject({ isDefinite: true });
  });

  it.each([302, 402, 406, 408, 409, 410, 425, 429, 451, 499, 500, 502, 503, 504])("with %i leave open what was done", async (status) => {
    const { transport } = await serve((response) => response.writeHead(status).end("{}"));
    expect(await transport({ ...call, action: action({ commits: {} }), input: {} }, options)).toEqual({ failure: "service" });
  });

  it.each([400, 409, 500, 503])("of a commit with %i are what they say in the agreed form", async (status) => {
    const body = { code: "00", data: { id: 1 } };
    const { transport } = await serve((response) => response.writeHead(status, { "Content-Type": "text/html" }).end(JSON.stringify(body)));
    expect(await transport({ ...call, action: action({ commits: {} }), input: {} }, options)).toEqual({ data: body.data });
    expect(await transport({ ...call, action: action(), input: {} }, options)).not.toHaveProperty("data");
  });

  it.each([400, 404, 409, 422])("with %i that refuse are read as a refusal, of calls that change nothing, too", async (status) => {
    const refusal = { code: "E1", message: "No such order" };
    const { transport } = await serve((response) => response.writeHead(status).end(JSON.stringify(refusal)));
    expect(await transport({ ...call, action: action(), input: {} }, options)).toEqual({ refusal: { ...refusal, status } });
  });

  it("of a commit without the agreed form are known by their status", async () => {
    const { transport } = await serve((response) => response.writeHead(403, { "Content-Type": "application/json" }).end('{"code":"403"}'));
    expect(await transport({ ...call, action: action({ commits: {}, success: "flag" }), input: {} }, options)).toEqual({
      failure: "service",
      isDefinite: true,
    });
  });

  it.each([{}, { commits: {} }])("without the flag are refusals where they have a code that means something, of %j", async (more) => {
    const refusal = { code: "800006", message: "Wrong" };
    const flagged = action({ ...more, success: "flag", codes: ["800005", "800006"] });
    const said: readonly (readonly [object, object])[] = [
      [refusal, { refusal: { ...refusal, fields: undefined } }],
      [{ ...refusal, code: 800006, data: null }, { refusal: { ...refusal, fields: undefined } }],
      [{ ...refusal, success: true, data: 1 }, { data: 1 }],
      [{ ...refusal, code: "E1" }, { failure: "service" }],
      [{ code: 200, data: 1 }, { failure: "service" }],
    ];
    const { transport } = await serve((response, at) => response.end(JSON.stringify(said[at - 1]?.[0])));
    for (const [, outcome] of said) expect(await transport({ ...call, action: flagged, input: {} }, options)).toEqual(outcome);
  });

  it.each(["", "text/html", "text/plain"])("of the type '%s' are read when they are JSON", async (type) => {
    const { transport } = await serve((response) => response.setHeader("Content-Type", type).end('{"code":"00"}'));
    expect(await transport({ ...call, action: action(), input: {} }, options)).toEqual({ data: null });
  });

  it("of exactly 1 MiB are read", async () => {
    const { transport } = await serve((response) =>
      response.setHeader("Content-Type", "application/json").end(`{"code":"00","data":"${"x".repeat(1_048_576 - 23)}"}`),
    );
    expect(await transport({ ...call, action: action(), input: {} }, options)).toHaveProperty("data");
  });
});

describe("aborting", () => {
  it("ends a call that is under way, and one that has not begun", async () => {
    const closing = new AbortController();
    const { transport, got } = await serve(() => closing.abort());
    const sent = transport({ ...call, action: action({ reads: true }), input: {} }, { signal: closing.signal });
    expect(await sent).toMatchObject({ failure: "network" });
    expect(await transport({ ...call, action: action(), input: {} }, { signal: closing.signal })).toMatchObject({ failure: "network" });
    expect(got).toHaveLength(1);
  });
});
