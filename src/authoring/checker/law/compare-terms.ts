/** What no screen says: actions and what they ask for, rules, money and company of a market, addresses that are let through. */
import { isObject, joinPointer } from "../../../core/json/index.ts";
import { diffValues, type Project, readDefinitionPath, writeChange } from "../../compiler/index.ts";
import { atValue } from "../queries/places.ts";
import type { LawChange } from "./law-change.ts";

/** A part that somebody is responsible for, by what it is called. */
interface Term {
  readonly value: unknown;
  readonly at: LawChange["at"];
  readonly market?: string;
}

const width = 80;
/** Of the settings and of a market, what is no matter of taste. */
const answeredFor = { settings: ["disclosures", "hosts"], market: ["currency", "company", "languages"] } as const;
/** Remarks. */
const aside = new Set(["$schema", "$comment", "description"]);

export function compareTerms(before: Project, now: Project): LawChange[] {
  const [old, current] = [listTerms(before), listTerms(now)];
  return [...new Set([...old.keys(), ...current.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), current.get(name)];
    const { at, market } = is ?? was ?? {};
    if (at === undefined) return [];
    return diffValues(was?.value, is?.value, name).map((change): LawChange => {
      const isMore = change.kind === "added" && /\.(?:constants|headers|common)\./.test(change.what);
      return {
        kind: isMore ? "call sends more" : "terms changed",
        says: `The ${writeChange(change, width)}.`.replace(/^The (added|removed) /, (_, verb) => `The project has ${verb} `),
        variants: [],
        at,
        ...(market !== undefined && { market }),
        ...(is === undefined && { isGone: true }),
      };
    });
  });
}

function listTerms({ sources }: Project): ReadonlyMap<string, Term> {
  return new Map(sources.flatMap(({ file, value }) => (isObject(value) ? termsOf(file, value) : [])));
}

function termsOf(file: string, value: Readonly<Record<string, unknown>>): (readonly [string, Term])[] {
  const { kind } = readDefinitionPath(file);
  if (kind === "actions" || kind === "rules")
    return Object.entries(Object(value[kind])).map(([name, part]) => [
      `${kind.slice(0, -1)} \`${name}\``,
      { value: withoutRemarks(part), at: atValue(file, joinPointer("", kind, name)) },
    ]);
  if (kind === "settings" || kind === "market")
    return answeredFor[kind].map((name) => [
      kind === "market" ? `market \`${value["id"]}\`, ${name}` : `settings, ${name}`,
      { value: value[name], at: atValue(file, joinPointer("", name)), ...(kind === "market" && { market: String(value["id"]) }) },
    ]);
  return kind === "wire" ? [[`host \`${value["host"]}\``, { value: withoutRemarks(value), at: atValue(file, "") }]] : [];
}

function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemarks);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => (aside.has(name) ? [] : [[name, withoutRemarks(part)]])));
}
