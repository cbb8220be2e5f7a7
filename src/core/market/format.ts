// How a market writes dates and times of day.

interface MarketFormat {
  readonly locale: string;
  readonly timeZone: string;
}

interface Dates {
  date(value: number | string, pattern?: string): string;
  daysUntil(value: string, now: number): number | null;
}

interface Times {
  time(ms: number): string;
}

const lastMs = 8.64e15;
const wallClock = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;

type Parts = { readonly [part: string]: string };

// The names are those of the pattern letters. A text without a zone is already in the market's time and is not moved.
function readWallClock(text: string): Parts | undefined {
  const found = wallClock.exec(text);
  if (!found) return undefined;
  const [, yyyy = "", MM = "", dd = "", HH = "00", mm = "00", ss = "00"] = found;
  return { yyyy, MM, dd, HH, mm, ss };
}

function createClock(timeZone: string): (ms: number) => Parts {
  const [year, digits] = ["numeric", "2-digit"] as const;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year,
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  });
  return (ms) => {
    // Always month/day/year, hour:minute:second.
    const [MM = "", dd = "", yyyy = "", HH = "", mm = "", ss = ""] = format.format(ms).split(/\D+/);
    return { yyyy, MM, dd, HH, mm, ss };
  };
}

function monthName(locale: string, month: number): string {
  return new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" }).format(Date.UTC(2000, month - 1, 15));
}

/** Gives the formatter of times of day of one market, apart from that of dates, because most screens say when something was done today. */
export function createTimes({ timeZone }: Pick<MarketFormat, "timeZone">): Times {
  let clock: Intl.DateTimeFormat | undefined;
  return {
    time(ms) {
      // Beyond this no date exists.
      if (!(Math.abs(ms) <= lastMs)) return "";
      clock = clock ?? new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" });
      return clock.format(ms);
    },
  };
}

/**
 * Gives the formatter of dates of one market.
 *
 * `date` takes milliseconds since 1970, a text with a zone, or a text of year, month, day and time that counts as the
 * market's own time. The pattern knows yyyy MM MMM dd d HH mm ss; the default is `yyyy-MM-dd`. A text that is no date is given back as it came.
 * `daysUntil` counts days of the market's calendar, so that what is due tonight is 0 days away and what was due last night -1.
 */
export function createDates({ locale, timeZone }: MarketFormat): Dates {
  // Made when the first date is shown: creating the formatter is the most expensive part of a mount.
  let clock: ((ms: number) => Parts) | undefined;
  const read = (value: number | string): Parts | undefined => {
    const own = typeof value === "string" ? readWallClock(value) : undefined;
    if (own) return own;
    const ms = typeof value === "number" ? value : Date.parse(value);
    // A text without digits is a word that an engine may still read as a date.
    if (!(Math.abs(ms) <= lastMs) || (typeof value === "string" && !/^\d{4}-\d\d-\d\dT/.test(value))) return undefined;
    clock = clock ?? createClock(timeZone);
    return clock(ms);
  };
  const dayOf = (value: number | string): number => {
    const { yyyy, MM, dd } = read(value) ?? {};
    return Date.UTC(Number(yyyy), Number(MM) - 1, Number(dd)) / 86_400_000;
  };
  return {
    daysUntil(value, now) {
      const days = dayOf(value) - dayOf(now);
      return Number.isNaN(days) ? null : days;
    },
    date(value, pattern = "yyyy-MM-dd") {
      const found = read(value);
      if (!found) return `${value}`;
      return pattern.replace(/yyyy|MMM|MM|dd|d|HH|mm|ss/g, (letters) =>
        letters === "MMM" ? monthName(locale, Number(found.MM)) : letters === "d" ? `${Number(found.dd)}` : (found[letters] ?? letters),
      );
    },
  };
}
