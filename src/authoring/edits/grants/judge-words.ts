// What a draft says in languages that no granted market speaks, and when its promotions run.
import type { GrantDefinition, TextEntry } from "../../../core/format/index.ts";
import { deepEqual, joinPointer } from "../../../core/json/index.ts";
import { readWallTime } from "../../../core/market/index.ts";
import type { Project } from "../../compiler/index.ts";
import { type Beyond, covers, notNamed } from "./covers.ts";

/** What is said of a text, and is no wording. */
const beside = new Set(["$comment", "count", "language", "sameIn", "comparedWith"]);

type Entries = { readonly [name: string]: TextEntry | string | undefined };

interface Table {
  readonly file: string;
  readonly pointer: string;
  readonly entries: Entries;
}

/** Translations that changed in a language which only others read. */
export function judgeLanguages(before: Project, after: Project, grant: GrantDefinition): Beyond[] {
  const markets = [...before.catalogue.markets.values()].filter(({ id }) => covers(grant.markets, id));
  const spoken = new Set(markets.flatMap(({ languages }) => languages));
  const old = new Map(tablesOf(before).map((table) => [table.file, table.entries]));
  return tablesOf(after).flatMap(({ file, pointer, entries }) =>
    Object.entries(entries).flatMap(([name, entry]) => {
      const was = old.get(file)?.[name];
      const [now, then] = [typeof entry === "object" ? entry : {}, typeof was === "object" ? was : {}];
      const languages = Object.keys({ ...then, ...now }).filter(
        (key) => !beside.has(key) && !spoken.has(key) && !deepEqual(now[key], then[key]),
      );
      // A new text may be complete from the beginning.
      return (was === undefined ? [] : languages).map((language) => {
        const at = { file, pointer: joinPointer(pointer, name, language), on: "key" as const };
        return notNamed(grant, {
          key: "markets",
          kind: "language",
          name: language,
          what: "is spoken in other markets only, and its wording is changed",
          at,
        });
      });
    }),
  );
}

function tablesOf({ textTables, overlays }: Project): Table[] {
  return [
    ...textTables.map(({ file, value }): Table => ({ file, pointer: "", entries: value })),
    ...overlays.map(({ file, value }): Table => ({ file, pointer: "/texts", entries: value.texts ?? {} })),
  ];
}

/** Promotions that are new, or run at other times, must run within the dates of the grant. */
export function judgePeriods(before: Project, after: Project, grant: GrantDefinition): Beyond[] {
  const old = new Map(before.overlays.map((overlay) => [overlay.file, overlay.value]));
  const [earliest, latest] = [grant.from, grant.until].map((text) => (text === undefined ? undefined : readWallTime(text)));
  return after.overlays.flatMap(({ file, value }): Beyond[] => {
    const was = old.get(file);
    const isSame = was !== undefined && was.from === value.from && was.until === value.until;
    if (isSame || (was === undefined && value.for.templateId === undefined && value.from === undefined && value.until === undefined))
      return [];
    const [from, until] = [value.from, value.until].map((text) => (text === undefined ? undefined : readWallTime(text)));
    if (earliest !== undefined && latest !== undefined && from !== undefined && until !== undefined && earliest <= from && until <= latest)
      return [];
    return [
      {
        kind: "period",
        name: `${value.from ?? ""}–${value.until ?? ""}`,
        message: `It runs from ${value.from ?? "any time"} until ${value.until ?? "any time"}, which the grant does not cover.`,
        help:
          earliest === undefined || latest === undefined
            ? "The grant has no dates."
            : `The grant covers ${grant.from} until ${grant.until}.`,
        at: { file, pointer: value.from === undefined ? "" : "/from", on: "value" },
      },
    ];
  });
}
