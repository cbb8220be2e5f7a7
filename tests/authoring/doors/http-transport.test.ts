// Calls of a host over HTTP: who is signed in, and how long a call may take.
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { type HttpOptions, httpTransport, openSession, type Session } from "../../../src/browser/embed/index.ts";
import { bikes } from "./bikes.ts";

const albatros = { id: "B1", name: "Albatros", perDay: 9, isFree: true };

/** The server knows one token. Gives the tokens that came. */
function serve(known: string): readonly string[] {
  const came: string[] = [];
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const token = new Headers(init?.headers).get("authorization") ?? "";
    came.push(token);
    return token === `Bearer ${known}` ? Response.json(albatros) : Response.json({}, { status: 401 });
  });
  onTestFinished(() => fetched.mockRestore());
  return came;
}

async function open(
  options: HttpOptions,
  files = bikes,
  transport = httpTransport(options),
): Promise<{ show(count: number): Promise<readonly Session[]> }> {
  const screen = compileScreen(files, { screen: "bikes-bike", market: "leeds" });
  const host = { market: "leeds", params: { bikeId: "B1" }, navigate: () => undefined, transport };
  return {
    async show(count) {
      const sessions = await Promise.all(Array.from({ length: count }, () => openSession(screen, host)));
      onTestFinished(() => {
        for (const session of sessions) session.close();
      });
      await expect.poll(() => sessions.every(({ store }) => store.getState().status !== "loading")).toBe(true);
      return sessions;
    },
  };
}

describe("a token that the server does not know any more", () => {
  it("is renewed once for all calls that are under way", async () => {
    const came = serve("T2");
    let token = "T1";
    const onUnauthorized = vi.fn(async () => {
      await new Promise((done) => setTimeout(done));
      token = "T2";
      return true;
    });
    const { show } = await open({ token: () => token, onUnauthorized });
    const sessions = await show(3);
    expect(sessions.map(({ store }) => store.getState().status)).toEqual(["ready", "ready", "ready"]);
    expect([onUnauthorized.mock.calls.length, [...came].sort()]).toEqual([
      1,
      [...Array(3).fill("Bearer T1"), ...Array(3).fill("Bearer T2")],
    ]);
  });

  it("is renewed once where each token is a promise, whatever the renewal resolves with", async () => {
    const came = serve("T2");
    let token = "T1";
    const onUnauthorized = vi.fn(async () => {
      await new Promise((done) => setTimeout(done));
      token = "T2";
    });
    const { show } = await open({ token: async () => token, onUnauthorized });
    const sessions = await show(2);
    expect(sessions.map(({ store }) => store.getState().status)).toEqual(["ready", "ready"]);
    expect([onUnauthorized.mock.calls.length, [...came].sort()]).toEqual([1, ["Bearer T1", "Bearer T1", "Bearer T2", "Bearer T2"]]);
  });

  it("is not sent again where a renewal without a value leaves it as it was", async () => {
    const came = serve("T2");
    const { show } = await open({ token: async () => "T1", onUnauthorized: async () => undefined });
    const [session] = await show(1);
    expect([session?.store.getState().failure?.kind, came]).toEqual(["signedOut", ["Bearer T1"]]);
  });

  it("needs no renewal where it is another one by then", async () => {
    const came = serve("T2");
    const tokens = ["T1", "T2", "T2"];
    const onUnauthorized = vi.fn(() => false);
    const { show } = await open({ token: async () => tokens.shift(), onUnauthorized });
    const [session] = await show(1);
    expect([session?.store.getState().status, came, onUnauthorized.mock.calls.length]).toEqual(["ready", ["Bearer T1", "Bearer T2"], 0]);
  });

  it("is asked for again by the next call after it could not be asked for", async () => {
    serve("T2");
    const onUnauthorized = vi.fn(() => {
      throw new Error("not ready");
    });
    const { show } = await open({ token: () => "T1", onUnauthorized });
    await show(1);
    await show(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it("is waited for no longer than for a call", async () => {
    serve("T2");
    const { show } = await open({ token: () => "T1", timeoutMs: 50, onUnauthorized: () => new Promise(() => {}) });
    const [session] = await show(1);
    expect(session?.store.getState().failure?.kind).toBe("signedOut");
  });

  it("ends the call that it lets wait too long, of which nothing is sent", async () => {
    const came = serve("T1");
    const { show } = await open({ token: () => new Promise(() => {}), timeoutMs: 50 });
    const [session] = await show(1);
    expect([session?.store.getState().failure?.kind, came]).toEqual(["timeout", []]);
  });

  it("leaves the user signed out where it cannot be renewed", async () => {
    serve("T2");
    const { show } = await open({ token: () => "T1", onUnauthorized: () => Promise.reject(new Error("expired")) });
    const [session] = await show(1);
    expect(session?.store.getState().failure?.kind).toBe("signedOut");
  });
});

describe("the address of a call", () => {
  const addressOf = async (options: HttpOptions, isMocked?: true): Promise<unknown> => {
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(albatros));
    onTestFinished(() => fetched.mockRestore());
    const send = httpTransport(options);
    const transport: typeof send = (call) =>
      send({ ...call, wire: { ...call.wire, writing: { ...call.wire.writing, ...(isMocked && { baseUrl: "", isMocked }) } } });
    const { show } = await open({}, bikes, transport);
    await show(1);
    return fetched.mock.calls[0]?.[0];
  };

  it.each(["/v1", "/v1/", "https://api.example.com/v1//"])("begins with `%s` without a slash at its end", async (baseUrl) => {
    expect(await addressOf({ baseUrl })).toBe(`${baseUrl.replace(/\/+$/, "")}/bikes/B1`);
  });

  it("is that of the mock where there is one, whatever the app says", async () => {
    expect(await addressOf({ baseUrl: "https://api.example.com" }, true)).toBe("/bikes/B1");
  });
});

it("may take as long as the settings say", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(
    (_, init) =>
      new Promise((_done, fail) => {
        init?.signal?.addEventListener("abort", () => fail(new DOMException("Aborted.", "AbortError")));
      }),
  );
  onTestFinished(() => fetched.mockRestore());
  const quick = bikes.map(({ path, text }) => ({
    path,
    text: text.replace('"timeoutMs": 30000', '"timeoutMs": 200').replace('"patienceMs": 8000', '"patienceMs": 100'),
  }));
  const { show } = await open({}, quick);
  const [session] = await show(1);
  expect(session?.store.getState().failure?.kind).toBe("timeout");
});
