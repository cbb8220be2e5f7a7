import type { ScreenCheck } from "../../check.ts";

export const expressionIsValid: ScreenCheck = {
  id: "expression-is-valid",
  about: "names",
  over: "screen",
  run({ analysis, variant }, report) {
    for (const { pointer, text, checked } of analysis.sites) {
      for (const { message, help, start, end, suggestion, source } of checked.errors) {
        const written = source?.text ?? text;
        const fix =
          suggestion === undefined
            ? undefined
            : { title: `Write \`${suggestion}\``, text: JSON.stringify(written.slice(0, start) + suggestion + written.slice(end)) };
        // What a text cannot read is reported in the text, with the location that uses it.
        const at = source === undefined ? { pointer } : { file: source.file, pointer: source.pointer };
        report(
          { ...at, range: [start, end] },
          { message, ...(help !== undefined && { help }), ...(fix && { fix }), ...(source && { related: [variant.originOf(pointer)] }) },
        );
      }
    }
  },
};
