import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wire } from "../../../src/browser/runtime/network/wire-names.ts";

const names = fc.constantFrom("orderNo", "amount", "list", "name", "__proto__", "constructor", "toString");
const mapping = fc
  .uniqueArray(fc.tuple(fc.constantFrom("orderNo", "amount", "list", "name"), fc.stringMatching(/^w[a-z]{3,6}$/)), {
    selector: ([ours]) => ours,
  })
  .filter((pairs) => new Set(pairs.map(([, theirs]) => theirs)).size === pairs.length);
const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.integer(), fc.string(), fc.constant(null), fc.array(tie("value"), { maxLength: 4 }), tie("group")),
  group: fc.array(fc.tuple(names, tie("value")), { maxLength: 5 }).map((pairs) => Object.fromEntries(pairs)),
}));

describe("toWire and fromWire", () => {
  it("give back at any depth what went out", () => {
    fc.assert(
      fc.property(json.group, mapping, (group, pairs) => {
        const names = Object.fromEntries(pairs);
        const sent = wire.write(group as { readonly [name: string]: unknown }, names);
        expect(wire.read(sent, names)).toEqual(group);
        expect(Reflect.ownKeys(Object.prototype)).not.toContain("polluted");
      }),
      { seed: 11, numRuns: 1000 },
    );
  });

  it("leave files as they are", () => {
    const file = new File(["x"], "x.png");
    expect(wire.write({ file }, { file: "f" }).f).toBe(file);
  });

  it("give the very value where nothing is renamed", () => {
    const data = { a: 1 };
    expect(wire.read(data, undefined)).toBe(data);
  });
});
