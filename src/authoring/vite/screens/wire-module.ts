/** Text of the virtual module that says how calls to the API host are written and read. It imports only what the project's actions need. */

import type { WireMapping } from "../../../core/format/index.ts";
import { basePath, findWire, inputsInPath, readResponseNames, successOf, usualMaxBytes, usualToken } from "../../../core/market/index.ts";
import type { Catalogue } from "../../compiler/index.ts";
import { hostName } from "./api-host.ts";
import { createImports, literal } from "./module-text.ts";
import type { ModuleSettings } from "./screen-module.ts";

const folder = "src/browser/runtime/wire";

type Deployed = Pick<ModuleSettings, "root" | "apiHost" | "isMocked">;

/** Puts a token where the host looks for it. */
function signWith(place: NonNullable<WireMapping["token"]>): string {
  if ("query" in place) return `(token, query) => query.set(${literal(place.query)}, token)`;
  const scheme = place.scheme === undefined ? "" : `${place.scheme} `;
  return `(token, _, headers) => { headers[${literal(place.header)}] = ${literal(scheme)} + token; }`;
}

/** As a structured field (RFC 9651). The page knows its release; a file that may be cached for ever cannot. */
const pageNamed =
  '() { const { lang, dataset: { release = "", market = "" } } = document.documentElement; return `"${release}";market="${market}";language="${lang}"`; }';

function headersOf({ headers = {}, releaseHeader }: WireMapping): string {
  return releaseHeader ? `{ ...${literal(headers)}, get ${literal(releaseHeader)}${pageNamed} }` : literal(headers);
}

export function wireModule({ wire: files, actions }: Catalogue, { root, apiHost, isMocked }: Deployed): string {
  const wire = findWire(files, hostName(apiHost, files));
  const { token = usualToken, retries, cache, maxBytes = usualMaxBytes } = wire;
  const imports = createImports(root);
  const call = (name: string, file: string, ...given: readonly unknown[]) =>
    `/* @__PURE__ */ ${imports.one(name, `${folder}/${file}.ts`)}(${given.map(literal).join(", ")})`;
  const hasInputs = [...actions.values()].some(({ path }) => inputsInPath(path).length > 0);
  const writing = [
    `baseUrl: ${literal(apiHost || (isMocked ? basePath(wire) : (wire.baseUrl ?? "")))}`,
    ...(wire.headers || wire.releaseHeader ? [`headers: ${headersOf(wire)}`] : []),
    ...(isMocked ? ["isMocked: true"] : []),
    `sign: ${signWith(token)}`,
    ...(hasInputs ? [`fill: ${imports.one("fillPath", `${folder}/fill-path.ts`)}`] : []),
    ...(cache ? ['cache: "no-cache"'] : []),
    `maxBytes: ${maxBytes}`,
  ];
  const tests = [...actions.values()].map((action) => successOf(action, wire));
  const byBody = tests.some((test) => typeof test === "object" || test === "flag");
  const names = readResponseNames(wire);
  const isPlain = !names.fields && [names.data, names.code, names.message].every((name) => /^\w+$/.test(name));
  const isMixed = tests.includes("status") || !isPlain;
  const [by, file] = !byBody ? ["byStatus", "by-status"] : isMixed ? ["byEither", "by-either"] : ["byEnvelope", "by-envelope"];
  const reading = [`read: ${call(by, file, names)}`, ...(retries?.pausesMs ? [`pausesMs: ${literal(retries.pausesMs)}`] : [])];
  return `${imports.lines.join("\n")}
export const writing = { ${writing.join(", ")} };
export const reading = { ${reading.join(", ")} };
`;
}
