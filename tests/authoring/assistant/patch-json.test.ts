// Changes of parts of a definition, as assistants write them.
import { expect, it } from "vitest";
import { patchJson } from "../../../src/authoring/cli/mcp/patch-json.ts";

const text = JSON.stringify({ body: [{ id: "name", props: { label: "Name" } }, { id: "send" }], flows: { send: { do: "close" } } });

it.each([
  ["an entry before one that is named", { op: "add", path: "/body/send", value: { id: "phone" } }, ["name", "phone", "send"]],
  ["an entry at an index", { op: "add", path: "/body/0", value: { id: "phone" } }, ["phone", "name", "send"]],
  ["an entry at the end", { op: "add", path: "/body/-", value: { id: "phone" } }, ["name", "send", "phone"]],
  ["an entry in the place of another", { op: "replace", path: "/body/name", value: { id: "phone" } }, ["phone", "send"]],
  ["an entry less", { op: "remove", path: "/body/name" }, ["send"]],
] as const)("%s", (_, change, ids) => {
  const patched = patchJson(text, [change]);
  expect(JSON.parse("text" in patched ? patched.text : "null").body.map(({ id }: { readonly id: string }) => id)).toEqual(ids);
});

it.each([
  ["a name that is not there", { op: "replace", path: "/body/nam/props/label", value: "x" }, "`name`"],
  ["a part of what has none", { op: "replace", path: "/body/name/props/label/en", value: "x" }, "has no parts"],
  ["a list that is one object", { op: "add", path: "/flows/send/0", value: {} }, "one object"],
  ["an index behind the end", { op: "remove", path: "/body/2" }, "`/body`"],
  ["an operation without its value", { op: "add", path: "/title" }, "`value`"],
  ["a path that is none", { op: "remove", path: "body" }, "`/body`"],
  ["the whole file", { op: "remove", path: "" }, "whole file"],
] as const)("refuses %s, and says what there is", (_, change, said) => {
  expect(patchJson(text, [change])).toMatchObject({ refusal: expect.stringContaining(said) });
});

it("says where an entry stands that is further inside", () => {
  const nested = JSON.stringify({ body: [{ id: "card", children: [{ id: "call" }] }] });
  expect(patchJson(nested, [{ op: "remove", path: "/body/call" }])).toEqual({
    refusal: "`/body` has no entry `call`: it is `/body/card/children/call`.",
  });
});

it("changes nothing that is not JSON", () => {
  expect(patchJson("{ broken", [{ op: "add", path: "/x", value: 1 }])).toMatchObject({ refusal: expect.stringContaining("write") });
});
