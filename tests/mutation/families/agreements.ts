/** Catalogues and scenarios that do not agree with what they speak of. */
import { isObject } from "../../../src/core/json/index.ts";
import { type Mutant, mutate, renameKey, replaceValue, type Target } from "../mutant.ts";

const isActions = ({ file }: Target): boolean => file.startsWith("screens/catalogue/actions/");
const isScenarios = ({ file }: Target): boolean => file.endsWith("/scenarios.json");

export function actionsThatDisagree(target: Target): Mutant[] {
  if (!isActions(target)) return [];
  return target.places.flatMap((place): Mutant[] => {
    const { key, value, path } = place;
    if (key === "refuses") return [replaceValue(target, "agreements: a code refuses no input", place, `${String(value)}Text`)];
    if (key === "path" && path.length === 3)
      return [replaceValue(target, "agreements: an empty part of a path", place, String(value).replace(/\/(?=[^/]+$)/, "//"))];
    if (key === "done") return [replaceValue(target, "agreements: settled by nothing", place, "true")];
    if (key !== "input" || path[2] !== "settledBy" || !isObject(value) || Object.keys(value).length !== 2) return [];
    const [[one = "", first = ""] = [], [other = "", second = ""] = []] = Object.entries(value);
    return [replaceValue(target, "agreements: inputs of a settlement exchanged", place, { [one]: second, [other]: first })];
  });
}

export function rulesWithSlashes(target: Target): Mutant[] {
  if (!target.file.endsWith("/rules.json")) return [];
  return target.places
    .filter(({ key, value }) => key === "pattern" && String(value).startsWith("^"))
    .map((place) => replaceValue(target, "agreements: slashes around a pattern", place, `/${String(place.value)}/`));
}

export function scenariosOfNobody(target: Target): Mutant[] {
  if (!isScenarios(target) || target.file.startsWith("screens/mock/")) return [];
  return target.places.flatMap((place): Mutant[] => {
    const { key, value, path } = place;
    if (key === "delayMs") return [replaceValue(target, "agreements: a delay in seconds", place, Number(value) / 1000)];
    if (key === "open" && value !== "") return [replaceValue(target, "agreements: parameters with their sign", place, `?${String(value)}`)];
    if (
      path.at(-2) !== "answers" ||
      key === "delayDetail" ||
      !isObject(value) ||
      Object.hasOwn(value, "patch") ||
      Object.hasOwn(value, "data")
    )
      return [];
    return Object.hasOwn(value, "code") ? [] : [renameKey(target, "agreements: a scenario of another call", place, "delayDetail")];
  });
}

export function namesOnTheWire(target: Target): Mutant[] {
  if (!target.file.startsWith("screens/catalogue/wire/")) return [];
  return target.places
    .filter(({ path, value }) => path.length === 4 && typeof value === "string")
    .flatMap((place) => [
      replaceValue(target, "agreements: a blank in a wire name", place, `${String(place.value)} `),
      replaceValue(target, "agreements: a wire name that is ours", place, place.key),
    ]);
}

/** A file says that it is of another kind. */
export function schemasOfAnotherKind(target: Target): Mutant[] {
  if (!/\/(?:screen|texts)\.json$/.test(target.file) || typeof target.json["$schema"] !== "string") return [];
  return [
    mutate(target, "agreements: the schema of another kind", { path: ["$schema"] }, "becomes that of overlays", (around, name) =>
      Object.assign(around, { [name]: String(target.json["$schema"]).replace(/[\w-]+(?=\.gen\.)/, "overlay") }),
    ),
  ];
}
