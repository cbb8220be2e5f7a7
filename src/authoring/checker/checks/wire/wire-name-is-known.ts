import { isObject, joinPointer } from "../../../../core/json/index.ts";
import { findWire } from "../../../../core/market/index.ts";
import type { Catalogue } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { fileOfAction } from "../../queries/flows/calls.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { atKey, atValue } from "../../queries/places.ts";

export const wireNameIsKnown = projectCheck({ id: "wire-name-is-known" }, ({ catalogue, texts }, report) => {
  const clients = Object.keys(findWire(catalogue.wire).clients ?? {});
  for (const [name, { client }] of catalogue.actions)
    if (client !== undefined && !clients.includes(client))
      report(
        atValue(fileOfAction(texts, name), joinPointer("/actions", name, "client")),
        describeMissing({ kind: "client" }, client, clients),
      );
  for (const [host, { actions = {}, launch }] of catalogue.wire) {
    const file = fileOfWire(texts, host);
    for (const [name, maps] of Object.entries(actions)) {
      const action = catalogue.actions.get(name);
      if (action === undefined) continue;
      const known = {
        request: [...Object.keys(action.request?.properties ?? {}), ...Object.keys(action.constants ?? {})],
        answer: [...fieldsOf(catalogue, action.answer)],
      };
      for (const part of ["request", "answer"] as const)
        for (const ours of Object.keys(maps[part] ?? {})) {
          if (known[part].includes(ours)) continue;
          const ofAnswer = { kind: "field", of: name, words: `field in the response of \`${name}\`` };
          const noun = part === "request" ? { kind: "input", of: name } : ofAnswer;
          report(atKey(file, joinPointer("/actions", name, part, ours)), describeMissing(noun, ours, known[part]));
        }
    }
    for (const [at, name] of (launch?.account ?? []).entries())
      if (launch?.parameters.includes(name) === false)
        report(atValue(file, `/launch/account/${at}`), describeMissing({ kind: "launch parameter" }, name, launch.parameters));
  }
});

export function fileOfWire(texts: ReadonlyMap<string, string>, host: string): string {
  const folder = "screens/catalogue/wire";
  return [...texts].find(([path, text]) => path.startsWith(`${folder}/`) && text.includes(`"${host}"`))?.[0] ?? folder;
}

/** Fields at any depth: a wire name holds for each of them. */
function fieldsOf({ resolve }: Catalogue, schema: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) visit(one);
    if (!isObject(part) || seen.has(part)) return;
    seen.add(part);
    for (const [keyword, value] of Object.entries(part)) {
      if (keyword === "$ref" && typeof value === "string") visit(resolve(value));
      else if (keyword === "properties" && isObject(value))
        for (const [name, field] of Object.entries(value)) {
          found.add(name);
          visit(field);
        }
      else if (keyword !== "enum" && keyword !== "const") visit(value);
    }
  };
  visit(schema);
  return found;
}
