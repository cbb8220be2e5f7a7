/** What the code of a component imports, and what in it React alone can do. */
import { readFileSync } from "node:fs";
import { parseAst, transformWithOxc } from "vite";

export interface Import {
  readonly from: string;
  /** By these names in the module that it is from; undefined for all that there is. */
  readonly names?: readonly string[];
  /** Of what is only handed on: under which names, in the same order; undefined for the same ones. */
  readonly exported?: readonly string[];
  readonly isHandedOn?: true;
}

export interface ComponentModule {
  /** Without React and types. */
  readonly imports: readonly Import[];
  /** The first of what only a component that is mounted may use: `useId`. */
  readonly hook?: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

const runtime = /^react\/jsx(?:-dev)?-runtime$/;
/** Those that only read the kit work in a widget that is called, too. */
const hook = /^use(?!(?:Kit|Labels|OwnLabel|LanguageOf|ImagePolicy|LinkAddress|FrameAddress)$)[A-Z]/;
/** Of React, what makes elements and no component. */
const harmless = ["Fragment", "createElement"];

/** Undefined for what is no module that can be read, such as one that asks for others by `require`. Of a style or a picture nothing. */
export async function readComponentModule(file: string): Promise<ComponentModule | undefined> {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return { imports: [] };
  const body = await readBody(file);
  const nodes = body?.flatMap(withInner) ?? [];
  if (body === undefined || nodes.some((node) => calledName(node) === "require")) return undefined;
  const imports = nodes.flatMap(readImport);
  return {
    imports: imports.filter(({ from }) => from !== "react" && !runtime.test(from)),
    hook: nodes.map(calledName).find((name) => hook.test(name)) ?? findReact(imports) ?? findInReact(body),
  };
}

/** Its types, and what is imported for them alone, are gone. */
async function readBody(file: string): Promise<readonly SyntaxNode[] | undefined> {
  try {
    const { code } = await transformWithOxc(readFileSync(file, "utf8"), file, { jsx: { runtime: "automatic", development: false } });
    const { body }: { readonly body: readonly unknown[] } = parseAst(code);
    return body.filter(isNode);
  } catch {
    return undefined;
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function nodesIn(field: unknown): readonly SyntaxNode[] {
  return [field].flat().filter(isNode);
}

function withInner(node: SyntaxNode): readonly SyntaxNode[] {
  return [node, ...Object.values(node).flatMap(nodesIn).flatMap(withInner)];
}

function nameOf(node: unknown): string {
  return isNode(node) ? `${node["name"] ?? node["value"]}` : "";
}

function calledName({ type, callee }: SyntaxNode): string {
  if (type !== "CallExpression" || !isNode(callee)) return "";
  return nameOf(callee.type === "MemberExpression" ? callee["property"] : callee);
}

function readImport({ type, source, ...node }: SyntaxNode): readonly Import[] {
  if (!/^(?:Import|Export)/.test(type) || !isNode(source)) return [];
  const from = nameOf(source);
  const specifiers = nodesIn(node["specifiers"]);
  if (from !== "react" && type === "ExportAllDeclaration") return [{ from, isHandedOn: true }];
  if (type === "ExportNamedDeclaration") {
    const [names, exported] = [specifiers.map(({ local }) => nameOf(local)), specifiers.map((one) => nameOf(one["exported"]))];
    return [{ from, names, exported, isHandedOn: true }];
  }
  if (type !== "ImportDeclaration" && from === "react") return [{ from, names: ["*"] }];
  if (specifiers.length === 0 || specifiers.some((one) => one.type === "ImportNamespaceSpecifier")) return [{ from }];
  return [{ from, names: specifiers.map(({ imported }) => (imported === undefined ? "default" : nameOf(imported))) }];
}

/** What is done with React as a whole, imported by its default or by `*`, `findInReact` finds. */
function findReact(imports: readonly Import[]): string | undefined {
  const names = imports.flatMap(({ from, names: asked = [] }) => (from === "react" ? asked : []));
  return names.find((name) => name !== "default" && !harmless.includes(name));
}

function findInReact(body: readonly SyntaxNode[]): string | undefined {
  const locals = body.flatMap(({ source, specifiers }) =>
    nameOf(source) === "react" ? nodesIn(specifiers).flatMap(({ type, local }) => (type === "ImportSpecifier" ? [] : [nameOf(local)])) : [],
  );
  const inner = body.flatMap((node) => (isNode(node["source"]) ? [] : withInner(node)));
  const members = inner.flatMap(({ type, object, property }) =>
    type === "MemberExpression" && locals.includes(nameOf(object)) ? [nameOf(property)] : [],
  );
  const wrong = members.find((name) => !harmless.includes(name));
  const uses = inner.filter((node) => node.type === "Identifier" && locals.includes(nameOf(node)));
  return wrong ?? (uses.length > members.length ? locals[0] : undefined);
}
