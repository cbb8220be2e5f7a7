/** The packages whose code is in a build: their licences ask that the text goes with the code, and who watches for flaws wants a list. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, parseJson } from "../../../core/json/index.ts";

export const licencesFile = "licences.txt";
export const billFile = "sbom.json";

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** The licence itself. */
  readonly text: string;
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
const line = `\n\n${"-".repeat(72)}\n\n`;

/** Throws on a package without a licence file, so that none goes unseen. `others` are bundled apart from the app's modules. */
export function readPackages(modules: Iterable<string>, others: readonly string[]): ShippedPackage[] {
  const folders = [...[...modules].flatMap((id) => packageFolder.exec(id)?.[0] ?? []), ...others];
  const packages = new Map([...new Set(folders)].map(readPackage).map((one) => [titleOf(one), one]));
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

function readPackage(folder: string): ShippedPackage {
  const facts = parseJson(readFileSync(join(folder, "package.json"), "utf8"));
  if (!isObject(facts)) throw new Error(`${folder} has no package.json that can be read.`);
  const [name, version, licence] = [String(facts["name"]), String(facts["version"]), String(facts["license"])];
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one));
  if (file === undefined) throw new Error(`The package ${name} ${version} ships without its licence.`);
  return { name, version, licence, text: readFileSync(join(folder, file), "utf8").trim() };
}

const titleOf = ({ name, version }: ShippedPackage): string => `${name} ${version}`;

export function writeLicences(packages: readonly ShippedPackage[]): string {
  const entries = packages.map((one) => `${line}${titleOf(one)} (${one.licence})\n\n${one.text}`);
  return `This product contains the following packages.${entries.join("")}\n`;
}

/** A software bill of materials in the form of CycloneDX: what is in the files, which is less and more than `dependencies` say. */
export function writeBill(packages: readonly ShippedPackage[]): string {
  const components = packages.map(({ name, version, licence }) => {
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    return { type: "library", "bom-ref": purl, name, version, purl, licenses: [{ expression: licence }] };
  });
  return `${JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.5", version: 1, components }, null, 2)}\n`;
}
