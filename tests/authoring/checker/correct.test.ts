// Definitions as a stranger would write them, each of them right: a check that refuses one is wrong.
import { describe, expect, it } from "vitest";
import type { Example } from "../../../src/authoring/project/check-pages.ts";
import { compileExample } from "../../support/project/example-project.ts";
import definitions from "./correct/definitions.json" with { type: "json" };

interface Definition extends Example {
  readonly name: string;
}

const all: readonly Definition[] = definitions;

describe("a right definition", () => {
  it("is one of eighty", () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
  });

  it.each(all)("is accepted: $name", ({ name: _, ...example }) => {
    expect(compileExample(example).problems).toEqual([]);
  });
});
