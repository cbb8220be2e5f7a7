// Compares what mock data give with a schema. Samples say less than a schema: a text of a seed may well be one of the listed
// values or a date, and a sample that is found by a name is there; so only kinds, fields and constants count.
import { describeType, readField, type Type } from "../../../../core/expression/index.ts";
import { findNearest } from "../../../../core/json/index.ts";

type Fields = NonNullable<Type["obj"]>;

/** As far as types of expressions are compared. */
const maxDepth = 8;

/** Why a sample does not fit, in words; undefined when it may fit. */
export function findUnlike(have: Type, want: Type, subject: string, depth = 0): string | undefined {
  if (have.any || want.any || depth > maxDepth) return undefined;
  const wrong = (["bool", "num", "text", "list", "obj"] as const).find((kind) => have[kind] && !want[kind]);
  if (wrong) return `${subject} is ${describeType({ [wrong]: have[wrong] })}, not ${describeType(want)}`;
  const constant = findOther(have.num, want.num) ?? findOther(have.text, want.text);
  if (constant !== undefined) return `${subject} is ${describeType(constant)}, not ${describeType(want)}`;
  const ofItems = have.list && want.list && findUnlike(have.list, want.list, `an entry of ${subject}`, depth + 1);
  return ofItems ?? (have.obj && want.obj && findUnlikeField(have.obj, want.obj, { subject, depth }));
}

function findOther(have: Type["num"] | Type["text"], want: Type["num"] | Type["text"]): Type | undefined {
  if (!have || have === true || !want || want === true) return undefined;
  const allowed: readonly (number | string)[] = want;
  const other = have.find((value) => !allowed.includes(value));
  if (other === undefined) return undefined;
  return typeof other === "string" ? { text: [other] } : { num: [other] };
}

function findUnlikeField(have: Fields, want: Fields, { subject, depth }: { subject: string; depth: number }): string | undefined {
  for (const name of Object.keys(want.props)) {
    const wanted = readField(want, name) ?? {};
    const given = readField(have, name);
    const of = `\`${name}\` of ${subject}`;
    if (!given && !wanted.null && !wanted.any) return `${of} is missing`;
    const unlike = given && findUnlike(given, wanted, of, depth + 1);
    if (unlike !== undefined) return unlike;
  }
  const lacking = Object.keys(want.props).filter((name) => readField(have, name) === undefined);
  for (const name of Object.keys(have.props)) {
    const near = readField(want, name) === undefined ? findNearest(name, lacking) : undefined;
    if (near !== undefined) return `\`${name}\` of ${subject} is called \`${near}\` there`;
  }
  return undefined;
}
