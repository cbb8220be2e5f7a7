/** The licences of all packages whose code is in a build: their terms ask that the text goes with the code. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, parseJson } from "../../../core/json/index.ts";

export const licencesFile = "licences.txt";

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const line = `\n\n${"-".repeat(72)}\n\n`;

/** Throws on a package without a licence file, so that none goes unseen. `others` are bundled apart from the app's modules. */
export function writeLicences(modules: Iterable<string>, others: readonly string[]): string {
  const folders = [...[...modules].flatMap((id) => packageFolder.exec(id)?.[0] ?? []), ...others];
  const entries = [...new Set(folders)].map(describePackage);
  return `This product contains the following packages.${[...new Set(entries)]
    .sort()
    .map((entry) => line + entry)
    .join("")}\n`;
}

function describePackage(folder: string): string {
  const facts = parseJson(readFileSync(join(folder, "package.json"), "utf8"));
  if (!isObject(facts)) throw new Error(`${folder} has no package.json that can be read.`);
  const name = `${String(facts["name"])} ${String(facts["version"])}`;
  const file = existsSync(folder) ? readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one)) : undefined;
  if (file === undefined) throw new Error(`The package ${name} ships without its licence.`);
  return `${name} (${String(facts["license"])})\n\n${readFileSync(join(folder, file), "utf8").trim()}`;
}
