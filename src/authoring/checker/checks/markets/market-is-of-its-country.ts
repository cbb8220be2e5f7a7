import { listNames, type MarketDefinition, noCurrency } from "../../../../core/format/index.ts";
import { type Project, perObject } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { callingCodeOf, countryOf, countryOfZone, findMoney, regionsOfCode, writesMoney, zoneNamesOf } from "../../wording/countries.ts";
import { isLocated } from "../../wording/locale-habits.ts";

export const marketIsOfItsCountry = projectCheck({ id: "market-is-of-its-country" }, ({ catalogue }, report) => {
  for (const { market, pointer, ...problem } of listForeign(catalogue))
    report(atValue(`screens/catalogue/markets/${market}.json`, pointer), problem);
});

interface Foreign extends ProblemText {
  readonly market: string;
  readonly pointer: string;
}

/** The platform takes long to look countries up; a catalogue stays the same object while screens are written. */
const listForeign = perObject(({ markets: all }: Project["catalogue"]): readonly Foreign[] => {
  const markets = [...all.values()].filter(isLocated);
  return markets.flatMap((market) => {
    const money = judgeMoney(market, markets);
    const ofCompany = Object.entries(market.company).flatMap(([name, value]): Foreign[] => {
      if (typeof value !== "string" || value === "") return [];
      const problem = judgeCode(market, markets, value) ?? judgeZone(market, markets, value);
      return problem === undefined ? [] : [{ market: market.id, pointer: `/company/${name}`, ...problem }];
    });
    return [...(money === undefined ? [] : [{ market: market.id, pointer: "/currency/symbol", ...money }]), ...ofCompany];
  });
});

function judgeMoney(market: MarketDefinition, markets: readonly MarketDefinition[]): ProblemText | undefined {
  const symbol = market.currency.symbol.trim();
  const own = countryOf(market.locale);
  if (market.currency === noCurrency || symbol === "" || own === undefined || writesMoney(own, symbol)) return undefined;
  const zone = countryOfZone(market.timeZone);
  if (zone !== undefined && writesMoney(zone, symbol)) return undefined;
  const other = markets.find((one) => {
    const country = countryOf(one.locale);
    return country !== undefined && writesMoney(country, symbol);
  });
  const help = `\`${market.locale}\` has \`${own.currency}\`.`;
  if (other !== undefined) return { message: `\`${symbol}\` is the money of \`${other.id}\`.`, help };
  const foreign = findMoney(symbol);
  if (foreign === undefined || [own, zone].some((country) => country?.currency === foreign)) return undefined;
  return { message: `\`${symbol}\` is \`${foreign}\`.`, help, notice: "always" };
}

function judgeCode({ locale, timeZone }: MarketDefinition, markets: readonly MarketDefinition[], value: string): ProblemText | undefined {
  if (!/^\+\d[\d\s().-]{5,}$/.test(value)) return undefined;
  const digits = value.replace(/\D/g, "");
  const own = [countryOf(locale), countryOfZone(timeZone)].flatMap((country) => country?.callingCode ?? []);
  if (own.length === 0 || own.some((code) => digits.startsWith(code))) return undefined;
  const code = callingCodeOf(digits);
  if (code === undefined) return undefined;
  const other = markets.find((market) => countryOf(market.locale)?.callingCode === code);
  const help = `\`${locale}\` has \`+${own[0] ?? ""}\`.`;
  return other === undefined
    ? { message: `\`+${code}\` is the code of ${listNames(regionsOfCode(code), "and")}.`, help, notice: "always" }
    : { message: `\`+${code}\` is the code of \`${other.id}\`.`, help };
}

function judgeZone(market: MarketDefinition, markets: readonly MarketDefinition[], value: string): ProblemText | undefined {
  const own = zoneNamesOf(market);
  for (const name of /\d/.test(value) ? (value.match(/\b[A-Z]{3,4}\b/g) ?? []) : []) {
    const other = own.includes(name) ? undefined : markets.find((one) => zoneNamesOf(one).includes(name));
    if (other === undefined || own.length === 0) continue;
    return { message: `\`${name}\` is the time of \`${other.id}\`.`, help: `Write \`${own[0] ?? ""}\`.` };
  }
  return undefined;
}
