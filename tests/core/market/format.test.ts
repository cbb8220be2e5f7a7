import { describe, expect, it } from "vitest";
import { createDates, createTimes } from "../../../src/core/market/index.ts";

const indonesia = createDates({ locale: "id-ID", timeZone: "Asia/Jakarta" });
const india = createDates({ locale: "en-IN", timeZone: "Asia/Kolkata" });

describe("date", () => {
  const ms = Date.UTC(2026, 2, 5, 20, 7, 9);

  it("shows year, month and day in the market's time zone", () => {
    expect([indonesia.date(ms), india.date(ms), indonesia.date(Date.UTC(2026, 2, 5, 16, 59))]).toEqual([
      "2026-03-06",
      "2026-03-06",
      "2026-03-05",
    ]);
  });

  it("follows the pattern", () => {
    expect(indonesia.date(ms, "yyyy-MM-dd HH:mm:ss")).toBe("2026-03-06 03:07:09");
    expect(india.date(ms, "MM/dd HH:mm")).toBe("03/06 01:37");
    expect(indonesia.date(Date.UTC(2026, 4, 5), "d MMM yyyy")).toBe("5 Mei 2026");
    expect(indonesia.date(Date.UTC(2026, 0, 1, 17), "HH:mm")).toBe("00:00");
  });

  it("does not move a text without a zone, and moves one with a zone", () => {
    expect(indonesia.date("2026-03-05 23:30:00", "dd/MM HH:mm")).toBe("05/03 23:30");
    expect(indonesia.date("2026-03-05")).toBe("2026-03-05");
    expect(indonesia.date("2026-03-05T23:30:00Z", "dd/MM HH:mm")).toBe("06/03 06:30");
    expect(indonesia.date("2026-03-05T23:30", "dd/MM HH:mm:ss")).toBe("05/03 23:30:00");
  });

  it.each(["", "tomorrow", "3 hari lagi", "2026", "12/05/2026", "2026-13-45T00:00:00Z"])("gives the text %j back", (text) => {
    expect(indonesia.date(text)).toBe(text);
  });

  it("writes a day with its time, and the present moment by month and day", () => {
    const moment = Date.UTC(2026, 2, 5, 16, 4, 9);
    expect(indonesia.date(moment)).toBe("2026-03-05");
    expect(indonesia.date(moment, "yyyy-MM-dd HH:mm:ss")).toBe("2026-03-05 23:04:09");
    expect(indonesia.date(moment, "MM/dd HH:mm")).toBe("03/05 23:04");
  });

  it.each([NaN, Infinity, 9e15])("does not throw for %d", (value) => {
    expect(indonesia.date(value)).toBe(String(value));
  });
});

describe("daysUntil", () => {
  // 01:07 on 6 March in Jakarta.
  const now = Date.UTC(2026, 2, 5, 18, 7);

  it.each([
    ["2026-03-06", 0],
    ["2026-03-07 00:00", 1],
    ["2026-03-05 23:59:59", -1],
    ["2026-03-05T18:00:00Z", 0],
    ["2027-03-06", 365],
  ])("counts days of the market's calendar to %s", (due, days) => {
    expect(indonesia.daysUntil(due, now)).toBe(days);
  });

  it("takes the day from the market's time zone", () => {
    const night = Date.UTC(2026, 2, 5, 17, 30);
    expect([indonesia.daysUntil("2026-03-06", night), india.daysUntil("2026-03-06", night)]).toEqual([0, 1]);
  });

  it.each(["", "tomorrow", "5455", "Rp 728.000", "L2001"])("is empty for %j, which is no date", (text) => {
    expect(indonesia.daysUntil(text, now)).toBe(null);
  });
});

describe("time", () => {
  it("is of the market's day, from midnight on", () => {
    const at = Date.UTC(2026, 2, 5, 18, 35);
    expect([createTimes({ timeZone: "Asia/Jakarta" }), createTimes({ timeZone: "Asia/Kolkata" })].map(({ time }) => time(at))).toEqual([
      "01:35",
      "00:05",
    ]);
    expect(createTimes({ timeZone: "Asia/Jakarta" }).time(Number.NaN)).toBe("");
  });
});
