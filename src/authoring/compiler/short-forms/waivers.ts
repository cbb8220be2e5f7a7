// `"$waive": { "<check>": "<reason>" }` in any object of a file: what that check finds there, or inside it, is right here.

import type { Problem, SourcePointer } from "../../../core/format/index.ts";
import { isObject, isWithin, joinPointer } from "../../../core/json/index.ts";
import type { FindWrittenForm, Waiver } from "./written-form.ts";

const keyword = "$waive";

interface Taken {
  /** The value without them. */
  readonly value: unknown;
  readonly waivers: readonly Waiver[];
  readonly problems: readonly Problem[];
}

/** Takes the waivers out of a file, so that nothing else has to know them. A file without any is given back as it is. */
export function takeWaivers(file: string, text: string, value: unknown): Taken {
  if (!text.includes(keyword)) return { value, waivers: [], problems: [] };
  const waivers: Waiver[] = [];
  const problems: Problem[] = [];
  const take = (part: unknown, pointer: string): unknown => {
    if (Array.isArray(part)) return part.map((one, index) => take(one, joinPointer(pointer, index)));
    if (!isObject(part)) return part;
    const { [keyword]: waived, ...rest } = part;
    if (isObject(waived) && Object.values(waived).every(isReason))
      waivers.push(...Object.keys(waived).map((check) => ({ check, pointer })));
    else if (waived !== undefined)
      problems.push({
        check: "shape",
        message: `\`${keyword}\` names checks, each with the reason why it is wrong here.`,
        help: `Write \`"${keyword}": { "<check>": "<reason>" }\`.`,
        at: { file, pointer: joinPointer(pointer, keyword), on: "value" },
      });
    return Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, take(inner, joinPointer(pointer, name))]));
  };
  return { value: take(value, ""), waivers, problems };
}

function isReason(value: unknown): boolean {
  return typeof value === "string" && /\p{L}/u.test(value);
}

export interface Judged {
  readonly left: readonly Problem[];
  /** The waivers that held for some problem. */
  readonly used: readonly Waiver[];
}

/** Without the problems that are waived where they are. Places are those of the files. */
export function withoutWaived(problems: readonly Problem[], findForm: FindWrittenForm): Judged {
  const used = new Set<Waiver>();
  const left = problems.filter((problem) => {
    const { check, at } = problem;
    const waiver = findForm(at.file)?.waivers.find((one) => one.check === check && isWithin(at.pointer, one.pointer));
    if (waiver !== undefined) used.add(waiver);
    return waiver === undefined;
  });
  return { left, used: [...used] };
}

interface File {
  readonly file: string;
  readonly form?: { readonly waivers: readonly Waiver[] };
}

/** A waiver that holds for no problem would hide the next one. */
export function reportUnused(files: readonly File[], used: ReadonlySet<Waiver>): Problem[] {
  return files.flatMap(({ file, form }) =>
    (form?.waivers ?? []).flatMap((waiver): Problem[] => {
      if (used.has(waiver)) return [];
      const at: SourcePointer = { file, pointer: joinPointer(waiver.pointer, keyword, waiver.check), on: "key" };
      const subject = { kind: "check", name: waiver.check, is: "unused" } as const;
      return [{ check: "waiver-is-used", message: `\`${waiver.check}\` finds nothing here.`, help: "Remove the waiver.", at, subject }];
    }),
  );
}
