import { describe, expect, it } from "vitest";
import { checkExpression, checkTemplate, createBuiltins, createCompiler, parse } from "../../../src/core/expression/index.ts";
import {
  maxAstDepth,
  maxAstNodes,
  maxNestedLists,
  maxResultChars,
  maxSteps,
  maxTextChars,
  maxTextDepth,
} from "../../../src/core/expression/limits.ts";
import { formats, namesOf, run } from "./support.ts";

function codes(text: string, scope = {}): string[] {
  return checkExpression(text, namesOf(scope)).errors.map((error) => error.code);
}

function evaluate(ast: unknown, scope = {}): { value: unknown; stops: string[] } {
  const stops: string[] = [];
  return { value: createCompiler(createBuiltins(formats), (reason) => stops.push(reason))(ast)(scope), stops };
}

describe("the length of a text", () => {
  const quoted = (chars: number) => `'${"a".repeat(chars - 2)}'`;

  it("is 2,000 characters at most", () => expect(codes(quoted(maxTextChars))).toEqual([]));
  it("is refused one past it", () => expect(codes(quoted(maxTextChars + 1))).toEqual(["too-long"]));
  it("counts for each placeholder of a template by itself", () => {
    const hole = `{${quoted(maxTextChars)}}`;
    expect(checkTemplate(hole + hole, namesOf({})).errors).toEqual([]);
    expect(checkTemplate(`{${quoted(maxTextChars + 1)}}`, namesOf({})).errors.map((error) => error.code)).toEqual(["too-long"]);
  });
});

describe("the depth of a text", () => {
  const nested = (depth: number) => "(".repeat(depth) + 1 + ")".repeat(depth);

  it("is 40 brackets at most", () => expect(run(nested(maxTextDepth))).toBe(1));
  it("is refused one past it", () => expect(codes(nested(maxTextDepth + 1))).toEqual(["too-deep"]));
  it("counts branches that follow one another", () => {
    expect(codes(`${"true ? 1 : ".repeat(maxTextDepth)}2`)).toEqual([]);
    expect(codes(`${"true ? 1 : ".repeat(maxTextDepth + 1)}2`)).toEqual(["too-deep"]);
  });
});

describe("the depth of a compiled form", () => {
  const deep = (depth: number): unknown => Array.from({ length: depth - 1 }).reduce<unknown>((of) => ["neg", of], 1);

  it("is 60 at most in a text", () => {
    expect(codes(Array.from({ length: maxAstDepth }, () => 1).join(" + "))).toEqual([]);
    expect(codes(Array.from({ length: maxAstDepth + 1 }, () => 1).join(" + "))).toEqual(["too-deep"]);
  });
  it("is 60 at most when written by hand", () => expect(evaluate(deep(maxAstDepth)).stops).toEqual([]));
  it("stops one past it", () => expect(evaluate(deep(maxAstDepth + 1))).toEqual({ value: null, stops: ["unknown-form"] }));
});

describe("the number of nodes of a compiled form", () => {
  const wide = (nodes: number) => ["cat", ...Array.from({ length: nodes - 1 }, () => "")];

  it("is 5,000 at most", () => expect(evaluate(wide(maxAstNodes)).stops).toEqual([]));
  it("stops one past it", () => expect(evaluate(wide(maxAstNodes + 1))).toEqual({ value: null, stops: ["unknown-form"] }));
  it("refuses a template with more placeholders", () => {
    const template = "{1}".repeat(maxAstNodes);
    expect(checkTemplate(template, namesOf({})).errors.map((error) => error.code)).toEqual(["too-deep"]);
  });
});

describe("nested list functions", () => {
  const nest = (depth: number): string => (depth ? `a.list.exists(p${depth}, ${nest(depth - 1)})` : "true");
  const nestAst = (depth: number): unknown => (depth ? ["exists", [".", "a", "list"], nestAst(depth - 1)] : true);

  it("are two at most", () => expect(codes(nest(maxNestedLists), { a: {} })).toEqual([]));
  it("are refused one past it", () => expect(codes(nest(maxNestedLists + 1), { a: {} })).toEqual(["too-many-lists"]));
  it("are two at most when written by hand", () => expect(evaluate(nestAst(maxNestedLists)).stops).toEqual([]));
  it("stop one past it when written by hand", () => expect(evaluate(nestAst(maxNestedLists + 1)).stops).toEqual(["unknown-form"]));
  it("may follow one another without end", () =>
    expect(codes("a.list.filter(p, p.x).map(p, p.y).filter(q, q.z).sum(r, r.n)", { a: {} })).toEqual([]));
});

describe("the steps of list functions", () => {
  const list = (items: number) => ({ list: Array.from({ length: items }, () => 1) });
  const sum = ["sum", [".", "list"]];
  const twice = ["sum", [".", "list"], ["sum", [".", "list"]]];

  it("are 20,000 items at most", () => expect(evaluate(sum, list(maxSteps))).toEqual({ value: maxSteps, stops: [] }));
  it("stop one past it", () => expect(evaluate(sum, list(maxSteps + 1))).toEqual({ value: null, stops: ["step-limit"] }));
  it("stop a double loop over 2,000 items", () => expect(evaluate(twice, list(2_000))).toEqual({ value: null, stops: ["step-limit"] }));
  it("start again with each evaluation", () => {
    const evaluateSum = createCompiler(createBuiltins(formats))(sum);
    expect([1, 2, 3].map(() => evaluateSum(list(maxSteps)))).toEqual([maxSteps, maxSteps, maxSteps]);
  });
  it("charge the length of texts that a loop looks through", () => {
    const scope = { ...list(2_000), text: "a".repeat(100_000) };
    expect(evaluate(["count", [".", "list"], ["f", "contains", [".", "text"], "b"]], scope)).toEqual({
      value: null,
      stops: ["step-limit"],
    });
  });
  it("charge a huge body for its size", () => {
    const body = ["==", 1, ["cat", ...Array.from({ length: 3_000 }, () => "a")]];
    expect(evaluate(["count", [".", "list"], body], list(1_000)).stops).toEqual(["step-limit"]);
  });
});

describe("the length of a built text", () => {
  const half = "a".repeat(maxResultChars / 2);

  it("is a million characters at most", () => expect(evaluate(["+", [".", "a"], [".", "a"]], { a: half }).stops).toEqual([]));
  it("stops one past it", () =>
    expect(evaluate(["cat", [".", "a"], [".", "a"], "b"], { a: half })).toEqual({ value: null, stops: ["text-limit"] }));
  it("stops a join that would not end", () => {
    const scope = { list: Array.from({ length: 3 }, () => half) };
    expect(evaluate(["f", "join", [".", "list"], ""], scope)).toEqual({ value: null, stops: ["text-limit"] });
  });
});

describe("parse", () => {
  it("refuses 10,000 brackets by length", () => {
    expect(parse("(".repeat(10_000))).toMatchObject({ errors: [{ code: "too-long" }] });
  });
  it("refuses 2,000 brackets by depth", () => expect(parse("[".repeat(maxTextChars))).toMatchObject({ errors: [{ code: "too-deep" }] }));
  it("refuses 2,000 signs by the depth of their form", () => expect(codes(`${"!".repeat(1_990)}true`)).toEqual(["too-deep"]));
});
