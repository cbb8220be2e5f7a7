// Says which names an author probably meant: the nearest of those that exist, whatever letters were typed for them.
import { countEdits } from "./nearest-name.ts";

/** What was probably meant. */
export interface Meant {
  /** The question to the author; undefined when no name is like it. */
  readonly help?: string;
  /** Only when no other name is as near, and letters are all that differs. */
  readonly name?: string;
  readonly names: readonly string[];
}

interface Script {
  readonly name: string;
  readonly letters: string;
  readonly latin: string;
}

/** Letters of other scripts, and the Latin ones that look the same. */
const scripts: readonly Script[] = [
  { name: "Cyrillic", letters: "асԁеһіјкӏмоԛрѕтѵԝхуАВСЕНІЈКМОРЅТХУ", latin: "acdehijklmoqpstvwxyABCEHIJKMOPSTXY" },
  { name: "Greek", letters: "ανορυιτκχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", latin: "avopuitkxABEZHIKMNOPTYX" },
];
const latinOf = new Map(scripts.flatMap(({ letters, latin }) => [...letters].map((letter, at) => [letter, latin[at] ?? letter] as const)));

/** A name with the Latin letters that its letters look like. */
function readLatin(name: string): string {
  return [...name].map((letter) => latinOf.get(letter) ?? letter).join("");
}

/** The first letter that is not what it looks like, with its script. */
export function describeLookAlike(name: string): string | undefined {
  for (const { name: script, letters } of scripts) {
    const letter = [...name].find((one) => letters.includes(one));
    if (letter !== undefined) return `Its \`${letter}\` is a ${script} letter.`;
  }
  return undefined;
}

const mostAsked = 3;

/** The names that are as near as none other: without regard to capitals, blanks and look-alike letters, or within one edit for three letters. */
function listMeant(typed: string, names: readonly string[]): string[] {
  const name = readLatin(typed).toLowerCase();
  const bare = (text: string) => text.replace(/[\s_-]/g, "").toLowerCase();
  const same = names.filter((other) => bare(other) === bare(name));
  if (same.length > 0) return same;
  const limit = Math.floor(name.length / 3);
  let found: string[] = [];
  let least = limit;
  for (const other of names) {
    // Of the shortest names only two letters that changed places are like each other.
    const isSwap = limit === 0 && other.length === name.length && [...name].reverse().join("") === other.toLowerCase();
    if (Math.abs(other.length - name.length) > least && !isSwap) continue;
    const edits = isSwap ? 0 : countEdits(name, other.toLowerCase());
    if (edits > least || (limit === 0 && !isSwap)) continue;
    found = edits < least ? [other] : [...found, other];
    least = edits;
  }
  return found;
}

const listWords = (name: string): readonly string[] => name.match(/\d+|\p{Lu}*\p{Ll}+|\p{Lu}+/gu)?.map((word) => word.toLowerCase()) ?? [];

/** A word or a number more, fewer or another one is a name of its own: `bikeId` is not `bikeNo` mistyped, and `step2` not `step1`. */
function isSlip(typed: string, name: string): boolean {
  const [words, others] = [listWords(typed), listWords(name)];
  const own = words.filter((word) => !others.includes(word)).join("");
  const other = others.filter((word) => !words.includes(word)).join("");
  const isSame = words.join("") === others.join("");
  const isNumber = /^\d+$/.test(own) && /^\d+$/.test(other);
  return isSame || (!isNumber && countEdits(own, other) < Math.max(own.length, other.length));
}

/** Asks for the name that was probably meant, and says when a letter of the typed one is not what it looks like. */
export function findMeant(typed: string, names: Iterable<string>): Meant {
  const found = [...new Set(listMeant(typed, [...new Set(names)]))];
  if (found.length === 0 || found.length > mostAsked) return { names: [] };
  const quoted = found.map((name) => `\`${name}\``);
  const question = `Did you mean ${quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(", ")} or ${quoted[quoted.length - 1]}`}?`;
  const letter = describeLookAlike(typed);
  return {
    help: letter === undefined ? question : `${question} ${letter}`,
    ...(found.length === 1 && isSlip(readLatin(typed), found[0] ?? "") && { name: found[0] }),
    names: found,
  };
}
