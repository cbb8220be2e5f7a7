import { countEdits, joinPointer } from "../../../../core/json/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { atValue } from "../../queries/places.ts";
import { textsBelow } from "../../queries/texts/texts.ts";
import { type Found, storedCheck } from "../../stored-check.ts";

export const constantMeetsData = storedCheck(
  { id: "constant-meets-data" },
  (project) => [project.catalogue, ...Object.values(project.mock).flat(), listSought(project).join()],
  listStrange,
);

/** Lists of companies in which an expression looks for something. */
function listSought({ texts }: Project): string[] {
  return [...texts.values()].flatMap((text) => [...text.matchAll(/\bin company\.(\w+)/g)].map(([, name = ""]) => name));
}

/** What a market's file names so that the app finds it in what the server sends: lists of its company, and statuses. */
function listStrange(project: Project): Found[] {
  const { catalogue, mock } = project;
  const sought = listSought(project);
  const shared = [...mock.responses, ...mock.changes, ...mock.wordings, ...mock.commonScenarios];
  return [...catalogue.markets.values()].flatMap(({ id, company, statusTones = [] }) => {
    const own = mock.seeds.filter(({ file }) => file.split("/").at(-2) === id);
    const said = new Set([...own, ...shared].flatMap(({ value }) => [...textsBelow(value, "")].map(({ text }) => text)));
    if (own.length === 0) return [];
    const lists = Object.entries(company).flatMap(([name, value]) =>
      Array.isArray(value) ? [{ pointer: `/company/${name}`, entries: value.map(String), isNeeded: sought.includes(name) }] : [],
    );
    const tones = statusTones.map(({ statuses }, at) => ({ pointer: `/statusTones/${at}/statuses`, entries: statuses, isNeeded: false }));
    // Where the data have some codes, they have all: a code is no wording that may differ.
    const isNeeded = statusTones.some(({ codes = [] }) => codes.some((code) => said.has(code)));
    const codes = statusTones.map(({ codes: entries = [] }, at) => ({ pointer: `/statusTones/${at}/codes`, entries, isNeeded }));
    return [...lists, ...tones, ...codes].flatMap(({ pointer, entries, isNeeded }): Found[] => {
      const file = `screens/catalogue/markets/${id}.json`;
      const near = entries.flatMap((entry, at): Found[] => {
        const other = said.has(entry) ? undefined : findAlike(entry, said);
        if (other === undefined) return [];
        const problem = { message: `The data of \`${id}\` has \`${other}\`, and never \`${entry}\`.`, help: `Write \`${other}\`.` };
        const fix = { title: `Write ${other}`, text: JSON.stringify(other) };
        return [{ at: atValue(file, joinPointer(pointer, at)), problem: { ...problem, fix } }];
      });
      const isNowhere = isNeeded && near.length === 0 && entries.length > 0 && !entries.some((entry) => said.has(entry));
      if (!isNowhere) return near;
      const problem = { message: `The data of \`${id}\` has none of these.`, help: "Write what the server says there." };
      return [{ at: atValue(file, pointer), problem }];
    });
  });
}

/** Another case, or a slip in a word of some length; another number is a word of its own. */
function findAlike(entry: string, said: ReadonlySet<string>): string | undefined {
  const most = entry.length < 6 ? 0 : 1;
  const isAlike = (text: string) => {
    if (Math.abs(text.length - entry.length) > most) return false;
    const edits = countEdits(text.toLowerCase(), entry.toLowerCase());
    return edits === 0 || (edits <= most && withoutDigits(text) !== withoutDigits(entry));
  };
  return [...said].find(isAlike);
}

const withoutDigits = (text: string): string => text.replace(/\d/g, "").toLowerCase();
