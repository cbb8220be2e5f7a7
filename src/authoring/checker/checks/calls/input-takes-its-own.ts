import { screenCheck } from "../../check.ts";
import { listUnlikeChoices } from "../../conditions/kept-choices.ts";
import { type Roots, typeAt } from "../../names/at-hand.ts";
import { corePath } from "../../names/core-path.ts";
import { listCrossedProps, listCrossedSides } from "../../names/side-names.ts";
import { listSlips } from "../../names/takers.ts";

export const inputTakesItsOwn = screenCheck({ id: "input-takes-its-own", isGuess: true }, (index, report) => {
  for (const { taker, ...slip } of listSlips(index)) {
    const field = taker.path.at(-1) ?? "";
    const exception = `if \`${field}\` is meant, list it under \`x-alias\` of the input in the action's \`request\`, or give it another name here.`;
    report(taker.pointer, {
      message: slip.message,
      help: `Write \`{${slip.own}}\`; ${exception}`,
    });
  }
  for (const { pointer, checked } of index.analysis.sites)
    for (const { name, path, own } of checked.errors.length > 0 ? [] : listUnlike(index.analysis.names.roots, checked.ast))
      report(pointer, {
        message: `\`${name}\` is compared with \`${path}\`, while \`${own}\` is at hand.`,
        help: `Write \`${own}\`, or give what is compared another name in \`values\`.`,
      });
  for (const { pointer, ...problem } of [...listCrossedSides(index), ...listCrossedProps(index)]) report(pointer, problem);
  for (const { pointer, bind, kept, compared } of listUnlikeChoices(index))
    report(pointer, {
      message: `\`${bind}\` keeps \`${kept}\` of what is chosen, and is compared with \`${compared}\`.`,
      help: `Compare it with \`${kept}\`, or let the choice keep \`${compared}\`.`,
    });
});

interface Unlike {
  /** The last name of one side. */
  readonly name: string;
  /** The other side. */
  readonly path: string;
  /** What has the name of the first. */
  readonly own: string;
}

/** Comparisons of two things that bear different names, where both could bear the same. */
function listUnlike(roots: Roots, ast: unknown): Unlike[] {
  if (!Array.isArray(ast)) return [];
  const inside = ast.flatMap((part) => listUnlike(roots, part));
  if (ast[0] !== "==" && ast[0] !== "!=") return inside;
  const [, left, right]: unknown[] = ast;
  return [...inside, ...ofSides(roots, left, right), ...ofSides(roots, right, left)];
}

/** The name of the first side is looked for beside the second one; only what is no value of its own counts. */
function ofSides(roots: Roots, one: unknown, other: unknown): Unlike[] {
  const name = nameOf(one);
  const path = corePath(other);
  if (name === undefined || path === undefined || path.at(-1) === name || path[0] === corePath(one)?.[0]) return [];
  const own = [...path.slice(0, -1), name];
  return path.length > 1 && typeAt(roots, own) !== undefined ? [{ name, path: path.join("."), own: own.join(".") }] : [];
}

function nameOf(ast: unknown): string | undefined {
  if (Array.isArray(ast) && ast[0] === "^" && ast.length > 2) return String(ast.at(-1));
  const path = corePath(ast);
  return path !== undefined && path.length > 2 ? path.at(-1) : undefined;
}
