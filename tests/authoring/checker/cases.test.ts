import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Example } from "../../../src/authoring/project/check-pages.ts";
import type { Problem } from "../../../src/core/format/index.ts";
import { compileExample } from "../../support/project/example-project.ts";

interface Case {
  readonly description: string;
  readonly definition: Example;
  readonly problems: readonly {
    readonly check: string;
    /** Default: the screen of the example. */
    readonly file?: string;
    readonly pointer: string;
    readonly message: string;
    readonly help?: string;
  }[];
}

const cases: readonly Case[] = JSON.parse(readFileSync("tests/cases/checker.json", "utf8"));

function summarise({ check, message, help, at, variants }: Problem) {
  return {
    check,
    file: at.file,
    pointer: at.pointer,
    message,
    ...(help !== undefined && { help }),
    ...(variants !== undefined && { variants }),
  };
}

describe("the checks", () => {
  it.each(cases)("reports when $description", ({ definition, problems }) => {
    const expected = problems.map((problem) => ({ file: "screens/shop/example/screen.json", ...problem }));
    expect(compileExample(definition).problems.map(summarise)).toEqual(expected);
  });
});
