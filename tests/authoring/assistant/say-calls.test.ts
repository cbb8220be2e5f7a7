// Messages for who has the tools alone: a command becomes a call that its tool takes, or stays what it is.
import { expect, it } from "vitest";
import { check } from "../../../src/authoring/cli/commands/check.ts";
import { sayCalls } from "../../../src/authoring/cli/mcp/say-calls.ts";

const tools = [
  { name: "check", command: check, always: ["--format=short"] },
  { name: "fix", command: check, always: ["--fix", "--format=short"], options: ["dry-run"] },
];

it.each([
  ["`npx layar check`", "`check`"],
  ["`npx layar check --format short`", "`check`"],
  ["`npx layar check screens`", "`check` (files: screens)"],
  ["`npx layar check --fix`", "`fix`"],
  ["`npx layar check --fix --dry-run`", "`fix` (dry-run: true)"],
])("says %s as %s", (typed, said) => {
  expect(sayCalls(typed, tools)).toBe(said);
});

it.each(["`npx layar check --format json`", "`npx layar check --watch`", "`npx layar check --format`", "`npx layar chek`", "`check`"])(
  "leaves %s, which is no call",
  (typed) => {
    expect(sayCalls(typed, tools)).toBe(typed);
  },
);
