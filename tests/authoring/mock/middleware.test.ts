import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { mockMiddleware, readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { listen } from "../../support/run/listen.ts";
import { buildCall } from "../../support/session/mock-call.ts";

const logged: string[] = [];
const project = readMockProject(".");
const middleware = mockMiddleware({ readProject: () => project, apiHeaders: {}, log: (line) => logged.push(line) });
const server = createServer((request, response) => middleware(request, response, () => response.end("the app")));
const { origin, close } = await listen(server);
afterAll(close);

const action = project.actions.problemList;
if (action === undefined) throw new Error("The catalogue has no `problemList`.");

describe("mockMiddleware", () => {
  it("serves the API and leaves the rest to the server", async () => {
    expect(await (await fetch(`${origin}/complaintList`)).text()).toBe("the app");
    expect((await (await fetch(buildCall(origin, action, {}))).json()).code).toBe("00");
  });

  it("plays the scenario of a page, not of a script", async () => {
    const script = await fetch(`${origin}/complaintList?scenario=no-tabs`);
    expect(script.headers.get("set-cookie")).toBeNull();
    const page = await fetch(`${origin}/complaintList?scenario=no-tabs`, { headers: { accept: "text/html" } });
    const call = buildCall(origin, action, {});
    call.headers.set("cookie", page.headers.get("set-cookie")?.split(";")[0] ?? "");
    expect((await (await fetch(call)).json()).data).toEqual({ tabs: [] });
  });

  it("says which calls are near one that no action has", async () => {
    expect((await fetch(`${origin}/user-problem/problem-lst`, { method: "POST" })).status).toBe(404);
    expect(logged.at(-1)).toContain("POST /user-problem/problem-list (problemList)");
  });
});
