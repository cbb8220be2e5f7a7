import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openStorage } from "../../../src/browser/runtime/index.ts";

type Area = globalThis.Storage;

/** A device's storage that fails at the write `failsAt` and later. */
function createArea(failsAt = Infinity): Area {
  const map = new Map<string, string>();
  let writes = 0;
  return {
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem(key, value) {
      if (++writes >= failsAt) throw new DOMException("Full", "QuotaExceededError");
      map.set(key, value);
    },
    removeItem: (key) => map.delete(key),
    clear: () => map.clear(),
  };
}

describe("openStorage", () => {
  const throwing = (): Area => {
    throw new DOMException("Denied", "SecurityError");
  };
  const silent = { ...createArea(), setItem: () => {}, getItem: () => null };

  it.each([
    ["a storage", () => createArea],
    ["none", () => () => null],
    ["one that loses writes without a word", () => () => silent],
    ["one that is full", () => () => createArea(1)],
  ])("keeps values for the page with %s", (_name, make) => {
    const area = make()();
    const storage = openStorage(() => area);
    storage.write("layar.a", "1");
    storage.write("layar.b", "2");
    expect([storage.read("layar.a"), [...storage.keys()].sort(), storage.read("none")]).toEqual(["1", ["layar.a", "layar.b"], null]);
    storage.remove("layar.a");
    expect([storage.read("layar.a"), storage.keys()]).toEqual([null, ["layar.b"]]);
  });

  it("reads back what it wrote until the device has kept one value", () => {
    const area = createArea();
    let readings = 0;
    const getItem = (key: string): string | null => {
      readings++;
      return area.getItem(key);
    };
    const storage = openStorage(() => ({ ...area, getItem }));
    for (const text of ["a", "ab", "abc"]) storage.write("layar.a", text);
    expect([readings, storage.read("layar.a")]).toEqual([1, "abc"]);
  });

  it("bears an access that throws", () => {
    const storage = openStorage(throwing);
    storage.write("a", "1");
    expect([storage.read("a"), storage.keys(), storage.read("b")]).toEqual(["1", ["a"], null]);
  });

  it("agrees with a map whichever write is the first to fail", () => {
    const step = fc.tuple(fc.constantFrom("write", "remove", "read"), fc.constantFrom("a", "b", "c"), fc.string());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 1, max: 12 }), (steps, failsAt) => {
        const area = createArea(failsAt);
        const storage = openStorage(() => area);
        const model = new Map<string, string>();
        for (const [kind, key, value] of steps) {
          if (kind === "write") {
            storage.write(key, value);
            model.set(key, value);
          } else if (kind === "remove") {
            storage.remove(key);
            model.delete(key);
          }
          expect(storage.read(key)).toBe(model.get(key) ?? null);
        }
        expect([...storage.keys()].sort()).toEqual([...model.keys()].sort());
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});

describe("whether values outlast the page", () => {
  it("is tried out once, and again after a refusal", () => {
    const area = createArea(4);
    let tries = 0;
    const storage = openStorage(() => ({
      ...area,
      setItem(key, value) {
        if (key.endsWith("probe")) tries++;
        area.setItem(key, value);
      },
    }));
    expect([storage.lasts(), storage.lasts(), tries]).toEqual([true, true, 1]);
    for (const text of ["1", "2", "3"]) storage.write("layar.a", text);
    expect([storage.lasts(), storage.read("layar.a"), storage.keys()]).toEqual([false, "3", ["layar.a"]]);
  });
});
