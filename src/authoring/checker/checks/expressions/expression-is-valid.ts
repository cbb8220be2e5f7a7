import type { ScreenCheck } from "../../check.ts";

export const expressionIsValid: ScreenCheck = {
  id: "expression-is-valid",
  about: "names",
  what: "Every expression parses, and its names and types are right.",
  why: "A broken expression shows nothing or the wrong value, without any message.",
  over: "screen",
  run({ analysis }, report) {
    for (const { pointer, text, checked } of analysis.sites) {
      for (const { message, help, start, end, suggestion } of checked.faults) {
        const fix =
          suggestion === undefined
            ? undefined
            : { title: `Write \`${suggestion}\``, text: JSON.stringify(text.slice(0, start) + suggestion + text.slice(end)) };
        report({ pointer, range: [start, end] }, { message, ...(help !== undefined && { help }), ...(fix && { fix }) });
      }
    }
  },
};
