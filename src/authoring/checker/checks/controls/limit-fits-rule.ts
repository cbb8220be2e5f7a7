import { listNames, type TextEntry } from "../../../../core/format/index.ts";
import { isObject, joinPointer, readOwn } from "../../../../core/json/index.ts";
import { type Report, screenCheck } from "../../check.ts";
import { listTakers } from "../../names/takers.ts";
import { listCalls } from "../../queries/flows/calls.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { readTranslations } from "../../queries/texts/text-entries.ts";
import { readOneText } from "../../queries/texts/texts.ts";
import { lengthsOfPattern } from "../../queries/values/pattern-length.ts";
import { isPattern } from "../../queries/values/value-limits.ts";
import { readCounts, readMost } from "../../wording/counted-letters.ts";

export const limitFitsRule = screenCheck({ id: "limit-fits-rule" }, (index, report) => {
  for (const visit of index.nodes) {
    const rules = (visit.node.rules ?? []).flatMap((name, at) => {
      const rule = index.catalogue.rules.get(name);
      return rule === undefined ? [] : [{ name, at, message: rule.message, ...sizesOf(rule.value) }];
    });
    for (const rule of rules) checkTaken(visit, rule, report);
    checkPairs(visit, rules, report);
    checkInputs(index, visit, rules, report);
    if (rules.length > 0) checkWords(index, visit, rules, report);
    checkPieces(index, visit, rules, report);
  }
});

type Visit = ScreenIndex["nodes"][number];

interface Rule extends Sizes {
  readonly name: string;
  /** Its place among those of the node. */
  readonly at: number;
  readonly message: TextEntry;
}

/** Kinds of fields into which nothing but digits can be written. */
const takesDigits = new Set(["number", "phone", "card"]);
/** What people write into fields of other kinds, short and long. */
const writtenInto: Readonly<Record<string, readonly string[]>> = {
  email: ["a@b.co", "first.last@mail.example.com"],
  name: ["Ani", "Siti Nurhaliza Aminah", "John O'Neil-Smith"],
};

/** Whether it takes another script than that of the samples, or the addresses of one domain. */
function isOfFew(pattern: string): boolean {
  return /[^ -~]|\\u|\\p\{sc/i.test(pattern) || /@.*[a-z]{2}/i.test(pattern.replace(/\[[^\]]*\]|\\[a-z]/gi, ""));
}

/** Whether what can be written there can meet the rule. */
function checkTaken({ node, pointer }: Visit, { name, at, least, most, pattern }: Rule, report: Report): void {
  const { max, kind } = node.props ?? {};
  const subject = `\`${node.id}\``;
  const met = pattern !== undefined && takesDigits.has(String(kind)) ? countMeeting(pattern) : "some";
  const samples = readOwn(writtenInto, String(kind));
  if (typeof max === "number" && max > most)
    report(`${pointer}/props/max`, {
      message: `${subject} allows ${max}, but its rule \`${name}\` only ${most}.`,
      help: `Write ${most}, or change the rule.`,
    });
  else if (typeof max === "number" && max < least)
    report(`${pointer}/props/max`, {
      message: `${subject} allows ${max}, but its rule \`${name}\` asks for at least ${least}.`,
      help: `Write ${least} or more, or change the rule.`,
    });
  else if (met !== "some")
    report(`${pointer}/rules/${at}`, {
      message: `${subject} takes digits alone, and ${met} number meets its rule \`${name}\`.`,
      help: "Correct the pattern of the rule.",
    });
  else if (pattern !== undefined && !isOfFew(pattern) && samples?.every((sample) => !new RegExp(pattern, "u").test(sample)) === true)
    report(`${pointer}/rules/${at}`, {
      message: `${subject} is of the kind \`${kind}\`, and nothing like \`${samples[0]}\` meets its rule \`${name}\`.`,
      help: "Change the kind, or the pattern of the rule.",
    });
}

/** Whether anything meets all rules of a node. */
function checkPairs({ node, pointer }: Visit, rules: readonly Rule[], report: Report): void {
  for (const { name, at, least } of rules) {
    const other = rules.find(({ most }) => most < least);
    if (other !== undefined && other.name !== name)
      report(`${pointer}/rules/${at}`, {
        message: `Nothing in \`${node.id}\` meets both \`${name}\`, which asks for at least ${least}, and \`${other.name}\`, which allows ${other.most}.`,
        help: "Change one of the two rules, or remove it.",
      });
  }
}

/** Whether what is asked for in words is what the rules let pass. */
function checkWords(index: ScreenIndex, { node, pointer }: Visit, rules: readonly Rule[], report: Report): void {
  const max = node.props?.["max"];
  const limits = [
    ...(typeof max === "number" ? [max] : []),
    ...rules.flatMap(({ numbers }) => numbers),
    ...listInputs(index, node.bind).flatMap(({ least, most }) => [least, most].filter((limit) => typeof limit === "number")),
  ];
  if (limits.length === 0) return;
  const help = `Its limits are ${listNames([...new Set(limits)], "and")}.`;
  const findWrong = (text: string) => {
    const asked = readCounts(text);
    const right = asked.filter((numbers) => numbers.every((number) => limits.includes(number))).flat();
    // A smaller number beside a right one counts a part of it: "8 characters, 1 digit of them".
    return asked.flat().find((number) => !limits.includes(number) && !right.some((limit) => limit > number));
  };
  for (const prop of ["label", "hint"]) {
    const wrong = findWrong(readOneText(index, node.props?.[prop], pointer) ?? "");
    if (wrong !== undefined)
      report(`${pointer}/props/${prop}`, {
        message: `The \`${prop}\` of \`${node.id}\` asks for ${wrong}, which is no limit of it.`,
        help,
      });
  }
  for (const { name, message } of rules)
    for (const { text, pointer: at } of readTranslations(message, joinPointer("/rules", name, "message")).flatMap(({ forms }) => forms)) {
      const wrong = findWrong(text);
      if (wrong !== undefined)
        report(
          { file: "screens/catalogue/rules.json", pointer: at },
          { message: `The message of the rule \`${name}\` asks for ${wrong}, which is no limit of \`${node.id}\`.`, help },
        );
    }
}

