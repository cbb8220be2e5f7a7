import { type MarketDefinition, noCurrency } from "../../../../core/format/index.ts";
import { findNearest, isObject } from "../../../../core/json/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { currentZone, groupingOf, isKnown, isLocated, marksOf, timeZonesOf } from "../../wording/locale-habits.ts";

type Report = (pointer: string, problem: ProblemText, on?: "key" | "value") => void;

export const marketIsConsistent = projectCheck({ id: "market-is-consistent" }, ({ catalogue, texts, sources }, report) => {
  const markets = [...catalogue.markets.values()];
  const first = new Map<string | null, string>();
  for (const market of markets) {
    const { id, flag, locale, timeZone } = market;
    const file = `screens/catalogue/markets/${id}.json`;
    const reportPart: Report = (pointer, problem, on = "value") => report({ file, pointer, on }, problem);
    const written = sources.find((source) => source.file === file)?.value;
    // Which of several without a flag is meant, the host says.
    const hasFlag = isObject(written) && "flag" in written;
    const other = hasFlag ? first.get(flag) : undefined;
    if (other !== undefined)
      reportPart("/flag", {
        message: `\`${id}\` has the same flag as \`${other}\`.`,
        help: "Give each market its own flag; null matches every other value.",
      });
    if (hasFlag) first.set(flag, id);
    const isLocale = isKnown(() => Intl.NumberFormat.supportedLocalesOf(locale));
    if (!isLocale) reportPart("/locale", { message: `\`${locale}\` is not a language tag.`, help: "Use one such as `id-ID`." });
    if (!isKnown(() => [currentZone(timeZone)]))
      reportPart("/timeZone", { message: `No time zone is named \`${timeZone}\`.`, help: "Use one such as `Asia/Jakarta`." });
    if (isLocated(market)) checkZone(market, markets, reportPart);
    if (isLocale && market.currency !== noCurrency) checkCurrency(market, reportPart);
    checkTones(market, reportPart);
    checkMarks(market, reportPart);
    checkConstants(market, markets, reportPart);
    for (const { name, isMissing } of listNeededConstants(market, markets, texts))
      reportPart(
        isMissing ? "/company" : `/company/${name}`,
        {
          message: `Screens read \`company.${name}\`, which ${isMissing ? "is missing" : "is empty"} here.`,
          help: `Write it, or read it as \`company.${name} ?? …\`.`,
        },
        isMissing ? "key" : "value",
      );
  }
});

function checkZone({ id, locale, timeZone }: MarketDefinition, markets: readonly MarketDefinition[], report: Report): void {
  const [own, zone] = [timeZonesOf(locale), currentZone(timeZone)];
  if (own.length === 0 || own.includes(zone)) return;
  const other = markets.find((market) => market.id !== id && isLocated(market) && currentZone(market.timeZone) === zone);
  if (other !== undefined && timeZonesOf(other.locale).includes(zone))
    report("/timeZone", {
      message: `\`${timeZone}\` is a time zone of \`${other.id}\`.`,
      help: `\`${locale}\` has \`${own[0] ?? ""}\`, for example.`,
    });
}

function checkCurrency({ locale, currency: { separator, decimal, grouping, fractionDigits = 0 } }: MarketDefinition, report: Report): void {
  const marks = marksOf(locale);
  if (fractionDigits > 0 && decimal === "")
    report("/currency/decimal", {
      message: "Nothing separates the decimals of an amount, so that 1.15 would be written as 115.",
      help: `Write \`${marks.decimal}\`.`,
    });
  else if (separator === decimal)
    report("/currency/decimal", { message: `\`${decimal}\` separates groups and decimals alike.`, help: "Give each a mark of its own." });
  else if (separator === marks.decimal && decimal === marks.separator)
    report("/currency/separator", {
      message: `\`${locale}\` separates groups by \`${marks.separator}\` and decimals by \`${marks.decimal}\`.`,
      help: "Exchange the two marks.",
    });
  const wanted = groupingOf(locale);
  if (wanted !== grouping)
    report("/currency/grouping", { message: `\`${locale}\` does not group by \`${grouping}\`.`, help: `Write \`${wanted}\`.` });
}

/** Names by which the app finds an emblem, and marks of other money: each once. */
function checkMarks({ currency, emblems = [], otherMarks = [] }: MarketDefinition, report: Report): void {
  const own = currency.symbol.trim();
  for (const [at, mark] of otherMarks.entries())
    if (mark === own || otherMarks.indexOf(mark) < at)
      report(`/otherMarks/${at}`, {
        message: `\`${mark}\` is ${mark === own ? "the market's own mark" : "named"} already.`,
        help: "Remove it.",
      });
  const names = emblems.flatMap(({ letters, names: known }, at) =>
    known.map((name, place) => ({ name, letters, pointer: `/emblems/${at}/names/${place}` })),
  );
  for (const [at, { name, pointer }] of names.entries()) {
    const first = names.slice(0, at).find((one) => one.name === name);
    if (first !== undefined)
      report(pointer, { message: `\`${name}\` has the emblem \`${first.letters}\` already.`, help: "Leave it in one of the two." });
  }
}

