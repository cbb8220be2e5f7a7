import { describe, expect, it } from "vitest";
import { loadProject, type SourceFile } from "../../../src/authoring/compiler/index.ts";

const path = "screens/loan/a.json";

function problemsOf(text: string): string[] {
  const files: SourceFile[] = [{ path, text }];
  return loadProject(files).problems.map(({ check, message, at }) => `${check} ${at.pointer} (${at.on}) ${message}`);
}

describe("loadProject on a text that is not a definition", () => {
  it.each([
    ['{"id": "a" "route": "/a"}', "syntax /route (value) A comma is missing."],
    ['{"id": }', "syntax /id (value) A value is missing."],
    ['{"a": 1, // no\n"b": 2}', "syntax  (value) JSON has no comments. Use `$comment`."],
    ['{"a": 1,}', "syntax  (value) There is nothing after this comma."],
    ['{"a": [1, ]}', "syntax /a/1 (value) There is nothing after this comma."],
    ["{'a': 1}", 'syntax  (value) JSON uses straight double quotes only: ".'],
    ["{“a”: 1}", 'syntax  (value) JSON uses straight double quotes only: ".'],
    ["", "syntax  (value) A value is missing."],
    ['{"a" 1}', "syntax /a (value) A colon is missing after the name."],
    ["{1: 2}", "syntax  (value) A name in double quotes is missing."],
    ['{"a": 1', "syntax /a (value) A closing brace is missing."],
    ["[1", "syntax /0 (value) A closing bracket is missing."],
    ["{} {}", "syntax  (value) The file continues after the end of its JSON value."],
    ['{"a": "b}', "syntax /a (value) A closing quote is missing."],
    ['{"a": "\\q"}', "syntax /a (value) This text has an escape sequence that JSON does not have."],
    ['{"a": "\u0001"}', "syntax /a (value) This text has a control character; write it as an escape sequence."],
    ['{"a": nope}', "syntax /a (value) This is not JSON."],
  ])("locates the error of %j", (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it("reports a key that is written twice", () => {
    expect(problemsOf('{"body": [{"id": "a", "id": "b"}]}')).toEqual([
      "duplicate-key /body/0/id (key) `id` is written twice in this object, and JSON keeps only the last one.",
    ]);
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty", "$"])("refuses the name %s", (name) => {
    expect(problemsOf(`{"state": {"${name}": 1}}`)).toEqual([
      `reserved-name /state/${name} (key) \`${name}\` is reserved and cannot be a name.`,
    ]);
  });

  it("leaves the prototype of all objects alone", () => {
    problemsOf('{"__proto__": {"polluted": true}}');
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

describe("limits of a file", () => {
  it("accepts 32 levels of objects and arrays, and no more", () => {
    const nested = (depth: number) =>
      problemsOf(`{"a": ${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`).filter((problem) => problem.startsWith("file-depth"));
    expect([nested(32).length, nested(33).length]).toEqual([0, 1]);
  });

  it("does not count brackets in texts", () => {
    expect(problemsOf(JSON.stringify({ a: "[".repeat(100) })).filter((problem) => problem.startsWith("file-"))).toEqual([]);
  });

  it("refuses a hundred thousand brackets without running out of stack", () => {
    expect(problemsOf("[".repeat(100_000))).toEqual(["file-depth  (value) The file is nested more than 32 levels deep."]);
  });

  it.each([
    ["each closed by a bracket of another kind", "[},".repeat(50_000)],
    ["after a text that does not end", `["\n${"[".repeat(50_000)}`],
    ["after a quote in a comment", `[/*"*/${"[".repeat(50_000)}`],
    ["after a quote in the comment of a line", `[//"\n${"[".repeat(50_000)}`],
  ])("refuses as many brackets %s, which a tolerant parser goes into", (_, text) => {
    expect(problemsOf(text)).toEqual(["file-depth  (value) The file is nested more than 32 levels deep."]);
  });

  it("counts no brackets in comments, which are a mistake of their own", () => {
    expect(problemsOf(`{"a": 1 /* ${"[".repeat(100)} */}`)).toEqual(["syntax /a (value) JSON has no comments. Use `$comment`."]);
  });

  it("refuses more than 256 KiB", () => {
    expect(problemsOf(`"${"x".repeat(262_143)}"`)).toEqual(["file-size  (value) The file has more than 256 KiB."]);
  });

  it("refuses more than 2,000 nodes", () => {
    const body = Array.from({ length: 2_001 }, (_, place) => ({ widget: "text", id: `t${place}` }));
    expect(problemsOf(JSON.stringify({ body }))).toEqual(["file-nodes  (value) The file has 2001 nodes; the limit is 2000."]);
  });

  it("refuses more than 40,000 values", () => {
    const values = Array.from({ length: 40_000 }, () => 1);
    expect(problemsOf(JSON.stringify(values))).toEqual(["file-values  (value) The file has 40001 values; the limit is 40000."]);
  });
});
