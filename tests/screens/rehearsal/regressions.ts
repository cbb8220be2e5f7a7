/** Changes of the shipped screens after which a visitor meets something else, and changes after which nobody does. */
import type { SourceFile } from "../../../src/authoring/compiler/index.ts";
import { isObject } from "../../../src/core/json/index.ts";
import * as senses from "../../mutation/kinds-sense.ts";
import { leaveOutSteps } from "../../mutation/kinds-steps.ts";
import { sample } from "../../mutation/list-mutants.ts";
import { type Mutant, readTarget, removeValue, replaceValue, type Target } from "../../mutation/mutant.ts";

const isDefinition = ({ path }: SourceFile): boolean =>
  /^screens\/(?!catalogue\/|mock\/)(?!.*\/(?:scenarios|tests|texts)\.json$).*\.json$/.test(path);

const isText = ({ path }: SourceFile): boolean => /^screens\/(?!mock\/).*\/texts\.json$/.test(path);
const isAction = ({ path }: SourceFile): boolean => path.startsWith("screens/catalogue/actions/");

/** The same number of each kind as far as there are so many, always the same ones for a seed. */
export function listRegressions(files: readonly SourceFile[], perKind: number, seed: number): Mutant[] {
  const read = (is: (file: SourceFile) => boolean): Target[] =>
    files.filter(is).map(({ path, text }) => withoutDisabled(readTarget(path, text)));
  const definitions = read(isDefinition);
  const all = [
    ...definitions.flatMap((target) =>
      [...Object.values(senses), leaveOutSteps, leaveOutAnySteps, leaveOutNodes].flatMap((kind) => kind(target)),
    ),
    ...read(isText).flatMap(changeTexts),
    ...read(isAction).flatMap(changePaths),
  ];
  // What a broken node does to its screen shows only where one breaks, and parameters are declared in any order.
  const noticed = all.filter(({ what }) => !/\/critical: true is left out$|^\/params: .* change places$/.test(what));
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    sample(
      noticed.filter((one) => one.kind === kind),
      perKind,
      seed,
    ),
  );
}

/** Nobody meets what is switched off. */
function withoutDisabled(target: Target): Target {
  const off = target.places
    .filter(({ key, around }) => key === "disabled" && isObject(around) && "widget" in around)
    .map(({ path }) => path.slice(0, -1));
  const isOff = (path: Target["places"][number]["path"]): boolean => off.some((node) => node.every((part, at) => part === path[at]));
  return { ...target, places: target.places.filter(({ path }) => !isOff(path)) };
}

function leaveOutAnySteps(target: Target): Mutant[] {
  return target.places
    .filter(({ value, around }) => isObject(value) && typeof value["do"] === "string" && Array.isArray(around) && around.length > 1)
    .map((place) => removeValue(target, "any step left out", place));
}

function leaveOutNodes(target: Target): Mutant[] {
  return target.places
    .filter(({ value, around }) => isObject(value) && typeof value["widget"] === "string" && Array.isArray(around) && around.length > 1)
    .map((place) => removeValue(target, "node left out", place));
}

function changeTexts(target: Target): Mutant[] {
  return target.places
    .filter(({ value, key }) => typeof value === "string" && key === "en")
    .map((place) => replaceValue(target, "another wording", place, `${String(place.value)} Now.`));
}

function changePaths(target: Target): Mutant[] {
  return target.places
    .filter(({ value, key }) => key === "path" && typeof value === "string")
    .map((place) => replaceValue(target, "another path", place, `${String(place.value)}-v2`));
}

/** The project with one file as a mutant writes it. */
export function withMutant(files: readonly SourceFile[], { file, write }: Mutant): SourceFile[] {
  const text = write();
  return files.map((one) => (one.path === file ? { path: one.path, text } : one));
}
