/** Actions that the same request settles, and what the values of its response mean of each. */
import { showExpression } from "../../../core/expression/index.ts";
import type { ActionDefinition } from "../../../core/format/index.ts";
import { deepEqual, showText } from "../../../core/json/index.ts";
import { type Catalogue, settlementSites } from "../../compiler/index.ts";

type Settlement = NonNullable<ActionDefinition["settledBy"]>;

/** Of the actions that are settled by the same request those of which it means the opposite, unless more agree with this one. */
export function listOpposite(actions: Catalogue["actions"], { action, input, done }: Settlement): readonly string[] {
  const alike = [...actions].filter(([, { settledBy: other }]) => other?.action === action && deepEqual(other.input, input));
  const opposite = alike.filter(([, { settledBy }]) => settledBy?.missing === done).map(([name]) => name);
  return opposite.length < alike.filter(([, { settledBy }]) => settledBy?.done === done).length ? [] : opposite;
}

const parts = ["/done", "/missing"] as const;
type Part = (typeof parts)[number];

interface Contrary {
  readonly part: Part;
  readonly literal: string;
  /** An action of which it means the contrary. */
  readonly other: string;
}

/** Values that mean the contrary of an action which otherwise goes by the same values, unless more agree with this one. */
export function listContrary(catalogue: Catalogue, name: string): Contrary[] {
  const { action, input } = catalogue.actions.get(name)?.settledBy ?? {};
  const own = readMeanings(catalogue, name);
  const alike = [...catalogue.actions].flatMap(([other, { settledBy }]) => {
    const isAlike = other !== name && settledBy?.action === action && deepEqual(settledBy?.input, input);
    const meanings = isAlike ? readMeanings(catalogue, other) : undefined;
    return meanings !== undefined && meansAlike(own, meanings) ? [{ other, meanings }] : [];
  });
  return parts.flatMap((part) =>
    [...own[part]].flatMap(([key, literal]): Contrary[] => {
      const against = alike.filter(({ meanings }) => meanings[part === "/done" ? "/missing" : "/done"].has(key));
      const others = alike.filter(({ meanings }) => meanings[part].has(key)).length;
      const [first] = against;
      // Of two nobody knows which one is wrong: it is said once.
      const isFew = against.length > others + 1 || (against.length === others + 1 && part === "/done");
      return first === undefined || !isFew ? [] : [{ part, literal, other: first.other }];
    }),
  );
}

/** Literals by the field that they are compared with. */
type Meanings = { readonly [part in Part]: ReadonlyMap<string, string> };

function readMeanings(catalogue: Catalogue, name: string): Meanings {
  const sites = settlementSites(catalogue, name);
  const read = (part: Part) => new Map(listMeant(sites.find(({ pointer }) => pointer === part)?.checked.ast));
  return { "/done": read("/done"), "/missing": read("/missing") };
}

/** What a cancelled order is for a cancellation, it is not for a payment: what is done must have something in common. */
function meansAlike(one: Meanings, other: Meanings): boolean {
  const common = (part: Part, otherPart: Part) => [...one[part].keys()].filter((key) => other[otherPart].has(key)).length;
  const same = common("/done", "/done") + common("/missing", "/missing");
  return common("/done", "/done") > 0 && same > common("/done", "/missing") + common("/missing", "/done");
}

/** Each literal that alone makes the condition hold. */
function listMeant(ast: unknown): (readonly [key: string, literal: string])[] {
  if (!Array.isArray(ast)) return [];
  if (ast[0] === "||") return ast.slice(1).flatMap(listMeant);
  if (ast[0] !== "==" && ast[0] !== "in") return [];
  return listComparisons(ast).flatMap(({ path, literals }) =>
    literals.map((literal) => [JSON.stringify([path, showText(literal)]), showExpression(literal)] as const),
  );
}

interface Comparisons {
  readonly subject: string;
  /** Fields of the response. */
  readonly path: readonly string[];
  readonly literals: readonly unknown[];
}

const isLiteral = (ast: unknown): boolean => typeof ast === "string" || typeof ast === "number";

/** What is compared with texts or numbers, outside of lists. */
export function listComparisons(ast: unknown): readonly Comparisons[] {
  if (!Array.isArray(ast)) return [];
  const [op, left, right]: unknown[] = ast;
  const literals = op === "in" && Array.isArray(right) ? right.slice(1) : op === "==" || op === "!=" ? [right] : [];
  const path = pathOf(left);
  if (path !== undefined && literals.some(isLiteral))
    return [{ subject: showExpression(left), path, literals: literals.filter(isLiteral) }];
  return ast.slice(1).flatMap(listComparisons);
}

/** A field of the response, also as a text. */
function pathOf(ast: unknown): readonly string[] | undefined {
  if (ast === "answer") return [];
  if (!Array.isArray(ast)) return undefined;
  const [op, root, ...rest]: unknown[] = ast;
  if (op === "f") return root === "string" ? pathOf(rest[0]) : undefined;
  return op === "." && root === "answer" && rest.every((name) => typeof name === "string") ? rest : undefined;
}
