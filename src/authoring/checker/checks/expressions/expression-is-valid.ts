import { type ProblemText, screenCheck } from "../../check.ts";

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

export const expressionIsValid = screenCheck({ id: "expression-is-valid", about: "names" }, ({ analysis, variant }, report) => {
  for (const { pointer, checked } of analysis.sites) {
    for (const { message, help, subject, start, end, suggestion, source, code } of checked.errors) {
      // What a text cannot read is reported in the text, with the location that uses it.
      const at = source === undefined ? { pointer } : { file: source.file, pointer: source.pointer };
      report(
        { ...at, range: [start, end] },
        {
          message,
          ...(help !== undefined && { help }),
          ...(subject && { subject }),
          ...(suggestion !== undefined && { fix: writeFix(suggestion, code) }),
          ...(source && { related: [variant.originOf(pointer)] }),
        },
      );
    }
  }
});
