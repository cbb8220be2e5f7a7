import { describeType, showExpression, withoutNull } from "../../../../core/expression/index.ts";
import { type ProblemText, screenCheck } from "../../check.ts";
import { showPath, typeAt } from "../../names/at-hand.ts";
import { coreOf, corePath } from "../../names/core-path.ts";
import { rootsOf } from "../../names/takers.ts";
import { listCalls } from "../../queries/flows/calls.ts";
import { checkNameSet } from "../../queries/names/name-set.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { checkFit, typeOfSchema } from "../../queries/values/value-type.ts";

export const inputFitsAction = screenCheck({ id: "input-fits-action" }, (index, report) => {
  for (const { action, input, pointer, definition } of listCalls(index)) {
    if (definition === undefined) continue;
    const properties = new Map<string, unknown>(Object.entries(definition.request?.properties ?? {}));
    const constants = Object.keys(definition.constants ?? {});
    const required = (definition.request?.required ?? []).filter((name) => !constants.includes(name));
    const taken = [...new Set([...properties.keys(), ...(definition.query ?? [])])];
    checkNameSet(report, { given: Object.keys(input), taken, required, kind: "input", of: action, pointer, part: "input" });
    for (const [name, value] of Object.entries(input)) {
      const schema = properties.get(name);
      const odd = findOddFallback(index, `${pointer}/input/${name}`);
      if (odd !== undefined) report(`${pointer}/input/${name}`, odd);
      checkFit(index, report, {
        value,
        at: `${pointer}/input/${name}`,
        want: typeOfSchema(index, schema),
        schema,
        taker: `\`${name}\` of \`${action}\``,
      });
    }
  }
});

/** A constant of another kind than what it stands for: an input may well take both, but the server means one. */
function findOddFallback(index: ScreenIndex, at: string): ProblemText | undefined {
  const ast = coreOf(index.analysis.siteAt(at)?.checked.ast);
  const [op, of, constant]: readonly unknown[] = Array.isArray(ast) ? ast : [];
  const path = op === "??" ? corePath(of) : undefined;
  const type = path === undefined ? undefined : typeAt(rootsOf(index), path);
  const isOdd = typeof constant === "string" ? !type?.text : typeof constant === "number" && !type?.num;
  if (path === undefined || type === undefined || type.any || type.amount || !(type.text || type.num || type.bool) || !isOdd)
    return undefined;
  return {
    message: `\`${showPath(path.join("."))}\` is ${describeType(withoutNull(type))}, and \`${showExpression(constant)}\`, which stands in for it, is not.`,
    help: "Write a constant of the same kind.",
  };
}
