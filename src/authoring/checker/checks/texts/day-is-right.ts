import { type LanguageDefinition, type OverlayDefinition, quoteName } from "../../../../core/format/index.ts";
import { readWallTime } from "../../../../core/market/index.ts";
import type { Project, Source } from "../../../compiler/index.ts";
import type { ProblemText } from "../../check.ts";
import { textsBelow } from "../../queries/texts/texts.ts";
import { type Found, storedCheck, wordingOf } from "../../stored-check.ts";
import { calendarNamesOf } from "../../wording/calendar-names.ts";
import { isDay, type NamedDay, readDays, weekdayOf } from "../../wording/dates.ts";
import { listWording } from "../../wording/wording-entries.ts";

export const dayIsRight = storedCheck({ id: "day-is-right" }, wordingOf, (project) => [
  ...listWrongDays(project),
  ...project.overlays.flatMap((overlay) => judgePeriod(overlay, project) ?? []),
]);

function listWrongDays(project: Project): Found[] {
  const { languages } = project.catalogue;
  return listWording(project).flatMap(({ translations }) =>
    translations.flatMap(({ language: id, file, forms }) => {
      const language = languages.get(id);
      if (language === undefined) return [];
      return forms.flatMap(({ text, pointer }) => {
        const days = readDays(text, language);
        return days.flatMap((day, at): Found[] => {
          const problem = judgeDay(day, language) ?? judgeOrder(text, days[at - 1], day);
          return problem === undefined ? [] : [{ at: { file, pointer, on: "value", range: day.range }, problem }];
        });
      });
    }),
  );
}

function judgeDay(named: NamedDay, language: LanguageDefinition): ProblemText | undefined {
  const { written, year, month, day, weekday } = named;
  if (!isDay(named)) return { message: `${quoteName(written)} is no day of the calendar.`, help: "Write one that there is." };
  if (weekday === undefined || year === undefined || weekdayOf(year, month, day) === weekday.number) return undefined;
  const own = calendarNamesOf(language).written.days[weekdayOf(year, month, day)] ?? "";
  return { message: `${quoteName(written)} is no ${quoteName(weekday.name)}.`, help: `It is a ${quoteName(own)}.` };
}

const timeOf = ({ year = 0, month, day }: NamedDay): number => Date.UTC(year, month, day);

/** Two days with little between them are a period. */
function judgeOrder(text: string, before: NamedDay | undefined, day: NamedDay): ProblemText | undefined {
  if (before?.year === undefined || day.year === undefined || timeOf(before) <= timeOf(day)) return undefined;
  const between = text.slice(before.range[1], day.range[0]);
  if (between.length > 10 || /[().;,/\n]/.test(between)) return undefined;
  return { message: `${quoteName(day.written)} is before ${quoteName(before.written)}.`, help: "Exchange the two, or correct one." };
}

interface Named {
  readonly pointer: string;
  readonly day: NamedDay;
  readonly time: number;
}

/** The last day that a promotion names, against its period. */
function judgePeriod({ file, value }: Source<OverlayDefinition>, project: Project): Found | undefined {
  const [begins, ends] = [value.from, value.until].map((text) => (text === undefined ? undefined : readWallTime(text)));
  if (ends === undefined) return undefined;
  // The first moment after it: of a day alone, the last one is the day before.
  const last = new Date(ends - 1);
  const named = listNamed(value, project, last.getUTCFullYear());
  const latest = named.reduce<Named | undefined>((best, one) => (best === undefined || one.time > best.time ? one : best), undefined);
  if (latest === undefined || (begins !== undefined && dayOf(begins) === dayOf(latest.time))) return undefined;
  // Its text may name a later day, too, of something else.
  if (named.some(({ pointer, time }) => pointer === latest.pointer && dayOf(time) === dayOf(last.getTime()))) return undefined;
  return {
    at: { file, pointer: latest.pointer, on: "value", range: latest.day.range },
    problem: {
      message: `The promotion names ${quoteName(latest.day.written)}, and its last day is \`${dayOf(last.getTime())}\`.`,
      help: "Name its last day, or change `until`, which is the first day on which it does not run any more.",
      notice: "always",
    },
  };
}

function listNamed({ from: _from, until: _until, for: _for, ...said }: OverlayDefinition, project: Project, year: number): Named[] {
  const { markets, languages } = project.catalogue;
  const spoken = new Set([...markets.values()].flatMap((market) => market.languages));
  return [...languages.values()]
    .filter(({ id }) => spoken.has(id))
    .flatMap((language) =>
      [...textsBelow(said, "")].flatMap(({ text, pointer }) =>
        readDays(text, language).map((day) => ({ pointer, day, time: timeOf({ year, ...day }) })),
      ),
    );
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
