import { createCache, type Project } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { textsBelow } from "../../queries/texts/texts.ts";

export const seedFitsItsMarket = projectCheck({ id: "seed-fits-its-market", recommended: false }, (project, report) => {
  const { catalogue, mock } = project;
  for (const { file, pointer, ...problem } of stored("", [catalogue, ...mock.seeds], () => listOdd(project)))
    report(atValue(file, pointer), problem);
});

interface Odd extends ProblemText {
  readonly file: string;
  readonly pointer: string;
}

const stored = createCache<readonly Odd[]>();

function listOdd({ catalogue: { markets }, mock }: Project): Odd[] {
  return mock.seeds.flatMap(({ file, value }): Odd[] => {
    const own = markets.get(file.split("/").at(-2) ?? "");
    if (own === undefined) return [];
    const others = [...markets.values()].filter((market) => market !== own);
    const marksOf = ({ currency, otherMarks = [] }: typeof own) => [currency.symbol.trim(), ...otherMarks].filter((mark) => mark !== "");
    const marks = others.flatMap((market) => marksOf(market).map((mark) => ({ mark, id: market.id })));
    const foreign = marks.filter(({ mark }) => !marksOf(own).includes(mark));
    const codes = others
      .map(({ id, company }) => ({ id, code: codeOf(company["phone"]) }))
      .filter(({ code }) => code !== codeOf(own.company["phone"]));
    return [...textsBelow(value, "")].flatMap(({ text, pointer }): Odd[] => {
      const mark = foreign.find((one) => text.startsWith(one.mark) && /^\s?\d/.test(text.slice(one.mark.length)));
      if (mark !== undefined)
        return [{ file, pointer, message: `This amount is written as in \`${mark.id}\`.`, help: `Write it as \`${own.id}\` does.` }];
      const code = /^\+\d{8,}$/.test(text) ? codes.find((one) => one.code !== "" && text.startsWith(one.code)) : undefined;
      if (code !== undefined)
        return [{ file, pointer, message: `This number is one of \`${code.id}\`.`, help: `Begin it with the code of \`${own.id}\`.` }];
      return isNoDate(text) ? [{ file, pointer, message: `No day is \`${text}\`.`, help: "Write it as `2026-12-31`." }] : [];
    });
  });
}

/** The sign and the first two digits, by which two countries are distinguished. */
function codeOf(phone: unknown): string {
  return /^\+\d\d/.exec(String(phone))?.[0] ?? "";
}

function isNoDate(text: string): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/.exec(text) ?? [];
  if (day === undefined) return /^\d\d[/.]\d\d[/.]\d{4}$/.test(text);
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day;
}
