// The task of VS Code reads what the command really prints.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commands } from "../../../src/authoring/cli/commands/index.ts";
import { readArguments } from "../../../src/authoring/cli/read-arguments.ts";

interface Task {
  readonly command: string;
  readonly problemMatcher: {
    readonly pattern: { readonly regexp: string; readonly [part: string]: string | number };
  };
}

const { tasks }: { readonly tasks: readonly [Task] } = JSON.parse(readFileSync(".vscode/tasks.json", "utf8"));
const [{ command, problemMatcher }] = tasks;
const printed = "tests/authoring/cli/check-names";

it("the pattern of the task matches every line that the command prints, part by part", () => {
  const { regexp, ...parts } = problemMatcher.pattern;
  const pattern = new RegExp(regexp);
  const lines = readFileSync(join(printed, "github", "expected.txt"), "utf8").split("\n");
  const problems = lines.slice(lines.indexOf("--- standard output") + 1, lines.indexOf("--- standard error"));
  expect(problems.length).toBeGreaterThan(3);
  for (const line of problems) {
    const found = pattern.exec(line);
    const part = (name: string) => found?.[Number(parts[name])] ?? "";
    expect(part("severity"), line).toMatch(/^(?:error|warning)$/);
    expect(existsSync(join(printed, "files", part("file"))), line).toBe(true);
    const text = readFileSync(join(printed, "files", part("file")), "utf8").split("\n")[Number(part("line")) - 1] ?? "";
    expect(Number(part("column")), line).toBeLessThanOrEqual(text.length);
    expect(part("code"), line).toMatch(/^[a-z-]+$/);
    expect(part("message"), line).toMatch(/^[A-Z`].*[.?]$/);
  }
});

it("the task runs a command that is there, with options that it takes", () => {
  const [, name = "", rest = ""] = /^npm run -s screens -- (\w+) (.*)$/.exec(command) ?? [];
  const found = commands.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No command \`${name}\``);
  const given = readArguments(rest.split(" "), found);
  expect([given.has("watch"), given.get("format")]).toEqual([true, "github"]);
});
