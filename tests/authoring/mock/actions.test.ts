import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { createNodeMock } from "../../../src/authoring/mock/server/node.ts";
import { buildCall, sampleInputs } from "../../support/session/mock-call.ts";
import { readCaptcha } from "../../support/session/mock-state.ts";

const origin = "http://layar.test";
const project = readMockProject(".");
const logged: string[] = [];
const { server } = createNodeMock(project, (line) => logged.push(line));
// A picture is asked for by an image element, which sends no headers.
const called = Object.entries(project.actions).filter(([, { path, success }]) => path !== undefined && success !== "address");

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => void logged.splice(0));
afterAll(() => server.close());

describe("handlers of the catalogue", () => {
  it.each(called)("%s responds to a well-formed call with its success", async (name, action) => {
    const word = await readCaptcha(origin, "1");
    const known = { captcha: word, capcode: word, smsCode: "123456", ...(name.startsWith("joint") ? { productId: "601" } : {}) };
    const body = await (await fetch(buildCall(origin, action, sampleInputs(action, known)))).json();
    expect(logged).toEqual([]);
    expect(body).toMatchObject(
      action.success === "flag" ? { success: true } : { code: typeof action.success === "object" ? action.success.code : "00" },
    );
  });

  it.each(called)("%s refuses a call without the marker header and says so in the log", async (name, action) => {
    const call = buildCall(origin, action, sampleInputs(action));
    call.headers.delete("X-Requested-With");
    expect((await fetch(call)).status).toBe(400);
    expect(logged).toEqual([`${name}: The header \`x-requested-with\` is missing.`]);
  });

  it.each(called.filter(([, action]) => (action.request?.required ?? []).length > 0 && action.body !== "multipart"))(
    "%s refuses a call without one of its inputs",
    async (name, action) => {
      const [missing, ...rest] = Object.entries(sampleInputs(action));
      expect((await fetch(buildCall(origin, action, Object.fromEntries(rest)))).status).toBe(400);
      expect(logged).toEqual([`${name}: The input \`${missing?.[0]}\` is missing.`]);
    },
  );

  it.each([
    ["repaymentCommit", "amount", "an amount of at least 1", ["", "0", "-5", "1e5", "12,5", "１２", "1.5000"]],
    ["repaymentHuichao", "amount", "an amount of at least 1", ["abc", "0"]],
    ["generateVcode", "amount", "an amount of at least 0", ["", "Rp"]],
    ["loanPush", "periods", "a whole number of at least 1", [0, 1.5, "x"]],
    ["loanPush", "amount", "an amount of at least 1", [0, ""]],
  ])("%s refuses a call whose `%s` is not %s", async (name, input, words, values) => {
    const action = project.actions[name];
    if (action === undefined) throw new Error(`The catalogue has no \`${name}\`.`);
    for (const value of values) {
      logged.splice(0);
      expect((await fetch(buildCall(origin, action, { ...sampleInputs(action), [input]: value }))).status).toBe(400);
      expect(logged).toEqual([`${name}: \`${input}\` must be ${words}.`]);
    }
  });

  it("takes an amount as the market writes it", async () => {
    const action = project.actions.generateVcode;
    if (action === undefined) throw new Error("The catalogue has no `generateVcode`.");
    for (const amount of ["5455", " 5,455 ", "₹5,455.00"])
      expect((await fetch(buildCall(origin, action, { ...sampleInputs(action), amount }))).status).toBe(200);
  });

  it("refuses an input that the action does not list", async () => {
    const action = project.actions.problemDetail;
    if (action === undefined) throw new Error("The catalogue has no `problemDetail`.");
    await fetch(buildCall(origin, action, { problemId: "C1001", id: "C1001" }));
    expect(logged).toEqual(["problemDetail: The call has no input `id`."]);
  });

  it("names the calls near a path that no action has", async () => {
    const response = await fetch(`${origin}/user-problem/problem-lst`, { method: "POST" });
    expect(response.status).toBe(404);
    expect(logged.join("\n")).toContain(
      "No action is called by POST /user-problem/problem-lst.\nNear it are:\n  POST /user-problem/problem-list (problemList)",
    );
  });
});
