/** Which widgets may be called instead of mounted: those that draw with no hook, in their own files and in all that these import. */
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseAst } from "vite";
import { type Catalogue, isEngineWidget } from "../../compiler/index.ts";
import { findFile } from "../engine.ts";
import { widgetKitId } from "./virtual-modules.ts";

const kit = "src/browser/view/widget-kit.ts";
/** What a widget may use without being mounted: it gives the kit to a called widget, too, or is always mounted by itself. */
const apart = ["src/browser/view/kit-context.ts", "src/browser/view/kit/paged-rows.tsx"];
/** Those that only read the kit work in a widget that is called, too. */
const hook = /^use(?!(?:Kit|Labels|OwnLabel|LanguageOf|ImagePolicy|LinkAddress|FrameAddress)$)[A-Z]/;

/** Widgets of the project that are declared `plain` and are not, each with the file because of which. */
export function findWronglyPlain(root: string, catalogue: Catalogue): readonly string[] {
  return [...catalogue.widgets.values()].flatMap(({ id, plain }) => {
    const found = plain && !isEngineWidget(catalogue, id) && findStateful(root, `widgets/${id}/${id}.tsx`);
    return found
      ? [`The widget \`${id}\` is declared \`plain\`, but ${found} uses React or a package that may. Remove \`plain\` or what it uses.`]
      : [];
  });
}

/**
 * The file because of which a widget has to be mounted; undefined when it may be called. `widget` is the file of its component, from the
 * root of the project. Throws when a file is missing.
 */
export function findStateful(root: string, widget: string): string | undefined {
  const kitFile = findFile(root, kit);
  const engine = findFile(root, "src/");
  const seen = new Set(apart.map((file) => findModule(findFile(root, file))));
  const search = (file: string): string | undefined => {
    if (seen.has(file)) return undefined;
    seen.add(file);
    const module = readModule(root, file);
    if (module.hasHook || module.imports.some((one) => needsReact(one, !file.startsWith(engine)))) return file;
    const found = module.imports.flatMap((one) => filesOf(one, { root, file, kitFile })).map(search);
    return found.find((one) => one !== undefined);
  };
  return search(findModule(findFile(root, widget)));
}

interface Import {
  readonly from: string;
  /** Without types. Undefined for all that there is. */
  readonly values?: readonly string[];
}

interface Module {
  readonly imports: readonly Import[];
  readonly hasHook: boolean;
}

interface SyntaxNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

const noImports: Module = { imports: [], hasHook: false };

/** Of what is no code, such as a style or a picture, nothing. */
function readModule(root: string, file: string): Module {
  if (!existsSync(file)) throw new Error(`The file ${relative(root, file)} does not exist. Correct what imports it.`);
  if (!/\.[jt]sx?$/.test(file)) return noImports;
  const program: unknown = parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" }, file);
  const nodes = isNode(program) ? withInner(program) : [];
  return { imports: nodes.flatMap(readImport), hasHook: nodes.some(isHookCall) };
}

function withInner(node: SyntaxNode): readonly SyntaxNode[] {
  return [node, ...Object.values(node).flatMap((field) => [field].flat().filter(isNode).flatMap(withInner))];
}

function nameOf(node: unknown): string {
  return isNode(node) ? `${node["name"] ?? node["value"]}` : "";
}

function isHookCall({ type, callee }: SyntaxNode): boolean {
  if (type !== "CallExpression" || !isNode(callee)) return false;
  return hook.test(nameOf(callee.type === "MemberExpression" ? callee["property"] : callee));
}

/** Types are gone when it runs. */
function readImport(node: SyntaxNode): readonly Import[] {
  const { type, source } = node;
  if (!/^(?:Import|Export)/.test(type) || !isNode(source) || [node["importKind"], node["exportKind"]].includes("type")) return [];
  const from = nameOf(source);
  const specifiers = [node["specifiers"]].flat().filter(isNode);
  const values = specifiers.filter((one) => one["importKind"] !== "type" && one["exportKind"] !== "type");
  const isAll =
    specifiers.length === 0 || values.some((one) => one.type === "ImportNamespaceSpecifier" || one.type === "ImportDefaultSpecifier");
  if (isAll) return [{ from }];
  return values.length === 0 ? [] : [{ from, values: values.map((one) => nameOf(one["imported"] ?? one["exported"])) }];
}

/** What a package does is not read: the engine's are known, those of a widget are not. */
function needsReact({ from, values }: Import, isOfWidget: boolean): boolean {
  if (from === "react") return !values || values.some((name) => name !== "Fragment");
  return isOfWidget && !from.startsWith(".") && from !== widgetKitId;
}

interface Place {
  readonly root: string;
  readonly file: string;
  readonly kitFile: string;
}

/** Of the kit only the files whose exports are used. */
function filesOf({ from, values }: Import, { root, file, kitFile }: Place): readonly string[] {
  if (from.startsWith(".")) return [findModule(join(dirname(file), from))];
  if (from !== widgetKitId) return [];
  const { imports } = readModule(root, kitFile);
  const used = imports.filter((one) => !values || !one.values || one.values.some((name) => values.includes(name)));
  return used.map((one) => findModule(join(dirname(kitFile), one.from)));
}

/** As the build finds it: an ending may be left out, a query says what is made of it, and what a link leads to counts. */
function findModule(path: string): string {
  const [file = path] = path.split("?");
  const ends = ["", ".tsx", ".ts", "/index.tsx", "/index.ts"];
  const found = ends.map((end) => `${file}${end}`).find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  return found ? realpathSync(found) : file;
}
