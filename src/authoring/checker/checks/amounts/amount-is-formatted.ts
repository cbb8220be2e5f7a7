import { screenCheck } from "../../check.ts";
import { amountCore } from "../../names/core-path.ts";
import { listTexts } from "../../queries/texts/texts.ts";

export const amountIsFormatted = screenCheck({ id: "amount-is-formatted", isFixed: true }, (index, report) => {
  const marks = [...index.catalogue.markets.values()].flatMap(({ currency, otherMarks = [] }) => [currency.symbol.trim(), ...otherMarks]);
  const symbols = marks.filter((mark) => mark !== "");
  const any = `(?:${symbols.map((symbol) => symbol.replace(/[^\w]/g, "\\$&")).join("|")})`;
  // A value beside the mark is an amount as a digit is; `${` is a placeholder of another language.
  const amount = new RegExp(`(?<![A-Za-z])${any}\\s?(?:\\d|(?<!\\$)\\{(?!\\{))|(?:\\d|(?<!\\})\\})\\s?${any}(?![A-Za-z\\d{])`);
  for (const { pointer, checked } of index.analysis.sites) {
    const twice = checked.errors.length === 0 ? findTwice(checked.ast) : undefined;
    if (twice !== undefined)
      report(pointer, {
        message: `\`${twice[0]}\` gets what \`${twice[1]}\` has already written as an amount.`,
        help: "Keep one of the two.",
      });
  }
  for (const found of listTexts(index)) {
    if (symbols.length === 0 || !amount.test(found.text)) continue;
    report(found, {
      message: "This amount is written in the format of one market.",
      help: "Write `{money(5000)}` to use the currency and grouping of each market.",
    });
  }
});

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
