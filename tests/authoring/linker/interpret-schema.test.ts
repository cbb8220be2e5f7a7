// Where no build has compiled a screen, its responses are validated by an interpreter: it has to say what the compiled validators say.
import { expect, it } from "vitest";
import { compile, writeResponseSchema } from "../../../src/authoring/compiler/index.ts";
import { sampleOf } from "../../../src/authoring/mock/data/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { compileValidator } from "../../../src/authoring/testing/validators/index.ts";
import { interpretSchema } from "../../../src/authoring/without-build/linker/index.ts";
import type { ResponseValidator } from "../../../src/browser/runtime/index.ts";
import { malform } from "../../support/session/malformed.ts";

const { project, screens } = compile(readProjectFiles("tests/projects/library"));
const { actions, rules, resolve } = project.catalogue;
const whole = [...actions.values()].flatMap(({ answer }) => (answer === undefined ? [] : [writeResponseSchema({ resolve }, answer)]));
const read = [...screens.values()].flatMap(({ variants }) => variants.flatMap(({ responses }) => [...responses.values()]));
const schemas = [...new Map([...whole, ...read].map((schema) => [JSON.stringify(schema), schema])).values()];
const samples = [...actions.values()].map(({ answer }) => sampleOf(answer, { resolve, text: "word" }));
const values = samples.flatMap((sample): unknown[] => [
  sample,
  ...malform({ code: "00", data: sample }, 100).flatMap(({ text }) => parse(text)),
]);

function parse(text: string): unknown[] {
  try {
    return [Object(JSON.parse(text)).data];
  } catch {
    return [];
  }
}

const list = ({ errors }: ResponseValidator): string[] => (errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

it("accepts and reports what the compiled validators do", () => {
  const counts = { right: 0, wrong: 0 };
  for (const schema of schemas) {
    const [compiled, interpreted] = [compileValidator(schema), interpretSchema(schema)];
    for (const value of values) {
      const isRight = compiled(value);
      counts[isRight ? "right" : "wrong"]++;
      expect(interpreted(value), JSON.stringify([schema, value])).toBe(isRight);
      // Of several violations compiled code leaves one, which may be any.
      expect(list(interpreted), JSON.stringify([schema, value])).toEqual(expect.arrayContaining(list(compiled).slice(0, 1)));
    }
  }
  expect(counts.right).toBeGreaterThan(20);
  expect(counts.wrong).toBeGreaterThan(200);
});

const required = { type: "object", required: ["a"], properties: { a: {}, b: { type: ["string", "null"] } } };

it.each([
  [required, [{}, { a: null }, { a: 1, b: 2 }, { a: 1, b: null }, [], null, undefined]],
  [{ type: "object", required: ["a"], properties: { a: { anyOf: [{ type: "string" }, { enum: [1] }] } } }, [{}, { a: 1 }, { a: 2 }]],
  [{ type: "string", pattern: "^[0-9]{4}$", minLength: 1 }, ["1234", "123", "", 1]],
])("says the same of %j", (schema, given) => {
  const [compiled, interpreted] = [compileValidator(schema), interpretSchema(schema)];
  for (const value of given) {
    expect(interpreted(value), JSON.stringify(value)).toBe(compiled(value));
    expect(list(interpreted)[0], JSON.stringify(value)).toBe(list(compiled)[0]);
  }
});

it("takes the rules of a project", () => {
  for (const { value } of rules.values()) expect(() => interpretSchema(value)("1")).not.toThrow();
});
