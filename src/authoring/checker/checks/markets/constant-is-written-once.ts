import { type MarketDefinition, quoteName } from "../../../../core/format/index.ts";
import { createCache, type Project } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { textsBelow } from "../../queries/texts/texts.ts";
import { countryOf, zoneNamesOf } from "../../wording/countries.ts";
import { isLocated } from "../../wording/locale-habits.ts";

export const constantIsWrittenOnce = projectCheck({ id: "constant-is-written-once" }, ({ catalogue, sources }, report) => {
  const constants = listed("", [catalogue], () => listConstants([...catalogue.markets.values()]));
  if (constants.length === 0) return;
  for (const source of sources) {
    if (!/^screens\/(?!catalogue\/|mock\/)/.test(source.file) || /\/(?:tests|scenarios)\.json$/.test(source.file)) continue;
    for (const { pointer, range, ...problem } of found(source.file, [source.value, constants], () => listFound(source, constants)))
      report({ file: source.file, pointer, on: "value", range }, problem);
  }
});

interface Constant {
  readonly market: string;
  readonly text: string;
  readonly pattern: RegExp;
  readonly help: string;
}

interface Found extends ProblemText {
  readonly pointer: string;
  readonly range: readonly [number, number];
}

const listed = createCache<readonly Constant[]>();
const found = createCache<readonly Found[]>();

/** Shorter ones are words. */
const leastLength = 6;
const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** What one market has, and another has otherwise. */
function listConstants(markets: readonly MarketDefinition[]): Constant[] {
  return markets.flatMap(({ id, company, ...market }): Constant[] => {
    const others = markets.filter((other) => other.id !== id);
    const own = Object.entries(company).flatMap(([name, value]): Constant[] => {
      const isOwn = others.some((other) => name in other.company) && others.every((other) => other.company[name] !== value);
      if (!isOwn) return [];
      if (typeof value === "number") return listNumbers({ id, name, value });
      if (typeof value !== "string" || value.length < leastLength) return [];
      const pattern = new RegExp(`(?<![\\p{L}\\d@.+])${literally(value)}(?![\\p{L}\\d@])`, "u");
      return [{ market: id, text: value, pattern, help: `Write \`{company.${name}}\`.` }];
    });
    if (!isLocated(market)) return own;
    const near = others.filter(isLocated);
    const code = countryOf(market.locale)?.callingCode;
    const codes = code === undefined || near.every((other) => countryOf(other.locale)?.callingCode === code) ? [] : [`+${code}`];
    const zones = zoneNamesOf(market).filter((zone) => near.some((other) => !zoneNamesOf(other).includes(zone)));
    return [
      ...own,
      ...codes.map((text) => ({
        market: id,
        text,
        pattern: new RegExp(`(?<![\\d+])${literally(text)}(?=[\\s(-]?\\d)`),
        help: say("number"),
      })),
      ...zones.map((text) => ({ market: id, text, pattern: new RegExp(`(?<=\\d\\s?)${text}\\b`), help: say("time") })),
    ];
  });
}

const moment = "(?<![.\\w'])(?:now|time|loaded)\\b";

/** In an expression; fewer digits are counts, powers of ten are for calculations, and beside a moment it is milliseconds. */
function listNumbers({ id, name, value }: { readonly id: string; readonly name: string; readonly value: number }): Constant[] {
  const text = String(value);
  if (!/^\d{4,}$/.test(text) || /^10+$/.test(text)) return [];
  const pattern = new RegExp(`(?<=\\{[^{}]*)(?<!${moment}[^{}&|]*)(?<![\\w.,'"])${text}(?![\\w'"]|[.,]\\d)(?![^{}&|]*${moment})`);
  return [{ market: id, text, pattern, help: `Write \`company.${name}\`.` }];
}

const say = (what: string): string => `Make the ${what} a constant of the company in every market's file, and read it from there.`;

function listFound({ value, file }: Project["sources"][number], constants: readonly Constant[]): Found[] {
  const market = readMarket(value);
  return [...textsBelow(value, "")].flatMap(({ text: written, pointer }): Found[] => {
    const before = /\/(?:when|if|each|count)$/.test(pointer) ? "{" : "";
    const text = before + written;
    const one = pointer.startsWith("/$")
      ? undefined
      : constants.find((constant) => constant.market !== market && constant.pattern.test(text));
    if (one === undefined) return [];
    const start = text.search(one.pattern) - before.length;
    const where = file.endsWith("/texts.json") ? "Other markets show this text, too" : "Other markets run this, too";
    return [
      {
        pointer,
        range: [start, start + one.text.length],
        message: `${quoteName(one.text)} is what \`${one.market}\` has.`,
        help: `${where}. ${one.help}`,
      },
    ];
  });
}

/** The market of an overlay. */
function readMarket(value: unknown): string | undefined {
  const whom: unknown = Reflect.get(Object(value), "for");
  const name: unknown = Reflect.get(Object(whom), "market");
  return typeof name === "string" ? name : undefined;
}
