// What an amount is. Everything that shows, adds, passes on or sends one reads it here, on the page and in every tool.

/** How a market writes amounts. */
export interface Currency {
  /** Mark of the amount, with its space where it takes one. */
  readonly symbol: string;
  /** Where the mark stands. Default: before the amount. */
  readonly position?: "before" | "after";
  /** `thousands` groups by three; `indian` by three, then by two. */
  readonly grouping: "thousands" | "indian";
  readonly separator: string;
  readonly decimal: string;
  /** Digits behind the decimal mark. Default: 0, so that amounts are whole. */
  readonly fractionDigits?: number;
}

interface Written {
  readonly n: number;
  /** As it was written, without blanks at its edges. */
  readonly text: string;
}

export interface Amounts {
  amount(value: unknown): number | null;
  group(value: unknown): string;
  money(value: unknown): string;
}

const most = 999_999_999_999_999;
/** More is no amount, whatever blanks are in it: looking for their end would take too long. */
const longest = 64;
const none = "–";
/** As servers write most amounts: read without the form of a market, which takes ten times as long. */
const bare = /^\d{1,15}$/;
const gaps = { thousands: /\B(?=(\d{3})+$)/g, indian: /\B(?=(\d{2})*\d{3}$)/g };
const groupsOf = { thousands: ["{1,3}", "(?:S\\d{3})+"], indian: ["{1,2}", "(?:S\\d\\d)*S\\d{3}"] };
// No invisible character is a blank, which `trim` would take for one.
const edges = /^[ \t\r\n\u00a0]+|[ \t\r\n\u00a0]+$/g;

function escapeText(text: string): string {
  return text.replace(/[^\w\s]/g, "\\$&");
}

/** The digits of an amount and its fraction, from a text that is nothing else. */
function writtenForm({ symbol, position, grouping, separator, decimal, fractionDigits = 0 }: Currency): RegExp {
  const mark = escapeText(symbol.replace(edges, ""));
  const [before, after] = position === "after" ? ["", `(?:[ \\u00a0]*${mark})?`] : [`(?:${mark}[ \\u00a0]*)?`, ""];
  const [first, others = ""] = groupsOf[grouping];
  const grouped = separator && `|(?!0)\\d${first}${others.replaceAll("S", () => escapeText(separator))}`;
  const fraction = fractionDigits > 0 ? `|(?:\\.|${escapeText(decimal)})(\\d{1,${fractionDigits}})` : "";
  return new RegExp(`^${before}(\\d{1,15}${grouped})(?:,-|[.,]00${fraction})?${after}$`);
}

function inRange(n: number, fractionDigits = 0): number | null {
  // Without a negative zero; what is whole, as most numbers are, is not written to be read again.
  const whole = n % 1 === 0 ? n + 0 : +n.toFixed(fractionDigits);
  // Sums of fractions miss theirs by a hair; a whole number has to be one.
  const isNear = fractionDigits > 0 ? Math.abs(whole - n) < 1e-6 : whole === n;
  return isNear && n >= 0 && n <= most ? whole : null;
}

/**
 * Gives the reading and the writing of amounts of one market, apart from that of dates, because most screens show no date.
 *
 * `amount` gives a number, or null for what is none: a whole number of up to 15 digits, or a text of such digits, which may stand in
 * the groups of the market, with its mark before and zeros as a fraction behind. `money` and `group` show a text that is no
 * bare number as it was written, and what is no amount as a dash.
 */
export function createAmounts({ currency }: { readonly currency: Currency }): Amounts {
  const form = writtenForm(currency);
  const isAfter = currency.position === "after";
  const read = (value: unknown): Written | null => {
    if (typeof value === "string" && bare.test(value)) return { n: +value, text: "" };
    const text = typeof value === "string" && value.length <= longest ? value.replace(edges, "") : "";
    const [, digits, fraction] = form.exec(text) ?? [];
    const plain = digits?.replace(/\D/g, "") ?? "";
    const n = typeof value === "number" ? value : plain && plain.length < 16 ? +`${plain}.${fraction ?? 0}` : Number.NaN;
    const found = inRange(n, currency.fractionDigits);
    return found === null ? null : { n: found, text: text === plain ? "" : text };
  };
  const group = (n: number): string => {
    const [whole = "", fraction] = (n % 1 ? n.toFixed(currency.fractionDigits) : `${n}`).split(".");
    return whole.replace(gaps[currency.grouping], currency.separator) + (fraction ? currency.decimal + fraction : "");
  };
  const write = (value: unknown, mark: string): string => {
    const found = read(value);
    if (!found) return none;
    const { n, text } = found;
    const said = text || group(n);
    const hasMark = !(isAfter ? /[\d-]$/ : /^\d/).test(said);
    return hasMark ? said : isAfter ? said + mark : mark + said;
  };
  return {
    amount: (value) => (typeof value === "number" ? inRange(value, currency.fractionDigits) : (read(value)?.n ?? null)),
    group: (value) => write(value, ""),
    money: (value) => write(value, currency.symbol),
  };
}
