// Format 3: a project names its disclosures itself. Before, the engine knew three.
import { isObject } from "../../../core/json/index.ts";
import type { DefinitionFile, MigrationStep } from "./migration-step.ts";

const settingsFile = "screens/catalogue/settings.json";
const known = { amount: "amount", fee: "cost", consent: "consent" };

function namesSome(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesSome);
  return isObject(value) && Object.entries(value).some(([name, part]) => isList(name, part) || namesSome(part));
}

function isList(name: string, part: unknown): boolean {
  return (name === "needs" || name === "discloses") && Array.isArray(part) && part.some((one) => Object.hasOwn(known, String(one)));
}

function addNames({ path, value }: DefinitionFile): DefinitionFile {
  const isOld = path === settingsFile && isObject(value) && value["disclosures"] === undefined;
  return isOld ? { path, value: { ...value, disclosures: known } } : { path, value };
}

export const namedDisclosures: MigrationStep = {
  what: "the settings name what `needs` and `discloses` take",
  rewrite: (files) => (files.some(({ path, value }) => path.startsWith("screens/") && namesSome(value)) ? files.map(addNames) : files),
};
