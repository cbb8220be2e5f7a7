import { screenCheck } from "../../check.ts";
import { amountCore } from "../../names/core-path.ts";
import { listTexts } from "../../queries/texts/texts.ts";

export const amountIsFormatted = screenCheck({ id: "amount-is-formatted", isFixed: true }, (index, report) => {
  const marks = [...index.catalogue.markets.values()].flatMap(({ currency, otherMarks = [] }) => [currency.symbol.trim(), ...otherMarks]);
  const any = anyOf(marks.filter((mark) => mark.length > 1 || /[^A-Za-z]/.test(mark)));
  const letter = anyOf(marks.filter((mark) => /^[A-Za-z]$/.test(mark)));
  // A value beside the mark is an amount as a digit is; `${` is a placeholder of another language.
  const amount = new RegExp(`(?<![A-Za-z])${any}\\s?(?:\\d|(?<!\\$)\\{(?!\\{))|(?:\\d|(?<!\\})\\})\\s?${any}(?![A-Za-z\\d{])`);
  // A letter stands before much else: "R16", "Grade R 2027", "R22.5".
  const lettered = new RegExp(
    `(?<![A-Za-z])${letter}\\s?(?:\\d{1,3}(?:[., ]\\d{3})+(?!\\d)|\\d+[.,]\\d{2}(?!\\d)|\\{\\s*(?:money|group)\\()`,
  );
  for (const { pointer, checked } of index.analysis.sites) {
    const twice = checked.errors.length === 0 ? findTwice(checked.ast) : undefined;
    if (twice !== undefined)
      report(pointer, {
        message: `\`${twice[0]}\` gets what \`${twice[1]}\` has already written as an amount.`,
        help: "Keep one of the two.",
      });
  }
  for (const found of listTexts(index)) {
    if (!amount.test(found.text) && !lettered.test(found.text)) continue;
    report(found, {
      message: "This amount is written in the format of one market.",
      help: "Write `{money(5000)}` to use the currency and grouping of each market.",
    });
  }
});

/** A part of an expression that finds one of these, or nothing where there are none. */
function anyOf(marks: readonly string[]): string {
  return marks.length === 0 ? "(?!)" : `(?:${marks.map((mark) => mark.replace(/[^\w]/g, "\\$&")).join("|")})`;
}

const writing = new Set(["money", "group"]);

/** A function that writes an amount, around another one. */
function findTwice(ast: unknown): readonly [outer: string, inner: string] | undefined {
  if (!Array.isArray(ast)) return undefined;
  const [op, name, read]: unknown[] = ast;
  const of = amountCore(read);
  if (op === "f" && writing.has(String(name)) && Array.isArray(of) && of[0] === "f" && writing.has(String(of[1])))
    return [String(name), String(of[1])];
  for (const part of ast) {
    const found = findTwice(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
