/** Names on the wire and back, as the server sees them. */

import { isContainer } from "../../../core/json/index.ts";
import type { MockProject } from "./project.ts";

type Names = { readonly [ours: string]: string };

export function requestNames({ wire }: MockProject, action: string): Names {
  return { ...wire.actions?.["*"]?.request, ...wire.actions?.[action]?.request };
}

export function answerNames({ wire }: MockProject, action: string): Names {
  return { ...wire.actions?.["*"]?.answer, ...wire.actions?.[action]?.answer };
}

/** Our names for the wire's, one level deep: requests are flat. */
export function readNames(input: ReadonlyMap<string, unknown>, names: Names): Map<string, unknown> {
  const ours = new Map(Object.entries(names).map(([name, wire]) => [wire, name]));
  return new Map([...input].map(([name, value]) => [ours.get(name) ?? name, value]));
}

/** The wire's names for ours, at any depth. */
export function writeNames(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((entry) => writeNames(entry, names));
  if (!isContainer(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [Object.hasOwn(names, name) ? names[name] : name, writeNames(entry, names)]),
  );
}
