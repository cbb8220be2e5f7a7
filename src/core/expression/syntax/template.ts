// Reads a text with placeholders: `{` opens an expression, `{{` and `}}` are braces.

import { rememberTexts } from "../../json/index.ts";
import { refuse } from "./errors.ts";
import { catchErrors, type Parsed, readFrom } from "./grammar.ts";
import type { Syntax } from "./syntax.ts";

export interface TemplateSyntax {
  readonly text?: string;
  readonly placeholder?: Syntax;
}

function readPlaceholder(text: string, at: number): { placeholder: Syntax; end: number } {
  const { tree, next } = readFrom(text, at + 1);
  if (next.value === "}" && next.kind === "sign") return { placeholder: tree, end: next.end };
  if (next.kind === "end")
    return refuse(
      { start: at, end: at + 1 },
      { code: "open-brace", message: "This `{` has no closing `}`.", help: "Write `{{` for a brace." },
    );
  return refuse(next, {
    code: "unexpected-token",
    message: `The expression is complete before \`${text.slice(next.start, next.end)}\`.`,
    help: "Close it with `}`.",
  });
}

export const readTemplate = rememberTexts(
  (text): Parsed<readonly TemplateSyntax[]> =>
    catchErrors(() => {
      const parts: TemplateSyntax[] = [];
      let plain = "";
      let at = 0;
      while (at < text.length) {
        const letter = text[at] ?? "";
        const isDouble = text[at + 1] === letter;
        if (letter === "{" && !isDouble) {
          const { placeholder, end } = readPlaceholder(text, at);
          if (plain) parts.push({ text: plain });
          parts.push({ placeholder });
          plain = "";
          at = end;
        } else if (letter === "}" && !isDouble) {
          refuse(
            { start: at, end: at + 1 },
            { code: "lone-brace", message: "This `}` has no opening `{`.", help: "Remove it, or write `}}` for a brace." },
          );
        } else {
          plain += letter;
          at += letter === "{" || letter === "}" ? 2 : 1;
        }
      }
      if (plain || !parts.length) parts.push({ text: plain });
      return parts;
    }),
);
