/** What the form of a market asks for, and how it is written. Nothing here knows the page. */
import { applyEdits, modify } from "jsonc-parser";
import { isObject, type JsonObject, joinPointer, valueAt } from "../../../../core/json/index.ts";

export interface MarketField {
  readonly path: readonly string[];
  readonly label: string;
  readonly help: string;
  readonly isNumber?: true;
  readonly choices?: readonly string[];
}

interface MarketSection {
  readonly title: string;
  readonly fields: readonly MarketField[];
}

const zones = Intl.supportedValuesOf("timeZone");

const place: MarketSection = {
  title: "Place",
  fields: [
    {
      path: ["flag"],
      label: "Number in addresses",
      help: "An address names the market by it. Empty: every address that names no other market.",
    },
    { path: ["locale"], label: "Locale", help: "How dates are written, such as en-IN." },
    { path: ["timeZone"], label: "Time zone", help: "Dates and promotions go by its clock.", choices: zones },
  ],
};

const currency: MarketSection = {
  title: "Currency",
  fields: [
    { path: ["currency", "symbol"], label: "Mark", help: "With its space where it takes one." },
    { path: ["currency", "position"], label: "Where the mark stands", help: "", choices: ["before", "after"] },
    { path: ["currency", "grouping"], label: "Groups of digits", help: "Indian: by three, then by two.", choices: ["thousands", "indian"] },
    { path: ["currency", "separator"], label: "Between groups", help: "" },
    { path: ["currency", "decimal"], label: "Before decimals", help: "" },
    { path: ["currency", "fractionDigits"], label: "Decimals", help: "Empty: amounts are whole.", isNumber: true },
  ],
};

/** Those of the company are what its file has: texts and numbers. */
export function listSections(market: JsonObject, nameOf: (id: string) => string): MarketSection[] {
  const company = isObject(market["company"]) ? market["company"] : {};
  const fields = Object.entries(company).flatMap(([name, value]): MarketField[] =>
    typeof value === "string" || typeof value === "number"
      ? [{ path: ["company", name], label: nameOf(name), help: "", ...(typeof value === "number" && { isNumber: true }) }]
      : [],
  );
  return [place, currency, { title: "Company", fields }];
}

export function readField(market: JsonObject, { path }: Pick<MarketField, "path">): string {
  const value = valueAt(market, joinPointer("", ...path));
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The text of the file with another value; an empty one goes, and the number in addresses is none then. */
export function writeField(text: string, { path, isNumber }: MarketField, value: string): string {
  const empty = path[0] === "flag" ? null : path[0] === "company" ? "" : undefined;
  return writeValue(text, path, value === "" ? empty : isNumber && !Number.isNaN(Number(value)) ? Number(value) : value);
}

export function writeValue(text: string, path: readonly string[], value: unknown): string {
  return applyEdits(text, modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));
}
