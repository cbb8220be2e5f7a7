/** What a receiver has counted of the two releases of a share, for the commands that judge it. */
import { resolve } from "node:path";
import { quoteName } from "../../../core/format/index.ts";
import { parseJson } from "../../../core/json/index.ts";
import { count } from "../../../core/text/index.ts";
import { type Fare, isStopRule, judgeShare, type Pointer, type ShareFares, type StopRule, usualRule } from "../../operate/release/index.ts";
import { type CountedReports, readCounts, reportsMetric } from "../../operate/reports/index.ts";
import { readTextFile } from "../../project/index.ts";
import { type CliContext, UsageError } from "../cli-context.ts";
import type { Arguments, CommandOption } from "../command.ts";

/** Beside the option that names the counts themselves. */
export const fareOptions: { readonly since: CommandOption; readonly rule: CommandOption } = {
  since: { value: "<file>", help: "An earlier copy of the same: only what was counted after it is judged by." },
  rule: { value: "<file>", help: "Has `errors`, `times`, `leastLoads` and `leastErrors`. Default: twice the errors per page load." },
};

/** The counts or the rule cannot be read: nothing is known of the share, and all the rest is. */
export class UnreadFares extends UsageError {}

export interface ReadFares {
  /** Undefined while no share is under way. */
  readonly fares?: ShareFares;
  readonly rule: StopRule;
}

/** `option` names the file of the counts; undefined where it was not given. */
export function readFares(option: string, pointer: Pointer, given: Arguments, { cwd }: CliContext): ReadFares | undefined {
  const name = given.get(option);
  const since = given.get("since");
  const ruleName = given.get("rule");
  if (name === undefined) {
    if (since !== undefined || ruleName !== undefined)
      throw new UsageError(`\`--since\` and \`--rule\` need \`--${option} <file>\`, which has the counts.`);
    return undefined;
  }
  const read = (path: string): string => readText(path, cwd);
  const rule = ruleName === undefined ? usualRule : readRule(ruleName, read(ruleName));
  // Nothing is judged, so a receiver that has begun just now is no reason to end with an error.
  if (pointer.next === null) return { rule };
  const earlier = since === undefined ? [] : countsOf(since, read(since));
  const fares = judgeShare(pointer, { counts: countsOf(name, read(name)), earlier, rule });
  return { rule, ...(fares && { fares }) };
}

/** `-`: what another program writes to this one. */
function readText(path: string, cwd: string): string {
  try {
    return readTextFile(path === "-" ? 0 : resolve(cwd, path));
  } catch {
    throw new UnreadFares(`${quoteName(path)} cannot be read. Name a file, or \`-\` for what another program writes to this one.`);
  }
}

function countsOf(name: string, text: string): readonly CountedReports[] {
  const counts = readCounts(text);
  if (counts.length > 0) return counts;
  throw new UnreadFares(`${quoteName(name)} has no line of \`${reportsMetric}\`. It must be what \`layar/reports\` gives to Prometheus.`);
}

function readRule(name: string, text: string): StopRule {
  const rule = parseJson(text);
  if (isStopRule(rule)) return rule;
  throw new UnreadFares(
    `${quoteName(name)} is no rule. Write ${JSON.stringify({ ...usualRule, errors: ["node-failed"] })}, with your numbers.`,
  );
}

/** In sentences: both releases, and what follows of it. */
export function describeFares({ live, next, verdict }: ShareFares, pointer: Pointer, rule: StopRule): string {
  const facts = `${pointer.next} has ${describeFare(next)}, ${pointer.live} has ${describeFare(live)}.`;
  const limit = `${count(rule.times, "time")} the errors per page load`;
  if (verdict === "few") return `${facts} That is too little to say anything: it takes ${count(rule.leastLoads, "page load")} of each.`;
  if (verdict === "worse") return `${facts} That is more than ${limit}.`;
  return `${facts} A share stops above ${limit}, from ${count(rule.leastErrors, "error")} on.`;
}

function describeFare({ loads, errors }: Fare): string {
  const percent = loads === 0 ? "" : ` (${Number(((100 * errors) / loads).toFixed(2))} %)`;
  return `${count(errors, "error")} in ${count(loads, "page load")}${percent}`;
}