function checkTones({ statusTones = [] }: MarketDefinition, report: Report): void {
  const first = new Map<string, string>();
  for (const [at, { tone, statuses, codes = [] }] of statusTones.entries()) {
    if (statuses.length === 0)
      report(`/statusTones/${at}/statuses`, { message: `No status has the tone \`${tone}\`.`, help: "Name one, or remove the entry." });
    const places = [...statuses.map((one, place) => [one, `statuses/${place}`]), ...codes.map((one, place) => [one, `codes/${place}`])];
    for (const [status = "", place = ""] of places) {
      const other = first.get(status);
      if (other !== undefined)
        report(`/statusTones/${at}/${place}`, {
          message: `The status \`${status}\` has the tone \`${other}\` already.`,
          help: "Leave it in one of the two.",
        });
      first.set(status, tone);
    }
  }
}

const address = /^https:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?(?:[/?#]\S*)?$/;

/** Constants of the same name mean the same in every market. */
function checkConstants({ id, company }: MarketDefinition, markets: readonly MarketDefinition[], report: Report): void {
  const place = markets.findIndex((market) => market.id === id);
  const [others, rest] = [markets.slice(0, place), markets.filter((market) => market.id !== id)];
  for (const [name, value] of Object.entries(company)) {
    const other = others.find((market) => name in market.company && typeof market.company[name] !== typeof value);
    if (other !== undefined)
      report(`/company/${name}`, {
        message: `\`${name}\` is a ${typeof value === "object" ? "list" : typeof value === "number" ? "number" : "text"} here, and not in \`${other.id}\`.`,
        help: "Write it alike in every market.",
      });
    if (/Url$/.test(name) && typeof value === "string" && value !== "" && !address.test(value))
      report(`/company/${name}`, {
        message: `\`${value}\` is not an address, which \`${name}\` should be by its name.`,
        help: "Write one such as `https://www.example.com/app`, or nothing.",
      });
    for (const { isOf, says, help } of habits)
      if (typeof value !== "object" && isOf(name, value, rest)) report(`/company/${name}`, { message: `\`${name}\` ${says}.`, help });
    const named = /Url$/.test(name) && typeof value === "string" ? findNamed(value, id, markets) : undefined;
    if (named !== undefined)
      report(`/company/${name}`, { message: `This address names \`${named}\`, another market.`, help: `Write that of \`${id}\`.` });
    const lacking = others.flatMap((market) => Object.keys(market.company)).filter((one) => !(one in company));
    const near = others.some((market) => name in market.company) ? undefined : findNearest(name, lacking);
    if (near !== undefined)
      report(
        `/company/${name}`,
        { message: `Other markets call \`${name}\` \`${near}\`.`, help: "Write the name alike in every market." },
        "key",
      );
  }
}

interface Habit {
  isOf(name: string, value: string | number, others: readonly MarketDefinition[]): boolean;
  readonly says: string;
  readonly help: string;
}

/** What a constant of such a name is not. */
const habits: readonly Habit[] = [
  {
    isOf: (name, value) => /amount/i.test(name) && typeof value === "number" && value <= 0,
    says: "is no amount that anybody has",
    help: "Write what it is in money.",
  },
  {
    isOf: (name, value) => /email$/i.test(name) && typeof value === "string" && /^mailto:/i.test(value),
    says: "begins with the scheme of a link, which a reader would see",
    help: "Write the address alone.",
  },
  {
    isOf: (name, value, others) =>
      /phone$/i.test(name) &&
      typeof value === "string" &&
      /^\d/.test(value) &&
      others.some(({ company }) => /^\+/.test(String(company[name] ?? ""))),
    says: "has no country code, as it has in other markets",
    help: "Begin it with `+` and the code.",
  },
];

/** Constants that screens rely on: another market has them, and nothing stands in for them. */
function listNeededConstants({ id, company }: MarketDefinition, markets: readonly MarketDefinition[], texts: ReadonlyMap<string, string>) {
  const names = new Set(
    markets.flatMap((market) => (market.id === id ? [] : Object.keys(market.company).filter((name) => isGiven(market, name)))),
  );
  const missing = [...names].filter((name) => (company[name] ?? "") === "");
  if (missing.length === 0) return [];
  const screens = [...texts].filter(([path]) => /^screens\/(?!catalogue\/|mock\/).*\/(?:screen|fragment|texts)\.json$/.test(path));
  return missing
    .filter((name) => screens.some(([, text]) => needs(text, name) && !(name in company && asksForText(text, name))))
    .map((name) => ({ name, isMissing: !(name in company) }));
}

function needs(text: string, name: string): boolean {
  return new RegExp(`\\bcompany\\.${name}\\b(?! \\?\\?)`).test(text);
}

/** Whether a file says what is shown while the constant is empty. */
function asksForText(text: string, name: string): boolean {
  return new RegExp(`\\bcompany\\.${name} [!=]= ''|\\bsize\\(company\\.${name}\\)`).test(text);
}

function isGiven({ company }: MarketDefinition, name: string): boolean {
  return (company[name] ?? "") !== "";
}

/** Another market that an address names, and not this one. */
function findNamed(value: string, id: string, markets: readonly MarketDefinition[]): string | undefined {
  const parts = value.toLowerCase().split(/[^a-z0-9-]+/);
  if (parts.includes(id)) return undefined;
  return markets.find((market) => market.id !== id && market.id.length > 2 && parts.includes(market.id))?.id;
}
