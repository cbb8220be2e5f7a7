/** An action without a response file responds from its schema, and the server says so. */
import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeResponseSchema } from "../../../src/authoring/compiler/index.ts";
import { sampleOf } from "../../../src/authoring/mock/data/index.ts";
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { createNodeMock } from "../../../src/authoring/mock/server/node.ts";
import { createAmounts } from "../../../src/core/market/index.ts";
import { buildCall, sampleInputs } from "../../support/session/mock-call.ts";

const project = readMockProject(".");
const resolve = (ref: string) => project.resolve?.(ref);
const { problemDetail: _, ...responses } = project.mock.responses;
const logged: string[] = [];
const { server } = createNodeMock({ ...project, mock: { ...project.mock, responses } }, (line) => logged.push(line));
const readers = project.markets.map(createAmounts);
/** An amount that is made up is one in every market. */
const formats = { amount: (text: string) => readers.every(({ amount }) => amount(text) !== null) };
const described = Object.entries(project.actions).filter(([, { answer, success }]) => answer !== undefined && success !== "address");

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

describe("a response that no file gives", () => {
  it("has the shape that the action describes, and the log names the file that is missing", async () => {
    const action = project.actions.problemDetail;
    if (action === undefined) throw new Error("The catalogue has no `problemDetail`.");
    const response = await fetch(buildCall("http://layar.test", action, sampleInputs(action)));
    expect(await response.json()).toMatchObject({ code: "00", data: { problemId: "problemDetail" } });
    expect(logged).toEqual([
      "problemDetail: there is no screens/mock/responses/problemDetail.json, so the response is made up from its schema.",
    ]);
  });

  it.each(described)("satisfies the schema of %s", (name, { answer }) => {
    const isValid = new Ajv({ strict: false, formats }).compile(Object(writeResponseSchema({ resolve }, answer)));
    expect(isValid(sampleOf(answer, { resolve, text: name })), JSON.stringify(isValid.errors)).toBe(true);
  });
});
