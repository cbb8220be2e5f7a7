import { joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { keyAt } from "../../queries/places.ts";

export const codeIsDeclared = screenCheck({ id: "code-is-declared" }, ({ steps, catalogue, analysis }, report) => {
  for (const { pointer, checked } of analysis.sites)
    for (const { action, code } of listAsked(checked.ast)) {
      const declared = Object.keys(catalogue.actions.get(action)?.codes ?? {});
      if (declared.length > 0 && !declared.includes(code))
        report(pointer, describeMissing({ kind: "result code", of: action }, code, declared));
    }
  for (const { step, pointer } of steps) {
    const action = step.do === "call" ? catalogue.actions.get(step.action) : undefined;
    if (step.do !== "call" || action === undefined) continue;
    const declared = Object.keys(action.codes ?? {});
    const noun = { kind: "result code", of: step.action };
    for (const code of Object.keys(step.codes ?? {}))
      if (!declared.includes(code)) report(keyAt(joinPointer(pointer, "codes", code)), describeMissing(noun, code, declared));
  }
});

/** Codes with which `refused.<action>.code` is compared. */
function listAsked(ast: unknown): { readonly action: string; readonly code: string }[] {
  if (!Array.isArray(ast)) return [];
  const [, path, right]: unknown[] = ast;
  const isCode = Array.isArray(path) && path[0] === "." && path[1] === "refused" && path[3] === "code";
  const codes: unknown[] = isCode ? (Array.isArray(right) ? right.slice(1) : [right]) : [];
  const found = codes.flatMap((code) => (typeof code === "string" ? [{ action: String(Reflect.get(Object(path), 2)), code }] : []));
  return found.length > 0 ? found : ast.flatMap(listAsked);
}
