import { describe, expect, it } from "vitest";
import {
  checkExpression,
  checkTemplate,
  createBuiltins,
  createCompiler,
  parse,
  typeFromSchema,
  types,
} from "../../../src/core/expression/index.ts";
import { createDice } from "../../support/run/random.ts";
import { formats, namesOf } from "./support.ts";

const scope: Record<string, unknown> = {
  data: {
    list: [1, "a"],
    text: "abc",
    n: 5,
    yes: true,
    group: { a: 1 },
    own: JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 2}'),
  },
};

function evaluate(ast: unknown, given: Record<string, unknown> = scope): { value: unknown; stops: string[] } {
  const stops: string[] = [];
  return { value: createCompiler(createBuiltins(formats), (reason) => stops.push(reason))(ast)(given), stops };
}

const inherited = ["constructor", "__proto__", "toString", "valueOf", "hasOwnProperty", "__defineGetter__", "isPrototypeOf"];
const ownOnly = ["length", "map", "link", "values", "at", "toFixed", "slice", "name", "size", "prototype", "call"];

describe("names of JavaScript", () => {
  for (const name of inherited) {
    it(`${name} reads nothing as a root`, () => expect(evaluate([".", name]).value).toBeNull());
    it(`${name} reads nothing as a field, even when the data owns it`, () => expect(evaluate([".", "data", "own", name]).value).toBeNull());
    it(`${name} reads nothing as a computed key`, () => expect(evaluate(["[", [".", "data", "own"], ["+", name, ""]]).value).toBeNull());
    it(`${name} is refused by the checker`, () => {
      expect(checkExpression(`data.${name} == 1`, namesOf(scope)).errors.map((error) => error.code)).toEqual(["reserved-name"]);
    });
    it(`${name} is no function`, () => expect(evaluate(["f", name, 1])).toEqual({ value: null, stops: ["unknown-form"] }));
    it(`${name} is no operator`, () => expect(evaluate([name, 1, 1])).toEqual({ value: null, stops: ["unknown-form"] }));
  }
  for (const name of ownOnly) {
    for (const of of ["list", "text", "n", "yes", "group"]) {
      it(`${name} of a ${of} reads nothing`, () =>
        expect([evaluate([".", "data", of, name]).value, evaluate(["[", [".", "data", of], ["+", name, ""]]).value]).toEqual([null, null]));
    }
  }
  it("are read where the data owns them", () => expect(evaluate([".", "data", "values"], { data: { values: 7 } }).value).toBe(7));
  it("read nothing of a chosen file", () => {
    const file = new File(["secret"], "a.png");
    expect(["name", "size", "type", "stream", "text"].map((name) => evaluate([".", "file", name], { file }).value)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
  it("cannot be reached through types", () => {
    const type = typeFromSchema({ type: "object", properties: { a: { type: "string" } } }, () => ({}));
    expect(checkExpression("root.toString == null", { roots: { root: type }, bare: {} }).errors).toHaveLength(1);
  });
});

describe("forms written by hand", () => {
  const cyclic: unknown[] = ["neg"];
  cyclic.push(cyclic);
  const shared = Array.from({ length: 50 }).reduce<unknown>((of) => ["+", of, of], 1);
  const deep = Array.from({ length: 100_000 }).reduce<unknown>((of) => ["!", of], true);
  const trap = new Proxy([], {
    get: () => {
      throw new Error("trap");
    },
  });
  const forms: readonly (readonly [string, unknown])[] = [
    ["an empty node", []],
    ["an unknown operator", ["eval", "1"]],
    ["an operator without values", ["=="]],
    ["an operator with too many values", ["==", 1, 1, 1]],
    ["a function without a name", ["f"]],
    ["a function that is not listed", ["f", "eval", "1"]],
    ["a function with too few values", ["f", "startsWith", "a"]],
    ["a function with too many values", ["f", "size", "a", "b"]],
    ["a path without a root", ["."]],
    ["a path with a number", [".", "data", 0]],
    ["a path with a list", [".", "data", ["__proto__"]]],
    ["an item outside a list function", ["^", 0]],
    ["an item too far out", ["map", [], ["^", 1]]],
    ["an item at a fraction", ["map", [], ["^", 0.5]]],
    ["a list function without a body", ["map", [1]]],
    ["a list function without a list", ["sum"]],
    ["a group", { op: "==" }],
    ["a function value", () => 1],
    ["nothing", undefined],
    ["a big integer", 1n],
    ["a symbol", Symbol("a")],
    ["a cycle", cyclic],
    ["a subtree shared many times", shared],
    ["a form 100,000 deep", deep],
  ];
  for (const [name, form] of forms)
    it(`${name} gives nothing and is reported`, () => expect(evaluate(form)).toEqual({ value: null, stops: ["unknown-form"] }));

  it("a form that throws when it is read gives nothing and is reported", () =>
    expect(evaluate(["neg", trap])).toEqual({ value: null, stops: ["failed"] }));
  it("are the same on every evaluation", () => {
    const evaluateBroken = createCompiler(createBuiltins(formats))(["eval"]);
    expect([evaluateBroken({}), evaluateBroken({})]).toEqual([null, null]);
  });
});

describe("formats that fail", () => {
  it("give nothing and a report without the value", () => {
    const stops: string[] = [];
    const failing = {
      ...formats,
      group: (n: number): string => {
        throw new Error(`secret ${n}`);
      },
    };
    expect(createCompiler(createBuiltins(failing), (reason) => stops.push(reason))(["f", "group", 5])({})).toBeNull();
    expect(stops).toEqual(["failed"]);
  });
});

describe("texts that are no expressions", () => {
  const texts = [
    "a = 1",
    "a; b",
    "a => b",
    "`a`",
    "a++",
    "new Date()",
    "function() {}",
    "this",
    "a?.b",
    "a ?? b || c",
    "a ??",
    "?? a",
    "/a/.test(b)",
    "a\\u0062",
    "{a: 1}",
    "[...a]",
    "0x10",
    "1n",
    "\u0000",
    "a.#b",
    "delete a",
    "a ? b",
    "a, b",
  ];
  for (const text of texts)
    it(`${JSON.stringify(text)} is refused`, () => expect(checkExpression(text, namesOf({ a: 1, b: 1 })).errors.length).toBeGreaterThan(0));

  it("never make the parser or the checker throw", () => {
    const pieces = [
      "a",
      ".",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "'",
      '"',
      "\\",
      "1",
      "?",
      "??",
      ":",
      "&&",
      "!",
      "-",
      "in",
      " ",
      "filter",
      ",",
      "\ud83d",
      "__proto__",
    ];
    const dice = createDice(7);
    for (let round = 0; round < 5_000; round++) {
      const text = Array.from({ length: 1 + dice(12) }, () => pieces[dice(pieces.length)]).join("");
      expect(() => [
        parse(text),
        checkExpression(text, namesOf({ a: 1 }), types.text),
        checkTemplate(text, namesOf({ a: 1 })),
      ]).not.toThrow();
    }
  });
});

describe("texts", () => {
  const source = (text: string) => ({ file: "texts.json", pointer: "/a/en", text });
  const pieces = ["{", "}", "texts", ".", "a", "b", "'", "??", "[", "]", " ", "{{", "1", "__proto__"];

  it("that each contain the next one twice do not run for ever", () => {
    const doubled = Array.from({ length: 40 }, (_, at) => [`t${at}`, source(`{texts.t${at + 1}}{texts.t${at + 1}}`)]);
    const texts = { ...Object.fromEntries(doubled), t40: source("a") };
    expect(checkTemplate("{texts.t0}", { ...namesOf({}), texts }).errors.map(({ code }) => code)).toContain("too-many-texts");
  });

  it("never make the checker throw", () => {
    const dice = createDice(11);
    const random = () => Array.from({ length: 1 + dice(8) }, () => pieces[dice(pieces.length)]).join("");
    for (let round = 0; round < 5_000; round++) {
      const forms = { one: source(random()), other: source(random()) };
      const texts = { a: source(random()), b: { count: source(random()), tag: "en", forms } };
      expect(() => checkTemplate("{texts.a} {texts.b} {texts['__proto__']}", { ...namesOf({}), texts })).not.toThrow();
    }
  });
});

describe("evaluation", () => {
  it("changes nothing that it was given", () => {
    const given = { data: { list: [{ n: 2 }, { n: 1 }] } };
    const before = JSON.stringify(given);
    evaluate(["sum", ["filter", [".", "data", "list"], [">", ["^", 0, "n"], 0]], ["^", 0, "n"]], given);
    evaluate(["f", "slice", [".", "data", "list"], 0, 1], given);
    expect(JSON.stringify(given)).toBe(before);
  });
  it("hands out constant lists that nobody can change", () => expect(Object.isFrozen(evaluate(["[]", 1, 2]).value)).toBe(true));
  it("survives a scope that is nothing", () => {
    const compile = createCompiler(createBuiltins(formats));
    expect([compile([".", "data", "a"]), compile(["==", [".", "data"], null])].map((run) => run(Object.create(null)))).toEqual([
      null,
      true,
    ]);
  });
});
