// The expressions of one step, each with the type that its location requires.

import { readField, type Type, types, union } from "../../../core/expression/index.ts";
import type { StepDefinition } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import type { Catalogue } from "../project.ts";
import type { StepTypes } from "../steps/step-record.ts";
import { valuesOf } from "../steps/steps.ts";
import { typeOfName, typeOfSchema } from "./schema-types.ts";
import type { Roots } from "./scope.ts";
import type { Sites } from "./sites.ts";

export interface StepLocation {
  readonly catalogue: Catalogue;
  readonly roots: Roots;
  readonly sites: Sites;
  /** Type that a `reply` step must give. */
  readonly reply?: Type;
}

/** The type at a path such as `state.text`; undefined when the path leads nowhere. */
function typeAtPath(roots: Roots, path: string): Type | undefined {
  const [root = "", ...rest] = path.split(".");
  return rest.reduce<Type | undefined>((at, name) => (at?.obj === undefined ? undefined : readField(at.obj, name)), roots[root]);
}

/** Type of an action's input. */
export function wantOfInput(catalogue: Catalogue, action: string): (name: string) => Type | undefined {
  const request = typeOfSchema(catalogue, catalogue.actions.get(action)?.request);
  return (name) => (request?.obj === undefined ? undefined : readField(request.obj, name));
}

function typesAt({ catalogue, roots, reply }: StepLocation): StepTypes {
  const nameType = (type: string | undefined) => (type === undefined ? undefined : typeOfName(catalogue, type));
  return {
    atPath: (path) => typeAtPath(roots, path),
    input: (action, name) => wantOfInput(catalogue, action)(name),
    shellParam: (key, name) => nameType(catalogue.shell.get(key)?.params?.[name]),
    stored: (name) => {
      const type = nameType(catalogue.stored.get(name));
      return type && union(type, types.null);
    },
    reply,
  };
}

/** Adds the sites of a step, without those of its branches. */
export function addStepSites(step: StepDefinition, pointer: string, place: StepLocation): void {
  if ("when" in step) place.sites.addExpression(step.when, `${pointer}/when`, types.condition);
  const typesHere = typesAt(place);
  for (const { path, value, isExpression, want } of valuesOf(step)) {
    const at = joinPointer(pointer, ...path);
    const wanted = want?.(typesHere);
    if (isExpression) place.sites.addExpression(String(value), at, wanted);
    else place.sites.addValue(value, at, wanted);
  }
}
