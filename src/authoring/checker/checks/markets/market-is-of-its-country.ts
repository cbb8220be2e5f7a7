import { type MarketDefinition, noCurrency, quoteName } from "../../../../core/format/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";
import { callingCodeOf, countryOf, countryOfZone, currenciesLike, writesMoney, zoneNamesOf } from "../../wording/countries.ts";
import { isLocated } from "../../wording/locale-habits.ts";

export const marketIsOfItsCountry = projectCheck({ id: "market-is-of-its-country" }, ({ catalogue }, report) => {
  const markets = [...catalogue.markets.values()].filter(isLocated);
  for (const market of markets) {
    const at = (pointer: string) => atValue(`screens/catalogue/markets/${market.id}.json`, pointer);
    const money = judgeMoney(market, markets);
    if (money !== undefined) report(at("/currency/symbol"), money);
    for (const [name, value] of Object.entries(market.company)) {
      if (typeof value !== "string" || value === "") continue;
      const problem = judgeContact(name, value) ?? judgeCode(market, value) ?? judgeZone(market, markets, value);
      if (problem !== undefined) report(at(`/company/${name}`), problem);
    }
  }
});

/** Money of other countries that many take. */
const taken = new Set(["USD", "EUR"]);

function judgeMoney(market: MarketDefinition, markets: readonly MarketDefinition[]): ProblemText | undefined {
  const symbol = market.currency.symbol.trim();
  const own = countryOf(market.locale);
  if (market.currency === noCurrency || symbol === "" || own === undefined || writesMoney(own, symbol)) return undefined;
  const zone = countryOfZone(market.timeZone);
  if (zone !== undefined && writesMoney(zone, symbol)) return undefined;
  const meant = [...currenciesLike(symbol)];
  const other = markets.find((one) => one !== market && meant.includes(countryOf(one.locale)?.currency ?? ""));
  if (meant.length === 0 || (other === undefined && meant.some((currency) => taken.has(currency)))) return undefined;
  return {
    message: `\`${symbol}\` is the money of ${other === undefined ? `another country (\`${meant.join("`, `")}\`)` : `\`${other.id}\``}.`,
    help: `\`${market.locale}\` has \`${own.currency}\`.`,
  };
}

/** By its name; what else is wrong with it says `market-is-consistent`. */
function judgeContact(name: string, value: string): ProblemText | undefined {
  if (/email$/i.test(name) && !/^mailto:/i.test(value) && !/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(value))
    return { message: `${quoteName(value)} is no address of a mail.`, help: "Write one such as `help@example.com`, alone." };
  if (/phone$/i.test(name) && !/^\+?[0-9]{3,15}$/.test(value.replace(/[\s().-]/g, "")))
    return {
      message: `${quoteName(value)} is no number that can be called.`,
      help: "Write digits, with `+` before the code of the country.",
    };
  return undefined;
}

function judgeCode({ locale, timeZone }: MarketDefinition, value: string): ProblemText | undefined {
  if (!/^\+\d[\d\s().-]{5,}$/.test(value)) return undefined;
  const digits = value.replace(/\D/g, "");
  const own = [countryOf(locale), countryOfZone(timeZone)].flatMap((country) => country?.callingCode ?? []);
  if (own.length === 0 || own.some((code) => digits.startsWith(code))) return undefined;
  const code = callingCodeOf(digits);
  return code === undefined
    ? undefined
    : { message: `\`+${code}\` is the code of another country.`, help: `\`${locale}\` has \`+${own[0] ?? ""}\`.` };
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
