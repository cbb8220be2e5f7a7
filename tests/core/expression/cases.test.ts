import { describe, expect, it } from "vitest";
import { checkExpression } from "../../../src/core/expression/index.ts";
import cases from "../../cases/expression.json" with { type: "json" };
import { namesOf, run } from "./support.ts";

interface Case {
  readonly name: string;
  readonly expression: string;
  readonly scope: Readonly<Record<string, unknown>>;
  readonly expected?: unknown;
  readonly fault?: string;
}

describe("cases/expression.json", () => {
  const all: readonly Case[] = cases;
  for (const { name, expression, scope, expected, fault } of all) {
    it(name, () => {
      const codes = checkExpression(expression, namesOf(scope)).errors.map((each) => each.code);
      if (fault) expect(codes).toEqual([fault]);
      else expect(run(expression, scope)).toEqual(expected);
    });
  }
});
