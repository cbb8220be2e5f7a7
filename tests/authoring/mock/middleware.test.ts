import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { mockMiddleware, readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { listen } from "../../support/run/listen.ts";
import { buildCall } from "../../support/session/mock-call.ts";

const logged: string[] = [];
const project = readMockProject(".");
const bikes = readMockProject("src/authoring/templates/project");
const serve = (served: typeof project) => {
  const middleware = mockMiddleware({ readProject: () => served, apiHeaders: {}, log: (line) => logged.push(line) });
  return listen(createServer((request, response) => middleware(request, response, () => response.end("the app"))));
};
const { origin, close } = await serve(project);
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

  it("leaves a page to the server that has the address of a call, or begins like one", async () => {
    const app = await serve(bikes);
    const open = async (path: string, headers: { readonly [name: string]: string }) => (await fetch(app.origin + path, { headers })).text();
    const opened = await Promise.all(["/bikes", "/bikes/map"].map((path) => open(path, { accept: "text/html" })));
    expect([...opened, await open("/bikes", { accept: "text/html", "sec-fetch-dest": "document" })]).toEqual(Array(3).fill("the app"));
    expect(JSON.parse(await open("/bikes", { accept: "text/html", "sec-fetch-dest": "empty" }))).toHaveProperty("items");
    expect(JSON.parse(await open("/bikes", {}))).toHaveProperty("items");
    await app.close();
  });

  it("prefers a path that is written out to one with an input", async () => {
    const { bikes: list } = bikes.actions;
    if (!list) throw new Error("The project has no `bikes`.");
    const app = await serve({ ...bikes, actions: { ...bikes.actions, nearby: { ...list, path: "/bikes/nearby" } } });
    expect(await (await fetch(`${app.origin}/bikes/nearby`)).json()).toHaveProperty("items");
    await app.close();
  });

  it("says which calls are near one that no action has", async () => {
    expect((await fetch(`${origin}/user-problem/problem-lst`, { method: "POST" })).status).toBe(404);
    expect(logged.at(-1)).toContain("POST /user-problem/problem-list (problemList)");
  });
});
