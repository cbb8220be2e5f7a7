import type { ExpressionError } from "../../../../core/expression/index.ts";
import { splitPointer } from "../../../../core/json/index.ts";
import { type PointerRange, type ProblemText, screenCheck } from "../../check.ts";
import { countShared } from "../../names/id-names.ts";

/** Errors whose suggestion replaces a name or an operator by the one that was meant. What others suggest is one way of several. */
const sureCodes = new Set(["unknown-name", "unknown-field", "unknown-function", "unknown-text", "unknown-operator", "unexpected-token"]);

/** A field of the same name elsewhere may be another thing. */
function isSure(suggestion: string, code: string): boolean {
  return sureCodes.has(code) && !(code === "unknown-name" && suggestion.includes("."));
}

function writeFix(suggestion: string, code: string): ProblemText["fix"] {
  const text = JSON.stringify(suggestion).slice(1, -1);
  return { title: `Write \`${suggestion}\``, text, isForRange: true, ...(!isSure(suggestion, code) && { isChoice: true }) };
}

/** Of what fits the place, the first that is named most like it: more likely meant than another form of what does not fit. */
function meantBy(pointer: string, { fitting = [], help, subject, source }: ExpressionError): Partial<ExpressionError> {
  const taker = splitPointer(pointer).at(-1) ?? "";
  const alike = (path: string) => countShared(path.slice(path.lastIndexOf(".") + 1), taker);
  const [nearest = ""] = [...fitting].sort((one, other) => alike(other) - alike(one));
  if (alike(nearest) <= alike(subject?.name ?? "") || source !== undefined) return {};
  return { suggestion: nearest, help: `Write \`${nearest}\`${help === undefined ? "." : `, or keep it and ${help.replace(/^W/, "w")}`}` };
}

export const expressionIsValid = screenCheck({ id: "expression-is-valid", about: "names" }, ({ analysis, variant }, report) => {
  const say = (pointer: string, error: ExpressionError): [PointerRange, ProblemText] => {
    const { message, help, subject, start, end, suggestion, source, code } = { ...error, ...meantBy(pointer, error) };
    return [
      // What a text cannot read is reported in the text, with the location that uses it.
      { ...(source === undefined ? { pointer } : { file: source.file, pointer: source.pointer }), range: [start, end] },
      {
        message,
        ...(help !== undefined && { help }),
        ...(subject && { subject }),
        ...(suggestion !== undefined && { fix: writeFix(suggestion, code) }),
        ...(source && { related: [variant.originOf(pointer)] }),
      },
    ];
  };
  for (const { pointer, checked } of analysis.sites) {
    for (const error of checked.errors) report(...say(pointer, error));
    // What changes nothing is said, and holds nothing up.
    for (const remark of checked.remarks ?? []) {
      const [at, problem] = say(pointer, remark);
      report(at, { ...problem, notice: "always" });
    }
  }
});
