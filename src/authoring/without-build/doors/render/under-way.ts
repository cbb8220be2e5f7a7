// Lets everything happen that a screen has under way, in turns that React knows of.
import * as React from "react";

/** Of before a test replaces them by a clock of its own. */
const { setTimeout: later, clearTimeout: cancel } = globalThis;

const flag = "IS_REACT_ACT_ENVIRONMENT";

/** Runs a piece of a test, and gives what it gives when everything that it made React draw is drawn. */
export async function act<T>(run: () => Promise<T> | T): Promise<T> {
  const before: unknown = Reflect.get(globalThis, flag);
  Reflect.set(globalThis, flag, true);
  try {
    return await React.act(async () => run());
  } finally {
    Reflect.set(globalThis, flag, before);
  }
}

interface UnderWay {
  /** Whether something has begun that is not over. */
  isWaiting(): boolean;
  /** Changes with everything that happens. */
  activity(): number;
}

/** How often nothing has to happen in a row. */
const quietTurns = 3;

/** Waits until nothing is under way, or until the time is over: some calls never end. */
export async function untilQuiet({ isWaiting, activity }: UnderWay, patienceMs: number): Promise<void> {
  let isOver = false;
  const timer = later(() => {
    isOver = true;
  }, patienceMs);
  for (let quiet = 0; quiet < quietTurns && !isOver; ) {
    const before = activity();
    await act(() => new Promise<void>((resolve) => void later(resolve, 0)));
    quiet = activity() === before && !isWaiting() ? quiet + 1 : 0;
  }
  cancel(timer);
}
