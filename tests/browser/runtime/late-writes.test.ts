import { describe, expect, it } from "vitest";
import { createTestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import { openLateWrites } from "../../../src/browser/runtime/state/late-writes.ts";

function open() {
  const clock = createTestClock();
  const late = openLateWrites(clock);
  const written: string[] = [];
  const add = (name: string, text: string): void => late.add(name, () => written.push(`${name}=${text}`));
  return { clock, late, written, add };
}

describe("a write that may wait", () => {
  it("is made a few times a second, however fast the keys follow each other", () => {
    const { clock, written, add } = open();
    for (let key = 1; key <= 10; key++) {
      add("text", `${key}`);
      clock.advance(100);
    }
    expect(written).toEqual(["text=3", "text=6", "text=9"]);
    clock.advance(1000);
    expect(written).toEqual(["text=3", "text=6", "text=9", "text=10"]);
  });

  it("waits for each name by itself", () => {
    const { clock, written, add } = open();
    add("a", "1");
    add("b", "1");
    add("a", "2");
    clock.advance(300);
    expect(written).toEqual(["a=2", "b=1"]);
  });

  it("is made once when it is asked for before its time", () => {
    const { clock, late, written, add } = open();
    add("a", "1");
    late.flush();
    late.flush();
    expect(written).toEqual(["a=1"]);
    clock.advance(1000);
    expect(written).toEqual(["a=1"]);
  });
});
