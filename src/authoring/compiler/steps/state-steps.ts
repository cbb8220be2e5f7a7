// Steps that change what the screen or the device stores.

import { type Type, types, union } from "../../../core/expression/index.ts";
import { optionalValue, type StepRecords, valuesIn } from "./step-record.ts";

export const stateSteps: Pick<StepRecords, "set" | "append" | "remove" | "store" | "clear"> = {
  set: {
    values: ({ path, to }) => [{ path: ["to"], value: to, want: (wanted) => wanted.atPath(path) }],
    writes: ({ path }) => [{ path }],
    mayRunOnClose: true,
  },
  append: {
    values: ({ path, value, values }) => [
      ...optionalValue(value, { path: ["value"], want: (wanted) => wanted.atPath(path)?.list }),
      ...optionalValue(values, { path: ["values"], want: (wanted) => orNull(wanted.atPath(path)) }),
    ],
    writes: ({ path }) => [{ path }],
    plan: ({ path, value, values }, planner) =>
      values === undefined
        ? { do: "append", path, value: planner.value(value ?? null, "value") }
        : { do: "append", path, values: planner.value(values, "values") },
  },
  remove: {
    values: ({ index }) => [{ path: ["index"], value: index, want: () => types.num }],
    writes: ({ path }) => [{ path }],
  },
  store: {
    values: ({ values }) => valuesIn("values", values, (wanted, name) => wanted.stored(name)),
    names: ({ values }) => Object.keys(values).map((name) => ({ kind: "stored", name, path: ["values", name] })),
    passesOn: true,
    isSilent: true,
    mayRunOnClose: true,
  },
  clear: {
    names: ({ names = [] }) => names.map((name, index) => ({ kind: "stored", name, path: ["names", String(index)] })),
    isSilent: true,
    mayRunOnClose: true,
  },
};

function orNull(type: Type | undefined): Type | undefined {
  return type && union(type, types.null);
}
