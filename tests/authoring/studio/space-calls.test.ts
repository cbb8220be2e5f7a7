import { expect, it, onTestFinished, vi } from "vitest";
import { spaceCalls } from "../../../src/authoring/studio/server/space-calls.ts";

it("runs at once, and once more for all calls that came meanwhile", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let runs = 0;
  const call = spaceCalls(() => runs++, 100);
  call();
  expect(runs).toBe(1);
  for (let more = 0; more < 5; more++) call();
  vi.advanceTimersByTime(99);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(2);
  vi.advanceTimersByTime(100);
  expect(runs).toBe(2);
  call();
  expect(runs).toBe(3);
});
