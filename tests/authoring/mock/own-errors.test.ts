/** What the mock server says for the API as a whole stands where the project's client reads it; and a project that is not there. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiPrefixes, breakResponse } from "../../../src/authoring/mock/calls/index.ts";
import { readMockProject, watchMockProject } from "../../../src/authoring/mock/server/index.ts";
import { createNodeMock } from "../../../src/authoring/mock/server/node.ts";

const library = readMockProject("tests/projects/library");
const project = { ...library, wire: { ...library.wire, response: { code: "error.code", message: "error.message" } } };
const { server } = createNodeMock(project, () => undefined);
beforeAll(() => server.listen());
afterAll(() => server.close());

it("writes a call that there is not, and a session that has ended, as the wire file says", async () => {
  const [prefix = ""] = apiPrefixes(project);
  const unknown = await fetch(`http://layar.test${prefix}/no-such-call`);
  expect([unknown.status, await unknown.json()]).toEqual([404, { error: { code: "404", message: "There is no such call" } }]);
  const [action] = Object.values(project.actions);
  if (action === undefined) throw new Error("The library has no action.");
  const ended = await breakResponse("signed-out", { action, project }, "", new AbortController().signal);
  expect([ended.status, await ended.json()]).toEqual([401, { error: { code: "401", message: "token expired" } }]);
});

it.each([readMockProject, watchMockProject])("says where it has looked for a project in vain: %o", (read) => {
  expect(() => read("/nowhere")).toThrow("There is no project in `/nowhere`: it has no folder `screens`.");
});
