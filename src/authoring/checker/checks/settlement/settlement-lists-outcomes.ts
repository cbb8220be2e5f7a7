import { showExpression } from "../../../../core/expression/index.ts";
import { listNames } from "../../../../core/format/index.ts";
import { isObject, joinPointer, showText } from "../../../../core/json/index.ts";
import { type Catalogue, settlementSites } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { type Formula, findAssignment, listAtoms } from "../../conditions/formula.ts";
import { noValues, whenTrueOf } from "../../conditions/read-formula.ts";
import { listComparisons, listContrary, listOpposite } from "../../conditions/settled-alike.ts";
import { fileOfAction } from "../../queries/flows/calls.ts";

const outcomes = [
  ["/done", "was done"],
  ["/missing", "was not done"],
] as const;

export const settlementListsOutcomes = projectCheck({ id: "settlement-lists-outcomes", isFixed: true }, ({ catalogue, texts }, report) => {
  for (const [name, { settledBy }] of catalogue.actions) {
    if (settledBy === undefined || catalogue.actions.get(settledBy.action)?.reads !== true) continue;
    const place = { file: fileOfAction(texts, name), on: "value" } as const;
    const sites = new Map(settlementSites(catalogue, name).map((site) => [site.pointer, site.checked]));
    const reportAt = (part: string, message: string, help: string) =>
      report({ ...place, pointer: `${joinPointer("/actions", name, "settledBy")}${part}` }, { message, help });
    const [other] = listOpposite(catalogue.actions, settledBy);
    if (other !== undefined)
      reportAt(
        "/done",
        `This means of \`${other}\` that it was not done.`,
        "Both are settled by the same request: exchange `done` and `missing`.",
      );
    for (const { part, literal, other: alike } of other === undefined ? listContrary(catalogue, name) : [])
      reportAt(
        part,
        `\`${literal}\` means of \`${alike}\` that it ${part === "/done" ? "was not done" : "was done"}.`,
        "Both are settled by the same request: let it mean the same of both.",
      );
    if (outcomes.some(([part]) => sites.get(part)?.errors.length !== 0)) continue;
    const formulaOf = (part: string): Formula => whenTrueOf(noValues, sites.get(part)?.ast);
    const both = findAssignment({ all: [formulaOf("/done"), formulaOf("/missing")] });
    if (both !== undefined)
      reportAt(
        "/missing",
        `This holds together with \`done\`${both.length > 0 ? `: ${listNames(both, "and")}` : ""}.`,
        "Let each response mean one of the two, or neither.",
      );
    for (const [part, says] of outcomes) {
      if (concludesFromAnything(formulaOf(part)))
        reportAt(
          part,
          `A value that is not listed here means that \`${name}\` ${says}.`,
          "List the values that mean it: what nobody knows must leave the outcome unknown.",
        );
      for (const [message, help] of listUnknown(catalogue, settledBy.action, sites.get(part)?.ast)) reportAt(part, message, help);
    }
  }
});

/** Whether it holds for a value that equals none of those it names. */
function concludesFromAnything(formula: Formula): boolean {
  const named = listAtoms(formula).filter(({ about }) => about?.sign === "==");
  return named.length > 0 && findAssignment({ all: [formula, ...named.map((atom) => ({ not: { atom } }))] }) !== undefined;
}

/** Literals that the schema of what they are compared with does not list. */
function* listUnknown(catalogue: Catalogue, action: string, ast: unknown): Generator<readonly [message: string, help: string]> {
  const schema = catalogue.actions.get(action)?.answer;
  for (const { path, subject, literals } of listComparisons(ast)) {
    const known = schema === undefined ? undefined : valuesAt(catalogue, schema, path);
    if (known === undefined) {
      yield [`Nothing says which values \`${subject}\` has.`, "List them in its schema, under `examples`."];
      continue;
    }
    for (const literal of literals)
      if (!known.includes(showText(literal)))
        yield [`\`${subject}\` is never ${showExpression(literal)}, as far as its schema knows.`, `It lists ${listNames(known)}.`];
  }
}

/** As texts, because a status may come as a number. */
function valuesAt(catalogue: Catalogue, schema: unknown, [field, ...rest]: readonly string[]): readonly string[] | undefined {
  if (!isObject(schema)) return undefined;
  if (typeof schema["$ref"] === "string")
    return valuesAt(catalogue, catalogue.resolve(schema["$ref"]), field === undefined ? [] : [field, ...rest]);
  if (field !== undefined) return isObject(schema["properties"]) ? valuesAt(catalogue, schema["properties"][field], rest) : undefined;
  const listed = schema["enum"] ?? schema["examples"];
  return Array.isArray(listed) ? listed.map(showText) : undefined;
}
