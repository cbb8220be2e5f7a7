import { describe, expect, it } from "vitest";
import { action } from "../../support/session/open-session.ts";
import { type Answer, call, json, options, serve } from "../../support/session/served-transport.ts";

describe("repeats", () => {
  const thenRight =
    (fault: Answer, times: number): Answer =>
    (response, at) =>
      (at <= times ? fault : json)(response, at);

  it.each([429, 502, 503, 504])("follow %i for calls that only read, twice at most", async (status) => {
    const { transport, got } = await serve(thenRight((response) => response.writeHead(status).end(), 2));
    expect(await transport({ ...call, action: action({ reads: true }), input: {} }, options)).toHaveProperty("data");
    expect(got).toHaveLength(3);
  });

  it("end with what the last response of 429 says, and begin with none where a call changes something", async () => {
    const refusal = { code: "E1", message: "Too many requests today" };
    const { transport, got } = await serve((response) => response.writeHead(429).end(JSON.stringify(refusal)));
    const said = { refusal: { ...refusal, status: 429, fields: undefined } };
    expect(await transport({ ...call, action: action({ reads: true }), input: {} }, options)).toEqual(said);
    expect(got).toHaveLength(3);
    expect(await transport({ ...call, action: action(), input: {} }, options)).toEqual(said);
    expect(got).toHaveLength(4);
  });

  it("end with the failure of a service whose body refuses", async () => {
    const { transport, got } = await serve((response) => response.writeHead(503).end('{"code":"E1","message":"Down"}'));
    expect(await transport({ ...call, action: action({ reads: true }), input: {} }, options)).toEqual({ failure: "service" });
    expect(got).toHaveLength(3);
  });

  it("follow a broken connection", async () => {
    const { transport, got } = await serve(thenRight((response) => response.destroy(), 1));
    expect(await transport({ ...call, action: action({ reads: true }), input: {} }, options)).toHaveProperty("data");
    expect(got).toHaveLength(2);
  });

  it("end after two", async () => {
    const { transport, got } = await serve((response) => response.writeHead(503).end());
    expect(await transport({ ...call, action: action({ reads: true }), input: {} }, options)).toMatchObject({ failure: "service" });
    expect(got).toHaveLength(3);
  });

  it.each(["a call that changes something", "a status that will not pass"])("do not follow %s", async (name) => {
    const isWrite = name.startsWith("a call");
    const { transport, got } = await serve((response) => response.writeHead(isWrite ? 503 : 500).end());
    await transport({ ...call, action: action(isWrite ? {} : { reads: true }), input: {} }, options);
    expect(got).toHaveLength(1);
  });

  it("stay inside the one limit", async () => {
    const { transport, got } = await serve((response, at) =>
      at === 1 ? response.writeHead(503, { "Retry-After": "3600" }).end() : undefined,
    );
    expect(await transport({ ...call, action: action({ reads: true }), input: {} }, options)).toMatchObject({ failure: "timeout" });
    expect(got).toHaveLength(2);
  });
});
