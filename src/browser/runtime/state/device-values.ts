// What a screen stores on the device: values under `layar.<name>`.
import type { ScreenPlan } from "../../../core/format/index.ts";
import { isReserved, parseJson } from "../../../core/json/index.ts";
import type { Amounts } from "../network/amounts.ts";
import type { Storage } from "../ports.ts";

type Values = { readonly [name: string]: unknown };

export const prefix = "layar.";
/** Records of commits. They outlive everything else that is stored: without them a key would be used again, or a thing be done twice. */
export const intentPrefix = `${prefix}intent.`;

/** Whose the values are: a digest. No value has a dot in its name. */
const ownerKey = `${prefix}values.owner`;

const kinds: { readonly [type: string]: string } = { text: "string", number: "number", boolean: "boolean" };

export function kindOf(value: unknown): string {
  return Array.isArray(value) ? "list" : typeof value;
}

// What an older build or another program stored is dropped unless its kind is the one that the screen expects.
function isOfType(value: unknown, type: string): boolean {
  if (type.startsWith("amount")) return typeof value === "number" || typeof value === "string";
  return value !== null && kindOf(value) === (type.includes("[]") ? "list" : (kinds[type.replace("?", "")] ?? "object"));
}

/** Null where the value is missing, corrupt or not of its type. */
export function readDeviceValue(device: Pick<Storage, "read">, name: string, type: string): unknown {
  const value = parseJson(device.read(prefix + name));
  return isOfType(value, type) ? value : null;
}

/** Gives the values that the plan names, with null for amounts that are none. */
export function readDeviceValues(plan: ScreenPlan, device: Storage, owner: string, amounts?: Pick<Amounts, "keep">): Values {
  clearForeignValues(device, owner);
  return Object.fromEntries(
    Object.entries(plan.stored ?? {}).map(([name, type]) => {
      const value = readDeviceValue(device, name, type);
      return [name, type.startsWith("amount") && amounts ? amounts.keep(value) : value];
    }),
  );
}

/** Null clears the name. `owner` is '' where nobody is known to be signed in. */
export function storeValue(device: Storage, owner: string, name: string, value: unknown): void {
  if (isReserved(name)) return;
  clearForeignValues(device, owner);
  if (value === null || value === undefined) device.remove(prefix + name);
  else {
    device.write(prefix + name, JSON.stringify(value));
    if (owner) device.write(ownerKey, owner);
  }
}

/** What another user has left on the device is nothing to this one. */
export function clearForeignValues(device: Storage, owner: string): void {
  const before = device.read(ownerKey);
  if (owner && before && before !== owner) clearValues(device);
}

/** Gives the names that were cleared; without names all values of all screens are. Records of commits stay. */
export function clearValues(device: Storage, names?: readonly string[]): readonly string[] {
  const keys = names
    ? names.map((name) => prefix + name)
    : device.keys().filter((key) => key.startsWith(prefix) && !key.startsWith(intentPrefix));
  for (const key of keys) device.remove(key);
  return keys.map((key) => key.slice(prefix.length));
}