/** Whether a number of photos or stars that is named as the most is. */
function checkPieces(index: ScreenIndex, { node, pointer, widget }: Visit, rules: readonly Rule[], report: Report): void {
  const { type, maxItems, maximum }: Schema = widget?.value ?? {};
  // A text may speak of what stands beside it.
  if (type !== "array" && type !== "integer") return;
  const limits = [node.props?.["max"] ?? maxItems ?? maximum, ...rules.map(({ most }) => most)];
  const most = Math.min(...limits.filter((limit) => typeof limit === "number"));
  for (const prop of Number.isFinite(most) ? ["label", "hint"] : []) {
    const wrong = readMost(readOneText(index, node.props?.[prop], pointer) ?? "").find((number) => number !== most);
    if (wrong !== undefined)
      report(`${pointer}/props/${prop}`, {
        message: `The \`${prop}\` of \`${node.id}\` says that it takes up to ${wrong}, and it takes up to ${most}.`,
        help: "Write one limit in both places.",
      });
  }
}

type Schema = { readonly [keyword: string]: unknown };

interface Limited {
  readonly of: string;
  readonly least: unknown;
  readonly most: unknown;
}

/** The inputs that take what a node writes. */
function listInputs(index: ScreenIndex, bind: string | undefined): Limited[] {
  if (bind === undefined) return [];
  const taken = listTakers(index).filter(({ path }) => path.join(".") === bind);
  return listCalls(index).flatMap(({ pointer, action, definition }) =>
    taken.flatMap(({ name, pointer: at }) => {
      const schema: unknown =
        at === joinPointer(`${pointer}/input`, name) ? Reflect.get(definition?.request?.properties ?? {}, name) : undefined;
      return isObject(schema) ? [{ of: `\`${name}\` of \`${action}\``, least: schema["minLength"], most: schema["maxLength"] }] : [];
    }),
  );
}

/** Whether all that can be written there can be sent. */
function checkInputs(index: ScreenIndex, { node, pointer }: Visit, rules: readonly Rule[], report: Report): void {
  const max = node.props?.["max"];
  const allowed = Math.min(...rules.map(({ most }) => most), typeof max === "number" ? max : Number.POSITIVE_INFINITY);
  for (const { of, most } of Number.isFinite(allowed) ? listInputs(index, node.bind) : [])
    if (typeof most === "number" && most < allowed)
      report(typeof max === "number" ? `${pointer}/props/max` : pointer, {
        message: `\`${node.id}\` allows ${allowed}, but ${of} only ${most}.`,
        help: `Allow ${most}, or change the input.`,
      });
}

/** Of numbers with every beginning, and of every length. */
function countMeeting(pattern: string): "no" | "some" | "every" {
  // What repeats repetitions may take for ever.
  if (/[*+}]\)[*+{]/.test(pattern)) return "some";
  const expression = new RegExp(pattern, "u");
  if (["", "0", "5550100", "99999999999"].every((number) => expression.test(number))) return "every";
  const { least, most } = lengthsOfPattern(pattern);
  const beginnings = [...(pattern.match(/\d+/g) ?? []), ...Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, "0"))];
  const lengths = [...new Set([least, Math.min(most, least + 1), Math.min(most, 20)])];
  const isMetBy = (start: string) =>
    lengths.some((length) => [..."0159"].some((fill) => expression.test(start.padEnd(length, fill).slice(0, length))));
  return beginnings.some(isMetBy) ? "some" : "no";
}

interface Sizes {
  readonly least: number;
  readonly most: number;
  /** Everything that limits it. */
  readonly numbers: readonly number[];
  readonly pattern?: string;
}

/** The fewest and the most characters or entries that a rule lets pass. */
function sizesOf(value: object): Sizes {
  const read = (...keywords: readonly string[]) => {
    const found: unknown = keywords.map((keyword): unknown => Reflect.get(value, keyword)).find((limit) => typeof limit === "number");
    return typeof found === "number" ? found : undefined;
  };
  const written: unknown = Reflect.get(value, "pattern");
  const pattern = typeof written === "string" && isPattern(written) ? written : undefined;
  const isWhole = pattern?.startsWith("^") === true && pattern.endsWith("$");
  const lengths = isWhole ? lengthsOfPattern(pattern) : { least: 0, most: Number.POSITIVE_INFINITY };
  const least = Math.max(read("minLength", "minItems") ?? 0, lengths.least);
  const most = Math.min(read("maxLength", "maxItems") ?? Number.POSITIVE_INFINITY, lengths.most);
  const counts = (pattern?.match(/(?<=[{,])\d+(?=[,}])/g) ?? []).map(Number);
  const numbers = [least, most, read("minimum") ?? 0, read("maximum") ?? 0, ...counts].filter(
    (limit) => limit > 0 && Number.isFinite(limit),
  );
  return { least, most, numbers, ...(pattern !== undefined && { pattern }) };
}
