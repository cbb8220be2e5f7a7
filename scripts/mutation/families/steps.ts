/** Steps of a definition in the long form, where each list of steps is an array. */
import { isObject } from "../../../src/core/json/index.ts";
import type { Json, JsonObject, Location, Target } from "../mutant.ts";

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
