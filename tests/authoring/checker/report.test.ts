import { describe, expect, it } from "vitest";
import { reportJson, reportText } from "../../../src/authoring/checker/index.ts";
import type { Problem } from "../../../src/core/format/index.ts";

const texts = new Map([
  ["screens/a.json", '{\n  "id": "a",\n  "body": [{ "widget": "text", "id": "words", "props": { "text": "{nme}" } }]\n}\n'],
  ["screens/other/b.json", '{ "id": "b" }\n'],
]);
const far: Problem = {
  check: "expression-is-valid",
  message: "There is no value called `nme`.",
  help: "Did you mean `name`?",
  at: { file: "screens/a.json", pointer: "/body/0/props/text", on: "value", range: [1, 4] },
  related: [{ file: "screens/other/b.json", pointer: "/id", on: "value" }],
  variants: ["india"],
};
const near: Problem = { check: "shape", message: "`ix` is not known.", at: { file: "screens/a.json", pointer: "/id", on: "key" } };
const whole: Problem = {
  check: "shape",
  message: "A screen needs `body`.",
  at: { file: "screens/other/b.json", pointer: "", on: "value" },
};

describe("reportText", () => {
  it("sorts by file and place, and gives frame, help, related places and variants", () => {
    expect(reportText([whole, far, near], texts)).toBe(
      [
        "screens/a.json:2:3  id  shape",
        "  `ix` is not known.",
        '   2 |   "id": "a",',
        "     |   ^^^^",
        "",
        "screens/a.json:3:68  body › words  expression-is-valid",
        "  There is no value called `nme`.",
        '   3 |   "body": [{ "widget": "text", "id": "words", "props": { "text": "{nme}" } }]',
        "     |                                                                    ^^^",
        "  Did you mean `name`?",
        "  See screens/other/b.json:1:9",
        "  In india.",
        "",
        "screens/other/b.json:1:1  shape",
        "  A screen needs `body`.",
        '   1 | { "id": "b" }',
        "     | ^",
        "",
        "3 problems in 2 of 2 files.",
        "",
      ].join("\n"),
    );
  });

  it("says that there are no problems", () => {
    expect(reportText([], texts)).toBe("No problems in 2 files.\n");
  });

  it("shows twenty in full and the line of each other one, or all in full", () => {
    const many = Array.from({ length: 23 }, (_, at) => ({
      ...whole,
      message: `Problem ${at}.`,
      at: { ...whole.at, pointer: `/part-${at}` },
    }));
    const report = reportText(many, texts);
    expect(report.match(/^screens\/other\/b\.json:1:1 {2}shape$/gm)).toHaveLength(20);
    const lines = [7, 8, 9].map((at) => `  screens/other/b.json:1:1  shape  Problem ${at}.\n`).join("");
    expect(report).toContain(`3 more problems, in full with \`check --all\`:\n${lines}\n23 problems in 1 of 2 files.\n`);
    expect(reportText(many, texts, true).match(/^screens\/other\/b\.json:1:1 {2}shape$/gm)).toHaveLength(23);
  });

  it("names a file whose text is not known", () => {
    expect(reportText([{ ...whole, at: { file: "screens/c.json", pointer: "/x", on: "value" } }], texts)).toBe(
      "screens/c.json:1:1  shape\n  A screen needs `body`.\n\n1 problem in 1 of 2 files.\n",
    );
  });
});

describe("reportJson", () => {
  it("gives line, column and the whole problem", () => {
    const report: unknown = JSON.parse(reportJson([far], texts));
    expect(report).toMatchObject({
      version: 1,
      files: 2,
      problems: [{ ...far, file: "screens/a.json", line: 3, column: 68, endLine: 3, endColumn: 71, idPath: ["body", "words"] }],
    });
  });

  it("has a place, a help and a subject for whatever problem", () => {
    const bare: Problem = { check: "shape", message: "Wrong.", at: { file: "screens/a.json", pointer: "/body/0/props", on: "value" } };
    const about = { kind: "field", name: "x", is: "other" } as const;
    const { problems } = JSON.parse(reportJson([bare, whole, { ...near, help: "Write x.", subject: about }], texts));
    expect(problems).toMatchObject([
      { pointer: "/id", help: "Write x.", subject: about },
      { pointer: "/body/0/props", help: "", subject: { kind: "part", name: "words", is: "other" } },
      { pointer: "", help: "", subject: { kind: "part", name: whole.at.file, is: "other" } },
    ]);
  });
});
