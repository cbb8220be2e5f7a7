/** What countries have, by CLDR and the ITU: their money, and the code before their telephone numbers. */
import { perObject } from "../../compiler/index.ts";
import { currentZone, timeZonesOf } from "./locale-habits.ts";

/** Region, currency and calling code. */
const table = `
AE AED 971,AR ARS 54,AT EUR 43,AU AUD 61,AZ AZN 994,BD BDT 880,BE EUR 32,BG EUR 359,BH BHD 973,BO BOB 591,BR BRL 55,BY BYN 375,CA CAD 1,
CH CHF 41,CL CLP 56,CN CNY 86,CO COP 57,CR CRC 506,CY EUR 357,CZ CZK 420,DE EUR 49,DK DKK 45,DZ DZD 213,EC USD 593,EE EUR 372,EG EGP 20,
ES EUR 34,ET ETB 251,FI EUR 358,FR EUR 33,GB GBP 44,GE GEL 995,GH GHS 233,GR EUR 30,GT GTQ 502,HK HKD 852,HR EUR 385,HU HUF 36,ID IDR 62,
IE EUR 353,IL ILS 972,IN INR 91,IQ IQD 964,IR IRR 98,IS ISK 354,IT EUR 39,JO JOD 962,JP JPY 81,KE KES 254,KH KHR 855,KR KRW 82,KW KWD 965,
KZ KZT 7,LA LAK 856,LB LBP 961,LK LKR 94,LT EUR 370,LU EUR 352,LV EUR 371,MA MAD 212,MM MMK 95,MT EUR 356,MX MXN 52,MY MYR 60,NG NGN 234,
NL EUR 31,NO NOK 47,NP NPR 977,NZ NZD 64,OM OMR 968,PE PEN 51,PH PHP 63,PK PKR 92,PL PLN 48,PT EUR 351,PY PYG 595,QA QAR 974,RO RON 40,
RS RSD 381,RU RUB 7,SA SAR 966,SE SEK 46,SG SGD 65,SI EUR 386,SK EUR 421,TH THB 66,TN TND 216,TR TRY 90,TW TWD 886,TZ TZS 255,UA UAH 380,
UG UGX 256,US USD 1,UY UYU 598,UZ UZS 998,VE VES 58,VN VND 84,ZA ZAR 27,ZM ZMW 260`;

interface Country {
  readonly region: string;
  readonly currency: string;
  readonly callingCode: string;
}

const countries: readonly Country[] = table
  .trim()
  .split(/,\s*/)
  .map((row) => {
    const [region = "", currency = "", callingCode = ""] = row.split(" ");
    return { region, currency, callingCode };
  });

const regionsOfZones = perObject(
  (all: readonly Country[]) => new Map(all.flatMap(({ region }) => timeZonesOf(`und-${region}`).map((zone) => [zone, region] as const))),
);

/** The country of a locale; undefined for one that the table has not. */
export function countryOf(locale: string): Country | undefined {
  const { region } = new Intl.Locale(locale).maximize();
  return countries.find((country) => country.region === region);
}

/** The country that a zone is in: a locale may only say how numbers are written. */
export function countryOfZone(timeZone: string): Country | undefined {
  const region = regionsOfZones(countries).get(currentZone(timeZone));
  return countries.find((country) => country.region === region);
}

/** Whether a country writes its money so, in its own language or in English. */
export function writesMoney({ region, currency }: Country, symbol: string): boolean {
  return symbol === currency || symbolsOf(region, currency).includes(symbol);
}

/** In these somebody may well charge elsewhere. */
const charged = new Set(["USD", "EUR"]);

const moneyBySymbol = perObject((all: readonly Country[]) => {
  const found = new Map<string, Set<string>>();
  for (const { region, currency } of all)
    for (const symbol of [currency, ...symbolsOf(region, currency)]) found.set(symbol, (found.get(symbol) ?? new Set()).add(currency));
  return found;
});

/** The only money that is written so: not `Rs` or `kr`, letters that several countries have, and perhaps one that is not in the table. */
export function findMoney(symbol: string): string | undefined {
  const [first, ...others] = moneyBySymbol(countries).get(symbol) ?? [];
  const isLetters = /^[\x20-\x7e]*$/.test(symbol) && symbol !== first;
  return first === undefined || others.length > 0 || isLetters || charged.has(first) ? undefined : first;
}

function symbolsOf(region: string, currency: string): string[] {
  const { language } = new Intl.Locale(`und-${region}`).maximize();
  return ["en", `${language}-${region}`].flatMap((locale) =>
    (["symbol", "narrowSymbol"] as const).map((currencyDisplay) => writeSymbol(locale, { currency, currencyDisplay })),
  );
}

function writeSymbol(locale: string, how: Pick<Intl.NumberFormatOptions, "currency" | "currencyDisplay">): string {
  const parts = new Intl.NumberFormat(locale, { style: "currency", ...how }).formatToParts(1);
  return parts.find(({ type }) => type === "currency")?.value.trim() ?? "";
}

/** The code of a country that a number begins with. */
export function callingCodeOf(digits: string): string | undefined {
  const codes = countries.flatMap(({ callingCode }) => (digits.startsWith(callingCode) ? [callingCode] : []));
  return codes.sort((a, b) => b.length - a.length)[0];
}

/** Short names that a zone bears in the language of a locale, in summer and in winter: `WIB`; none where it has only `GMT+7`. */
export function zoneNamesOf({ locale, timeZone }: { readonly locale: string; readonly timeZone: string }): readonly string[] {
  const names = [Date.UTC(2024, 0, 1), Date.UTC(2024, 6, 1)].map((time) => {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" }).formatToParts(time);
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  });
  return [...new Set(names)].filter((name) => /^[A-Z]{3,4}$/.test(name));
}

/** The countries with a code. */
export function regionsOfCode(code: string): string[] {
  return countries.flatMap(({ region, callingCode }) => (callingCode === code ? region : []));
}
