import { expect, it } from "vitest";
import { inParallel } from "../../../src/authoring/operate/release/in-parallel.ts";

it("of many things at once, none is begun after one that fails", async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = inParallel(
    Array.from({ length: 100 }, (_, place) => place),
    async (place) => {
      begun.push(place);
      await Promise.resolve();
      if (place === 3) throw new Error("The fourth fails.");
      await new Promise((resolve) => setImmediate(resolve));
      ended.push(place);
    },
  );
  await expect(work).rejects.toThrow("The fourth fails.");
  expect([begun.length, ended.length]).toEqual([16, 15]);
});
