import { listNames } from "../../../../core/format/index.ts";
import { isObject, joinPointer } from "../../../../core/json/index.ts";
import { type ProblemText, screenCheck } from "../../check.ts";
import { listTakers } from "../../names/takers.ts";
import { listCalls } from "../../queries/calls.ts";
import { lengthsOfPattern } from "../../queries/pattern-length.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { readTranslations } from "../../queries/text-entries.ts";
import { isPattern } from "../../queries/value-limits.ts";
import { readCounts } from "../../wording/counted-letters.ts";

export const limitFitsRule = screenCheck({ id: "limit-fits-rule" }, (index, report) => {
  for (const { node, pointer } of index.nodes) {
    const { max, kind } = node.props ?? {};
    const rules = (node.rules ?? []).flatMap((name) => {
      const rule = index.catalogue.rules.get(name);
      return rule === undefined ? [] : [{ name, message: rule.message, ...sizesOf(rule.value) }];
    });
    for (const { name, least, most, pattern } of rules) {
      const problem =
        typeof max === "number" ? judgeMax(max, { subject: `\`${node.id}\``, rule: `its rule \`${name}\``, least, most }) : undefined;
      if (problem !== undefined) report(`${pointer}/props/max`, problem);
      else if (pattern !== undefined && takesDigits.has(String(kind)) && isDead(pattern))
        report(joinPointer(pointer, "rules", (node.rules ?? []).indexOf(name)), {
          message: `\`${node.id}\` takes digits alone, and no number meets its rule \`${name}\`.`,
          help: "Correct the pattern of the rule.",
        });
    }
    const limits = [
      ...(typeof max === "number" ? [max] : []),
      ...rules.flatMap(({ numbers }) => numbers),
      ...limitsOfInputs(index, node.bind),
    ];
    if (limits.length === 0 || rules.length === 0) continue;
    const asked = `Its limits are ${listNames([...new Set(limits.map(String))], "and")}.`;
    for (const prop of ["label", "hint"]) {
      const wrong = readCounts(sayProp(index, node.props?.[prop])).find((number) => !limits.includes(number));
      if (wrong !== undefined)
        report(`${pointer}/props/${prop}`, {
          message: `The \`${prop}\` of \`${node.id}\` asks for ${wrong}, which is no limit of it.`,
          help: asked,
        });
    }
    for (const { name, message } of rules)
      for (const { forms } of readTranslations(message, joinPointer("/rules", name, "message")))
        for (const form of forms) {
          const wrong = readCounts(form.text).find((number) => !limits.includes(number));
          if (wrong !== undefined)
            report(
              { file: "screens/catalogue/rules.json", pointer: form.pointer },
              { message: `The message of the rule \`${name}\` asks for ${wrong}, which is no limit of \`${node.id}\`.`, help: asked },
            );
        }
  }
});

interface Bounds {
  readonly subject: string;
  readonly rule: string;
  readonly least: number;
  readonly most: number;
}

function judgeMax(max: number, { subject, rule, least, most }: Bounds): ProblemText | undefined {
  if (max > most) return { message: `${subject} allows ${max}, but ${rule} only ${most}.`, help: `Write ${most}, or change the rule.` };
  if (max >= least) return undefined;
  return {
    message: `${subject} allows ${max}, but ${rule} asks for at least ${least}.`,
    help: `Write ${least} or more, or change the rule.`,
  };
}

/** What a property says in the language of the variant. */
function sayProp({ analysis }: ScreenIndex, value: unknown): string {
  const name = /^\{texts\.(\w+)\}$/.exec(String(value ?? ""))?.[1];
  const text = name === undefined ? undefined : analysis.names.texts?.[name];
  return text !== undefined && "text" in text ? text.text : String(value ?? "");
}

/** Most characters of the inputs that take what a node writes. */
function limitsOfInputs(index: ScreenIndex, bind: string | undefined): number[] {
  if (bind === undefined) return [];
  const taken = listTakers(index).filter(({ path }) => path.join(".") === bind);
  return listCalls(index).flatMap(({ pointer, definition }) =>
    taken.flatMap(({ name, pointer: at }) => {
      const schema: unknown =
        at === joinPointer(`${pointer}/input`, name) ? Reflect.get(definition?.request?.properties ?? {}, name) : undefined;
      return isObject(schema) ? [schema["minLength"], schema["maxLength"]].filter((limit) => typeof limit === "number") : [];
    }),
  );
}

/** Kinds of fields into which nothing but digits can be written. */
const takesDigits = new Set(["number", "phone", "card"]);

/** Whether no number meets a pattern: with every beginning, and every length. */
function isDead(pattern: string): boolean {
  // What repeats repetitions may take for ever.
  if (/[*+}]\)[*+{]/.test(pattern)) return false;
  const expression = new RegExp(pattern, "u");
  const { least, most } = lengthsOfPattern(pattern);
  const written = pattern.match(/\d+/g) ?? [];
  const beginnings = [...written, ...Array.from({ length: 1000 }, (_, at) => String(at).padStart(3, "0"))];
  const lengths = [...new Set([least, Math.min(most, least + 1), Math.min(most, 20)])];
  const tries = lengths.flatMap((length) =>
    beginnings.flatMap((start) => [..."0159"].map((fill) => start.padEnd(length, fill).slice(0, length))),
  );
  return !tries.some((text) => expression.test(text));
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
  const read = (...keywords: readonly string[]) =>
    keywords.map((keyword): unknown => Reflect.get(value, keyword)).find((limit) => typeof limit === "number");
  const pattern: unknown = Reflect.get(value, "pattern");
  const expression = typeof pattern === "string" && isPattern(pattern) ? pattern : undefined;
  const isWhole = expression?.startsWith("^") === true && expression.endsWith("$");
  const lengths = isWhole ? lengthsOfPattern(expression) : { least: 0, most: Number.POSITIVE_INFINITY };
  const [least, most] = [read("minLength", "minItems", "minimum"), read("maxLength", "maxItems", "maximum")];
  const counts = [...(expression ?? "").matchAll(/\{(\d+)(?:,(\d*))?\}/g)]
    .flatMap(([, from, to]) => [from, to])
    .filter(Boolean)
    .map(Number);
  const numbers = [least, most, lengths.least, lengths.most, ...counts].filter(
    (limit) => typeof limit === "number" && Number.isFinite(limit) && limit > 0,
  );
  return {
    least: Math.max(read("minLength", "minItems") ?? 0, lengths.least),
    most: Math.min(read("maxLength", "maxItems") ?? Number.POSITIVE_INFINITY, lengths.most),
    numbers: numbers.filter((limit) => typeof limit === "number"),
    ...(expression !== undefined && { pattern: expression }),
  };
}
