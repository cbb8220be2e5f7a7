import { screenCheck } from "../../check.ts";

export const datePatternIsKnown = screenCheck({ id: "date-pattern-is-known" }, ({ analysis }, report) => {
  for (const { pointer, checked } of analysis.sites)
    for (const pattern of checked.errors.length === 0 ? patternsIn(checked.ast) : []) {
      const slip = slips.find(({ found }) => found.test(pattern));
      if (slip !== undefined) report(pointer, { message: `The pattern '${pattern}' of \`date\` ${slip.says}.`, help: slip.help });
    }
});

/** Patterns that are written out. */
function patternsIn(ast: unknown): string[] {
  if (!Array.isArray(ast)) return [];
  const [op, name, , pattern]: unknown[] = ast;
  const own = op === "f" && name === "date" && typeof pattern === "string" ? [pattern] : [];
  return [...own, ...ast.flatMap(patternsIn)];
}

const slips: readonly { readonly found: RegExp; readonly says: string; readonly help: string }[] = [
  { found: /HH\W?MM(?!M)/, says: "has the month where the minutes belong", help: "Minutes are `mm`." },
  { found: /^(?!.*HH).*(?:dd|yyyy)\W?mm|mm\W?(?:dd|yyyy)/, says: "has the minutes where the month belongs", help: "Months are `MM`." },
  {
    found: /Y{2,}|DD|hh|MMMM|EEE|SSS?|(?<!y)(?:y{1,3}|y{5,})(?!y)/,
    says: "has letters that would be shown as they are",
    help: "It knows `yyyy`, `MM`, `MMM`, `dd`, `d`, `HH`, `mm` and `ss`.",
  },
];
