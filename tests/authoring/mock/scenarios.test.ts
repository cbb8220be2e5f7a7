import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startScenario } from "../../../src/authoring/mock/calls/sessions.ts";
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { createNodeMock } from "../../../src/authoring/mock/server/node.ts";
import type { Scenario, ScenarioAnswer } from "../../../src/core/format/index.ts";
import { buildCall } from "../../support/session/mock-call.ts";

const project = readMockProject(".");
const { server, session } = createNodeMock(project, () => undefined);
const action = project.actions.problemList;
if (action === undefined) throw new Error("The catalogue has no `problemList`.");

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

const scenario = (answer: ScenarioAnswer): Scenario => ({ description: "One answer.", answers: { problemList: answer } });
const ask = (answer: ScenarioAnswer, signal?: AbortSignal) => {
  startScenario(session, scenario(answer));
  return fetch(buildCall("http://layar.test", action, {}), { signal: signal ?? null });
};

/** The tabs of a response; undefined for one that cannot be used. */
function readData(text: string): unknown {
  try {
    return JSON.parse(text)?.data?.tabs;
  } catch {
    return undefined;
  }
}

describe("scenarios", () => {
  it("responds with another code and message", async () => {
    expect(await (await ask({ code: "01", message: "Log in again" })).json()).toEqual({ code: "01", message: "Log in again", data: null });
  });

  it("responds with the status that its code is", async () => {
    const response = await ask({ code: "status:409", message: "Too late" });
    expect([response.status, await response.json()]).toEqual([409, { code: "status:409", message: "Too late", data: null }]);
  });

  it("responds with other data", async () => {
    expect((await (await ask({ data: { tabs: [] } })).json()).data).toEqual({ tabs: [] });
  });

  it("patches the mock data", async () => {
    expect((await (await ask({ patch: { tabs: [] } })).json()).data).toEqual({ tabs: [] });
  });

  it("responds as usual after the last of its times", async () => {
    expect((await (await ask({ code: "01", times: 1 })).json()).code).toBe("01");
    expect((await (await fetch(buildCall("http://layar.test", action, {}))).json()).code).toBe("00");
  });

  it.each([
    ["html", 200, "text/html"],
    ["empty", 200, "application/json"],
    ["truncated", 200, "application/json"],
    ["server-error", 500, "application/json"],
    ["bad-gateway", 502, "text/html"],
    ["not-json", 200, "application/json"],
    ["null", 200, "application/json"],
    ["list", 200, "application/json"],
    ["wrong-shape", 200, "application/json"],
  ] as const)("breaks a response as %s", async (fault, status, type) => {
    const response = await ask({ fault });
    expect([response.status, response.headers.get("content-type")]).toEqual([status, type]);
    expect(readData(await response.text())).toBeUndefined();
  });

  it("cuts the connection when offline", async () => {
    await expect(ask({ fault: "offline" })).rejects.toThrow(TypeError);
  });

  it("hangs until the caller gives up", async () => {
    const controller = new AbortController();
    const answer = ask({ fault: "hang" }, controller.signal);
    controller.abort();
    await expect(answer).rejects.toThrow("aborted");
  });

  it("sends headers and no end when dripping", async () => {
    const controller = new AbortController();
    const reader = (await ask({ fault: "drip" }, controller.signal)).body?.getReader();
    const first = await reader?.read();
    expect([first?.done, first?.value?.length]).toEqual([false, 1]);
    controller.abort();
  });
});
