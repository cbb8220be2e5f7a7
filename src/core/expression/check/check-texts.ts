// Texts of a screen: `texts.<name>` stands for the template of that text, which is checked and compiled where it is used.

import { findMeant, hasOwn } from "../../json/index.ts";
import { maxTexts } from "../limits.ts";
import { parseText } from "../syntax/grammar.ts";
import type { Range } from "../syntax/syntax.ts";
import { readTemplate } from "../syntax/template.ts";
import type { PluralText, TextSource } from "../syntax/text-source.ts";
import { broken, type CheckContext, report, type Typed } from "./check-context.ts";
import { inferTemplate } from "./check-template.ts";
import { describeType } from "./describe-type.ts";
import { accepts } from "./signatures.ts";
import { types, union, withoutNull } from "./type.ts";

export const textsRoot = "texts";

/** Checks something that is written elsewhere; its findings say where. */
function inSource(context: CheckContext, source: TextSource, check: () => Typed): Typed {
  const { text, errors, remarks } = context;
  context.text = source.text;
  context.errors = [];
  context.remarks = [];
  const typed = check();
  errors.push(...context.errors.map((error) => ({ source, ...error })));
  remarks.push(...context.remarks.map((one) => ({ source, ...one })));
  context.remarks = remarks;
  context.text = text;
  context.errors = errors;
  return typed;
}

function checkForm(context: CheckContext, source: TextSource): Typed {
  return inSource(context, source, () => {
    const parsed = readTemplate(source.text);
    if ("tree" in parsed) return inferTemplate(context, parsed.tree);
    context.errors.push(...parsed.errors);
    return broken;
  });
}

function checkCount(context: CheckContext, source: TextSource): Typed {
  return inSource(context, source, () => {
    const parsed = parseText(source.text);
    if ("errors" in parsed) {
      context.errors.push(...parsed.errors);
      return broken;
    }
    const typed = context.infer(context, parsed.tree);
    if (typed.broken || accepts(types.num, typed.type)) return typed;
    return report(context, parsed.tree, {
      code: "wrong-kind",
      message: `The \`count\` of a text must be a number, but \`${source.text}\` is ${describeType(withoutNull(typed.type))}.`,
    });
  });
}

/** A choice by the plural category of the count; the last form is used for every category that is not tested. */
function checkPlural(context: CheckContext, { count, tag, forms }: PluralText): Typed {
  const counted = checkCount(context, count);
  const categories = Object.keys(forms).filter((category) => category !== "other");
  const last = forms["other"] ?? forms[categories.pop() ?? ""];
  if (last === undefined) return broken;
  const others = categories.flatMap((category) => {
    const form = forms[category];
    return form === undefined ? [] : [{ category, typed: checkForm(context, form) }];
  });
  const fallback = checkForm(context, last);
  if (counted.broken || fallback.broken || others.some(({ typed }) => typed.broken)) return broken;
  const category = ["f", "plural", counted.ast, tag];
  return {
    ast: others.reduceRight((rest, other) => ["?:", ["==", category, other.category], other.typed.ast, rest], fallback.ast),
    type: union(fallback.type, ...others.map(({ typed }) => typed.type)),
  };
}

/** Checks and compiles the text of this name in the scope in which it is used. */
export function checkText(context: CheckContext, range: Range, name: string): Typed {
  const all = context.names.texts ?? {};
  const text = hasOwn(all, name) ? all[name] : undefined;
  if (text === undefined) {
    const { help = "Write it in the texts of the screen.", name: near, names } = findMeant(name, Object.keys(all));
    return report(context, range, {
      code: "unknown-text",
      message: `No text is named \`${name}\`.`,
      help,
      ...(near !== undefined && { suggestion: near }),
      subject: { kind: "text", name, is: "missing", near: names },
    });
  }
  if (context.texts.includes(name)) {
    const cycle = [...context.texts.slice(context.texts.indexOf(name)), name].map((part) => `\`${part}\``).join(" → ");
    return report(context, range, { code: "text-cycle", message: `The text contains itself: ${cycle}.` });
  }
  if (++context.textCount > maxTexts)
    return report(context, range, { code: "too-many-texts", message: `The expression contains more than ${maxTexts} texts.` });
  context.textsUsed.add(name);
  context.texts = [...context.texts, name];
  const typed = "forms" in text ? checkPlural(context, text) : checkForm(context, text);
  context.texts = context.texts.slice(0, -1);
  return typed;
}
