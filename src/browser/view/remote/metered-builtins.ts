// The functions, operators and loops of expressions, which together have the budget of the screen instead of one each.
import type { Builtins } from "../../../core/expression/evaluate/evaluate.ts";
import type { Meter } from "./meter.ts";

type Run = ReturnType<Builtins["operators"][string]>;

export function meterBuiltins({ functions, operators, loops }: Builtins, meter: Meter): Builtins {
  /** What stops by the limit of one expression has cost more than the screen may. */
  const measured = (make: () => unknown): unknown => {
    if (meter.isOver()) return null;
    try {
      return meter.take(make());
    } catch (stopped) {
      meter.exceed("work");
      throw stopped;
    }
  };
  const meterRun =
    (run: Run): Run =>
    (scope, frame) =>
      measured(() => run(scope, frame));
  return {
    functions: mapValues(functions, ([least, most, run]) => [
      least,
      most,
      (...values) =>
        measured(() => {
          for (const value of values) meter.take(value);
          return run(...values);
        }),
    ]),
    operators: mapValues(operators, (operator) => {
      const metered: typeof operator = (...parts) => meterRun(operator(...parts));
      // The compiler reads from it how many values the operator takes.
      return Object.defineProperty(metered, "length", { value: operator.length });
    }),
    loops: mapValues(loops, (loop) => (parts, work, site) => {
      const run = loop(parts, work, site);
      return (scope, frame) =>
        measured(() => {
          const before = work.steps;
          const value = run(scope, frame);
          meter.spend(before - work.steps);
          return value;
        });
    }),
  };
}

function mapValues<T>(table: Readonly<Record<string, T>>, change: (value: T) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value)]));
}
