/** Whether a value of a name is there to be read. */
import { readField, type Type } from "../../../core/expression/index.ts";
import { hasOwn } from "../../../core/json/index.ts";
import { countShared } from "./id-names.ts";

export type Roots = Readonly<Record<string, Type>>;

/** What has a name and takes a value. */
export interface Taker {
  readonly name: string;
  readonly pointer: string;
  /** The path that it takes, root first. */
  readonly path: readonly string[];
  /** What stands beside it, and takes other values. */
  readonly beside: readonly Taker[];
  /** Other names that it is known by. */
  readonly aliases: readonly unknown[];
  /** The path that it sets: a value that takes another one's is no slip for being there itself. */
  readonly sets?: string;
}

export function typeAt(roots: Roots, [root = "", ...names]: readonly string[]): Type | undefined {
  let type = hasOwn(roots, root) ? roots[root] : undefined;
  for (const name of names) {
    if (type?.obj === undefined || !hasOwn(type.obj.props, name)) return undefined;
    type = readField(type.obj, name);
  }
  return type;
}

export interface Slip {
  readonly message: string;
  /** What was probably meant. */
  readonly own: string;
}

/** What a taker takes although another value bears its name; undefined when nothing speaks against it. */
export function findSlip(roots: Roots, taker: Taker): Slip | undefined {
  const { name, path, aliases } = taker;
  const field = path.at(-1);
  if (field === undefined || field === name || aliases.includes(field)) return undefined;
  const own = findOwn(roots, taker);
  if (own === undefined) return undefined;
  return { message: `\`${name}\` takes \`${showPath(path.join("."))}\`, while \`${showPath(own)}\` is at hand.`, own: showPath(own) };
}

/** Values of the screen are read by their bare names. */
export const showPath = (path: string): string => path.replace(/^values\./, "");

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join(".") === other.join(".");

/** A path of this very name: beside the one that is read, or where the value is another entry's, as after a copy. */
function findOwn(roots: Roots, taker: Taker): string | undefined {
  const { name, path, beside } = taker;
  const around = path.slice(0, -1);
  const own = [...around, name];
  if (own.join(".") !== taker.sets && typeAt(roots, own) !== undefined) return own.join(".");
  const others = beside.filter((other) => other !== taker);
  const named = others.find((other) => other.name === path.at(-1));
  const isTwice = others.some((other) => isSame(other.path, path));
  if (named === undefined && !isTwice) return undefined;
  if (named?.path.at(-1) === name) return named.path.join(".");
  const nearer = isTwice ? findNearer(roots, taker) : undefined;
  if (nearer !== undefined) return nearer.join(".");
  // A list stands for no entry of it.
  const isList = (one: readonly string[]) => typeAt(roots, one)?.list !== undefined;
  return listNamed(roots, name)
    .find((one) => !isSame(one, path) && isList(one) === isList(path))
    ?.join(".");
}

/** With one word in common two names may well be of different things. */
const leastWords = 2;

/** Of two that take the same, what stands beside it, has more words of the name, and is taken by neither. */
function findNearer(roots: Roots, { name, path, beside }: Taker): string[] | undefined {
  const around = path.slice(0, -1);
  const alike = (field: string) => countShared(field, name);
  const nearer = Object.keys(typeAt(roots, around)?.obj?.props ?? {}).find(
    (field) =>
      alike(field) >= Math.max(leastWords, alike(path.at(-1) ?? "") + 1) && !beside.some((other) => isSame(other.path, [...around, field])),
  );
  return nearer === undefined ? undefined : [...around, nearer];
}

/** Every path to a value of this name, at a root or in what a root holds. */
function listNamed(roots: Roots, name: string): string[][] {
  const around = Object.entries(roots).flatMap(([root, { obj }]) => [
    [root],
    ...Object.keys(obj?.props ?? {}).map((field) => [root, field]),
  ]);
  return around.map((one) => [...one, name]).filter((one) => typeAt(roots, one) !== undefined);
}
