/** One change somewhere in a plan, of the kinds that broken transport, old builds and hostile hands make. */
import type { ScreenPlan } from "../../../src/core/format/index.ts";

export interface Mutated {
  readonly plan: ScreenPlan;
  readonly what: string;
}

type Place = readonly (string | number)[];

const reserved = ["__proto__", "constructor", "toString", "hasOwnProperty"];

export function mutatePlan(plan: ScreenPlan, random: () => number): Mutated {
  const copy: ScreenPlan = JSON.parse(JSON.stringify(plan));
  const places = placesIn(copy, []);
  const place = pick(places, random);
  const [name, change] = pick(changes(places, copy, random), random);
  const holder = place.slice(0, -1).reduce<unknown>(read, copy);
  const key = place[place.length - 1];
  if (typeof holder === "object" && holder !== null && key !== undefined) change(holder, key);
  return { plan: copy, what: `${name} at ${place.join(".")}` };
}

type Change = readonly [name: string, change: (holder: object, key: string | number) => void];

function changes(places: readonly Place[], plan: ScreenPlan, random: () => number): readonly Change[] {
  const other = pick(places, random).reduce<unknown>(read, plan);
  return [
    ["deleted", (holder, key) => void Reflect.deleteProperty(holder, key)],
    ["null", (holder, key) => void Reflect.set(holder, key, null)],
    ["a number", (holder, key) => void Reflect.set(holder, key, 1e308)],
    ["a text", (holder, key) => void Reflect.set(holder, key, pick(reserved, random))],
    ["a list", (holder, key) => void Reflect.set(holder, key, [[], {}])],
    ["an object", (holder, key) => void Reflect.set(holder, key, { constructor: { prototype: 1 }, label: {} })],
    ["another part", (holder, key) => void Reflect.set(holder, key, JSON.parse(JSON.stringify(other ?? null)))],
    ["deep", (holder, key) => void Reflect.set(holder, key, deepen(Reflect.get(holder, key), 200))],
    ["huge", (holder, key) => void Reflect.set(holder, key, "x".repeat(100_000))],
    ["renamed", (holder, key) => rename(holder, key, pick(reserved, random))],
  ];
}

function rename(holder: object, key: string | number, name: string): void {
  const value: unknown = Reflect.get(holder, key);
  Reflect.deleteProperty(holder, key);
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

function deepen(value: unknown, depth: number): unknown {
  return depth === 0 ? value : [deepen(value, depth - 1)];
}

function placesIn(value: unknown, place: Place): Place[] {
  if (typeof value !== "object" || value === null) return place.length > 0 ? [place] : [];
  const inside = Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key]));
  return place.length > 0 ? [place, ...inside] : inside;
}

function read(from: unknown, key: string | number): unknown {
  return typeof from === "object" && from !== null ? Reflect.get(from, key) : undefined;
}

function pick<T>(list: readonly T[], random: () => number): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error("There is nothing to pick from.");
  return found;
}
