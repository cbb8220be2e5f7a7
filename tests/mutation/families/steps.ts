/** Steps of a definition in the long form, where each list of steps is an array. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Json, type JsonObject, type Location, type Mutant, mutate, type Target } from "../mutant.ts";

export interface StepPlace {
  readonly place: Location;
  readonly step: JsonObject;
  readonly list: readonly Json[];
  readonly at: number;
}

/** Every step with the list that it stands in. */
export function listSteps({ places }: Target): StepPlace[] {
  return places.flatMap((place) => {
    const { value: step, around: list, path } = place;
    if (!isObject(step) || typeof step["do"] !== "string" || !Array.isArray(list)) return [];
    return [{ place, step, list, at: Number(path[path.length - 1]) }];
  });
}

/** Every node of a base, with its own text of the screen. */
export function listNodes({ places }: Target): Location[] {
  return places.filter(({ value, around }) => isObject(value) && typeof value["widget"] === "string" && Array.isArray(around));
}

export function isScreen({ file }: Target): boolean {
  return file.endsWith("/screen.json");
}

export function copyOf<T extends Json>(value: T): T {
  return structuredClone(value);
}

/** Puts a step in front of another one. */
export function putBefore(target: Target, kind: string, { place, at }: StepPlace, step: JsonObject): Mutant {
  return mutate(target, kind, place, `${JSON.stringify(step)} stands before it`, (list) => {
    if (Array.isArray(list)) list.splice(at, 0, step);
  });
}

/** Changes parts of the object at a place; null takes a part away. */
export function changeParts(target: Target, kind: string, place: Location, parts: JsonObject): Mutant {
  return mutate(target, kind, place, `gets ${JSON.stringify(parts).slice(0, 120)}`, (around, at) => {
    const value = Array.isArray(around) ? around[Number(at)] : around[String(at)];
    if (!isObject(value)) return;
    for (const [name, part] of Object.entries(parts)) {
      const before = value[name];
      if (part === null) delete value[name];
      else value[name] = isObject(part) && isObject(before) ? { ...before, ...part } : part;
    }
  });
}

/** The steps of a branch. */
export function stepsOf(step: JsonObject, branch: string): Json[] {
  const steps = step[branch];
  return Array.isArray(steps) ? steps : [];
}
