import fc from "fast-check";
import { expect, it } from "vitest";
import { checkTemplate, createBuiltins, createCompiler, parse, types } from "../../../src/core/expression/index.ts";
import { isThorough } from "../../support/run/thoroughness.ts";
import { formats } from "./support.ts";
import { trees, write } from "./trees.ts";
import { evaluate } from "./twin.ts";

const group = { n: 3, t: "ab", b: true, list: [1, 2, "a"] };
const data = {
  n: 4,
  t: "aB7",
  b: true,
  z: null,
  list: [{ n: 1, t: "x", b: true }, { n: null, t: "ab", b: false }, 5, "a", null, true],
  group,
};

// Negative zero is written as zero in JSON, and no screen can show the difference.
const plain = (value: unknown) => JSON.stringify(value);

const runs = isThorough ? 20_000 : 3_000;
const timeoutMs = 120_000;

it(
  `${runs} random expressions mean what JavaScript says they mean`,
  () => {
    const compile = createCompiler(createBuiltins(formats));
    let compared = 0;
    const property = fc.property(trees(4), (tree) => {
      const text = write(tree);
      const parsed = parse(text);
      if (!("ast" in parsed)) return parsed.errors[0]?.code === "too-deep" || expect.fail(`${text} is refused`);
      const result = compile(JSON.parse(JSON.stringify(parsed.ast)))({ data });
      compared++;
      return plain(result) === plain(evaluate(tree, { data, items: [] })) || expect.fail(`${text} gives ${plain(result)}`);
    });
    fc.assert(property, { seed: 20_240_818, numRuns: runs });
    expect(compared).toBeGreaterThan(0.95 * runs);
  },
  timeoutMs,
);

it(
  "an expression in a text means what it means where the text is used",
  () => {
    const roots = { data: types.any };
    let compared = 0;
    const property = fc.property(trees(3), (tree) => {
      const text = write(tree);
      const named = { roots, bare: {}, texts: { it: { file: "", pointer: "", text: `{${text}}` } } };
      const [spliced, written] = [checkTemplate("{texts.it}", named), checkTemplate(`{${text}}`, { roots, bare: {} })];
      if (written.errors.length > 0) return;
      compared++;
      expect(plain(spliced.ast)).toBe(plain(written.ast));
      expect(spliced.reads).toEqual(written.reads);
    });
    fc.assert(property, { seed: 20_240_819, numRuns: 3_000 });
    expect(compared).toBeGreaterThan(500);
  },
  timeoutMs,
);
