import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { compile } from "../../../src/authoring/compiler/index.ts";
import { surelyFits } from "../../../src/authoring/compiler/load/surely-fits.ts";
import { widgetOfExamples, writeExamplesSchema } from "../../../src/authoring/compiler/load/widget-examples.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { isContainer } from "../../../src/core/json/index.ts";

const others = [null, "", "a b", -1, 0.5, 1e9, true, [], {}, { other: 1 }];

/** The value with each of its parts missing, and replaced by something else. */
function* changesOf(value: unknown): Generator<unknown> {
  yield* others;
  if (!isContainer(value)) return;
  for (const [name, part] of Object.entries(value)) {
    const rest = Object.entries(value).filter(([other]) => other !== name);
    const made = (entries: [string, unknown][]) => (Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries));
    yield made(rest);
    for (const changed of changesOf(part)) yield made([...rest, [name, changed]]);
  }
}

it("is certain of what fits, and of nothing else", () => {
  const files = readProjectFiles(".");
  const { catalogue } = compile(files).project;
  const ajv = new Ajv2020({ strict: false, messages: false, validateSchema: false, formats: { amount: true }, code: { optimize: false } });
  let certain = 0;
  for (const { path, text } of files) {
    const widget = catalogue.widgets.get(widgetOfExamples(path) ?? "");
    if (widget === undefined) continue;
    const schema = writeExamplesSchema(widget, catalogue);
    const isValid = ajv.compile(schema);
    expect(surelyFits(schema, JSON.parse(text))).toBe(true);
    const wrong = [...changesOf(JSON.parse(text))].filter((value) => surelyFits(schema, value) !== isValid(value));
    expect(wrong, path).toEqual([]);
    certain += 1;
  }
  expect(certain).toBeGreaterThan(40);
});

it("leaves to others what it does not know", () => {
  expect(surelyFits({ type: "string", not: { const: "b" } }, "a")).toBe(false);
  expect(surelyFits({ $ref: "other" }, "a")).toBe(false);
});
