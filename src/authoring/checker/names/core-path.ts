/** The one path that a value stands for, whatever is done to its form. */

/** Functions that change how a value is written, and not what it is. */
const forms = new Set(["string", "number", "amount", "trim", "digits", "upper", "lower"]);

/** The names of a path, root first; undefined for anything else, calculations too. */
export function corePath(ast: unknown): readonly string[] | undefined {
  const core = coreOf(ast);
  return Array.isArray(core) && core[0] === "." && core.length > 2 ? core.slice(1).map(String) : undefined;
}

/** A value without what only changes its form: `string(x) ?? ''` is `x`. */
export function coreOf(ast: unknown): unknown {
  if (!Array.isArray(ast)) return ast;
  if (ast[0] === "f" && forms.has(String(ast[1])) && ast.length === 3) return coreOf(ast[2]);
  if (ast[0] === "??" && isEmptyText(ast[2])) return coreOf(ast[1]);
  if (ast[0] === "cat" && ast.length === 2) return coreOf(ast[1]);
  return ast;
}

/** An amount before it is read or written as its digits, which is all that leaves it the same. */
export function amountCore(ast: unknown): unknown {
  if (!Array.isArray(ast) || ast[0] !== "f") return ast;
  if (ast[1] === "amount") return amountCore(ast[2]);
  const inner: unknown = ast[2];
  return ast[1] === "string" && Array.isArray(inner) && inner[0] === "f" && inner[1] === "amount" ? amountCore(inner) : ast;
}

function isEmptyText(ast: unknown): boolean {
  return ast === "" || ast === 0 || ast === null;
}
