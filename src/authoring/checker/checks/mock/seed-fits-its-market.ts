import type { Project } from "../../../compiler/index.ts";
import { atValue } from "../../queries/places.ts";
import { textsBelow } from "../../queries/texts/texts.ts";
import { type Found, storedCheck } from "../../stored-check.ts";

export const seedFitsItsMarket = storedCheck(
  { id: "seed-fits-its-market", recommended: false },
  ({ catalogue, mock }) => [catalogue, ...mock.seeds],
  listOdd,
);

function listOdd({ catalogue: { markets }, mock }: Project): Found[] {
  return mock.seeds.flatMap(({ file, value }): Found[] => {
    const own = markets.get(file.split("/").at(-2) ?? "");
    if (own === undefined) return [];
    const others = [...markets.values()].filter((market) => market !== own);
    const marksOf = ({ currency, otherMarks = [] }: typeof own) => [currency.symbol.trim(), ...otherMarks].filter((mark) => mark !== "");
    const marks = others.flatMap((market) => marksOf(market).map((mark) => ({ mark, id: market.id })));
    const foreign = marks.filter(({ mark }) => !marksOf(own).includes(mark));
    const codes = others
      .map(({ id, company }) => ({ id, code: codeOf(company["phone"]) }))
      .filter(({ code }) => code !== codeOf(own.company["phone"]));
    return [...textsBelow(value, "")].flatMap(({ text, pointer }): Found[] => {
      const find = (message: string, help: string) => [{ at: atValue(file, pointer), problem: { message, help } }];
      const mark = foreign.find((one) => text.startsWith(one.mark) && /^\s?\d/.test(text.slice(one.mark.length)));
      if (mark !== undefined) return find(`This amount is written as in \`${mark.id}\`.`, `Write it as \`${own.id}\` does.`);
      const code = /^\+\d{8,}$/.test(text) ? codes.find((one) => one.code !== "" && text.startsWith(one.code)) : undefined;
      if (code !== undefined) return find(`This number is one of \`${code.id}\`.`, `Begin it with the code of \`${own.id}\`.`);
      return isNoDate(text) ? find(`No day is \`${text}\`.`, "Write it as `2026-12-31`.") : [];
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
