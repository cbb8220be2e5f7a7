import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMovableClock } from "../../../src/authoring/studio/frame/clock.ts";

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => void vi.useRealTimers());

it("begins at a moment, and goes on as the true time does", () => {
  const clock = createMovableClock(5_000_000);
  const ran: number[] = [];
  clock.after(300, () => ran.push(clock.now()));
  vi.advanceTimersByTime(300);
  expect([clock.now(), ran]).toEqual([5_000_300, [5_000_300]]);
});

it("runs at once, in order and at its moment, what falls due while time is let pass", () => {
  const clock = createMovableClock(0);
  const ran: string[] = [];
  const cancel = clock.after(10, () => ran.push("cancelled"));
  clock.after(60_000, () => ran.push(`limit at ${clock.now()}`));
  clock.after(500, () => {
    ran.push(`pause at ${clock.now()}`);
    clock.after(2000, () => ran.push(`again at ${clock.now()}`));
  });
  cancel();
  clock.advance(59_000);
  expect(ran).toEqual(["pause at 500", "again at 2500"]);
  expect(clock.now()).toBe(59_000);
  vi.advanceTimersByTime(1000);
  expect(ran.at(-1)).toBe("limit at 60000");
});
