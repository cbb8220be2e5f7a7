/** The packages whose code is in a build: their licences ask that the text goes with the code, and who watches for flaws wants a list. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { isObject, parseJson, readOwn } from "../../../core/json/index.ts";
import { engineRoot, readGitDate } from "../../project/index.ts";

export const licencesFile = "licences.txt";
export const billFile = "sbom.json";

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
  /** The licence itself. */
  readonly text: string;
  /** SHA-512 of what the registry gave, in hexadecimal digits; undefined where the installer has not kept it. */
  readonly hash?: string;
}

/** What a bill of materials is about. */
export interface Billed {
  readonly name: string;
  readonly version: string;
  /** When what is built was committed, in ISO form, so that the same commit gives the same bill; undefined outside of version control. */
  readonly timestamp?: string;
  /** Of the tool that writes it. */
  readonly toolVersion: string;
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
  const hash = readHash(folder);
  return { name, version, licence, text: readFileSync(join(folder, file), "utf8").trim(), ...(hash && { hash }) };
}

/** The installer keeps what the lock file says of each package beside them. */
function readHash(folder: string): string | undefined {
  const [top = "", ...inner] = folder.split(/[\\/]node_modules[\\/]/);
  const list = join(top, "node_modules/.package-lock.json");
  const known = existsSync(list) ? parseJson(readFileSync(list, "utf8")) : undefined;
  const packages = isObject(known) ? known["packages"] : undefined;
  const entry = isObject(packages) ? readOwn(packages, ["", ...inner].join("/node_modules/").slice(1).replaceAll("\\", "/")) : undefined;
  const integrity = isObject(entry) ? entry["integrity"] : undefined;
  return typeof integrity === "string" && integrity.startsWith("sha512-")
    ? Buffer.from(integrity.slice(7), "base64").toString("hex")
    : undefined;
}

const titleOf = ({ name, version }: ShippedPackage): string => `${name} ${version}`;

export function writeLicences(packages: readonly ShippedPackage[]): string {
  const entries = packages.map((one) => `${line}${titleOf(one)} (${one.licence})\n\n${one.text}`);
  return `This product contains the following packages.${entries.join("")}\n`;
}

/** A product without a `package.json` of its own is called after its folder. */
export function describeProduct(root: string): Billed {
  const read = (folder: string): { readonly [name: string]: unknown } => {
    const file = join(folder, "package.json");
    const facts = existsSync(file) ? parseJson(readFileSync(file, "utf8")) : undefined;
    return isObject(facts) ? facts : {};
  };
  const { name = basename(resolve(root)), version = "0.0.0" } = read(root);
  const timestamp = readGitDate(root);
  return {
    name: String(name),
    version: String(version),
    toolVersion: String(read(engineRoot)["version"]),
    ...(timestamp && { timestamp }),
  };
}

/** A software bill of materials in the form of CycloneDX: what is in the files, which is less and more than `dependencies` say. */
export function writeBill(packages: readonly ShippedPackage[], { name, version, timestamp, toolVersion }: Billed): string {
  const components = packages.map((one) => {
    const purl = `pkg:npm/${one.name.replace("@", "%40")}@${one.version}`;
    const hashes = one.hash === undefined ? {} : { hashes: [{ alg: "SHA-512", content: one.hash }] };
    return {
      type: "library",
      "bom-ref": purl,
      name: one.name,
      version: one.version,
      purl,
      ...hashes,
      licenses: [{ expression: one.licence }],
    };
  });
  const metadata = {
    ...(timestamp !== undefined && { timestamp }),
    tools: { components: [{ type: "application", name: "layar", version: toolVersion }] },
    component: { type: "application", "bom-ref": "product", name, version },
  };
  return `${JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.5", version: 1, metadata, components }, null, 2)}\n`;
}
