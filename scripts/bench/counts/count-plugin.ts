/** Rewrites the engine's modules so that they count what they do. It stands outside of them, so a build without it has nothing of it. */
import { type Plugin, parseAst } from "vite";

const counterName = "layarCounts";

/** What the engine and the widgets have done so far, libraries not included. */
export interface Counts {
  /** Calls of components. */
  renders: number;
  /** Calls of all other functions. */
  calls: number;
  /** Calls of functions that wait for a path of the state. */
  listeners: number;
  /** Objects, lists and functions made. */
  objects: number;
  /** Objects of the state that were copied. */
  copies: number;
}

export const noCounts: Counts = { renders: 0, calls: 0, listeners: 0, objects: 0, copies: 0 };

interface Insertion {
  readonly at: number;
  readonly text: string;
  /** Of those at one point: what closes comes before what opens, and the outer opens first. */
  readonly order: number;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const functions = /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/;
const literals = /^(?:ObjectExpression|ArrayExpression|NewExpression|ArrowFunctionExpression|FunctionExpression)$/;

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  return Object.values(node).flatMap((field) => (Array.isArray(field) ? field.filter(isNode) : isNode(field) ? [field] : []));
}

/** The body of a method is no value of its own. */
function isMethodBody(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (!parent || parent.value !== node) return false;
  return parent.type === "MethodDefinition" || (parent.type === "Property" && (parent.method === true || parent.kind !== "init"));
}

/** Whether its name says so: its own, or that of the variable or method that it is, by itself or as an argument. */
function isComponent({ id }: SyntaxNode, [parent, above]: readonly SyntaxNode[]): boolean {
  const holder = parent?.type === "CallExpression" ? above : parent;
  const names = [id, holder?.type === "VariableDeclarator" && holder.id, holder?.type === "MethodDefinition" && holder.key];
  return names.some((one) => isNode(one) && typeof one.name === "string" && /^(?:[A-Z]|render$)/.test(one.name));
}

function hasSpread({ properties }: SyntaxNode): boolean {
  return Array.isArray(properties) && properties.some((one) => isNode(one) && one.type === "SpreadElement");
}

function findInsertions(root: SyntaxNode, file: string): readonly Insertion[] {
  const found: Insertion[] = [];
  const wrap = ({ start, end }: SyntaxNode, counted: string): void => {
    found.push({ at: start, text: `(${counterName}.${counted}++,`, order: 1 / (end + 1) }, { at: end, text: ")", order: -1 });
  };
  const visit = (node: SyntaxNode, above: readonly SyntaxNode[]): void => {
    const { body } = node;
    if (functions.test(node.type) && isNode(body)) {
      const counted = isComponent(node, above) ? "renders" : "calls";
      if (body.type === "BlockStatement") found.push({ at: body.start + 1, text: `${counterName}.${counted}++;`, order: 0 });
      else wrap(body, counted);
    }
    if (literals.test(node.type) && !isMethodBody(node, above[0])) wrap(node, "objects");
    if (node.type === "ObjectExpression" && hasSpread(node) && /\/runtime\/state\//.test(file)) wrap(node, "copies");
    for (const child of childrenOf(node)) visit(child, [node, ...above]);
  };
  visit(root, []);
  return found;
}

function insert(code: string, insertions: readonly Insertion[]): string {
  let [result, from] = ["", 0];
  for (const { at, text } of [...insertions].sort((a, b) => a.at - b.at || a.order - b.order)) {
    result += code.slice(from, at) + text;
    from = at;
  }
  return result + code.slice(from);
}

/** `isCounted` says of which modules. */
export function countPlugin(isCounted: (file: string) => boolean): Plugin {
  return {
    name: "bench:count",
    enforce: "post",
    config: () => ({ build: { rolldownOptions: { output: { banner: `globalThis.${counterName} ??= ${JSON.stringify(noCounts)};` } } } }),
    transform(code, id) {
      const [file = ""] = id.split("?");
      if (!isCounted(file)) return undefined;
      const root: unknown = parseAst(code);
      return isNode(root) ? { code: insert(code, findInsertions(root, file)), map: null } : undefined;
    },
  };
}
