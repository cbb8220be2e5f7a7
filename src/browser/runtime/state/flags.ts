// What somebody else decides for a screen, outside of its definitions.
import type { Flags } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import type { FlagClient } from "../ports.ts";

type Value = Flags[string]["default"];

function ask(client: FlagClient, name: string, otherwise: Value): unknown {
  if (typeof otherwise === "boolean") return client.getBooleanValue(name, otherwise);
  if (typeof otherwise === "number") return client.getNumberValue(name, otherwise);
  return client.getStringValue(name, otherwise);
}

/** A flag has its default where nobody decides, where deciding throws, and where it came out as what it cannot be. */
export function readFlags(flags: Flags, client?: FlagClient): { readonly [name: string]: Value } {
  return Object.fromEntries(
    Object.entries(flags).map(([name, { default: otherwise, choices }]) => {
      let value: unknown;
      try {
        value = client && ask(client, name, otherwise);
      } catch {
        // The provider says so itself; a screen opens with or without it.
      }
      const isOne = typeof value === typeof otherwise && (choices === undefined || choices.some((text) => text === value));
      return [name, isOne ? (value as Value) : otherwise];
    }),
  );
}

/** Decides what is given, and nothing about other flags. */
export function decide(values: { readonly [name: string]: unknown } = {}): FlagClient {
  const get = <T>(name: string, otherwise: T): T => (readOwn(values, name) as T | undefined) ?? otherwise;
  return { getBooleanValue: get, getNumberValue: get, getStringValue: get };
}
