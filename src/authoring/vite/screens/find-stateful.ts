/** Which widgets may be called instead of mounted: those that draw with no hook, in their own files and in all that these import. */
import { realpathSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { SourceFile } from "../../compiler/index.ts";
import { findFile } from "../engine.ts";
import { type Import, readComponentModule } from "./component-module.ts";
import { widgetKitId } from "./virtual-modules.ts";

const kit = "src/browser/view/widget-kit.ts";
/** What a widget may use without being mounted: it gives the kit to a called widget, too, or is always mounted by itself. */
const apart = ["src/browser/view/kit-context.ts", "src/browser/view/kit/paged-rows.tsx"];

/** The file for what an import names, as the bundler finds it: an alias, or a package. */
export type Resolve = (from: string, importer: string) => Promise<string | undefined>;

export interface Stateful {
  /** From the root of the project. */
  readonly file: string;
  /** What only a mounted component may use: `useId`; undefined where nobody can read what the file imports. */
  readonly hook?: string;
}

/** Of each widget of the project, by its name, because of what it has to be mounted; undefined for one that may be called. */
export type StatefulWidgets = ReadonlyMap<string, Stateful | undefined>;

export async function findStatefulWidgets(
  root: string,
  files: readonly Pick<SourceFile, "path">[],
  resolve: Resolve,
): Promise<StatefulWidgets> {
  const find = createFinder(root, resolve);
  const names = files.flatMap(({ path }) => /^widgets\/([^/]+)\/\1\.schema\.json$/.exec(path)?.[1] ?? []);
  return new Map(await Promise.all(names.map(async (id) => [id, await find(`widgets/${id}/${id}.tsx`)] as const)));
}

interface Declared {
  readonly widgets: ReadonlyMap<string, { readonly plain?: true }>;
}

/** What is wrong where a widget is declared `plain` and is not. One that nobody can read is what it is declared to be. */
export function explainWronglyPlain({ widgets }: Declared, found: StatefulWidgets): string | undefined {
  for (const [id, stateful] of found) {
    if (widgets.get(id)?.plain && stateful?.hook)
      return `The widget \`${id}\` is declared \`plain\`, but ${stateful.file} uses \`${stateful.hook}\`. Remove one of them.`;
  }
  return undefined;
}

/** Of a widget by the file of its component, from the root. */
export function createFinder(root: string, resolve: Resolve): (component: string) => Promise<Stateful | undefined> {
  const kitFile = findFile(root, kit);
  const left = new Set(apart.map((path) => findModule(findFile(root, path))));
  const fileOf = async (from: string, importer: string): Promise<string | undefined> => {
    if (from === widgetKitId) return kitFile;
    if (from.startsWith(".")) return findModule(join(dirname(importer), from));
    const id = await resolve(from, importer);
    return id && findModule(id);
  };
  const modules = new Map<string, ReturnType<typeof readComponentModule>>();
  const read = (file: string): ReturnType<typeof readComponentModule> => {
    const module = modules.get(file) ?? readComponentModule(file);
    modules.set(file, module);
    return module;
  };
  /** `names` are what is asked for; undefined for all. */
  const search = async (asked: Asked, seen: Set<string>): Promise<Stateful | undefined> => {
    const { file, importer, names } = asked;
    if (file !== undefined && left.has(file)) return undefined;
    const module = file === undefined ? undefined : await read(file);
    if (file === undefined || module === undefined) return { file: relative(root, importer) };
    if (module.hook !== undefined) return { file: relative(root, file), hook: module.hook };
    // Own imports are read once, and what is handed on for each way to ask for it.
    const isOpen = (key: string): boolean => !seen.has(key) && seen.add(key).has(key);
    const [own, others] = [isOpen(file), isOpen(`${file} ${names}`)];
    const imports = module.imports.flatMap((one) => (one.isHandedOn ? (others ? passOn(one, names) : []) : own ? [one] : []));
    for (const one of imports) {
      const found = await search({ file: await fileOf(one.from, file), importer: file, names: one.names }, seen);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return (component) => {
    const file = findModule(findFile(root, component));
    return search({ file, importer: file }, new Set());
  };
}

interface Asked extends Pick<Import, "names"> {
  readonly file: string | undefined;
  readonly importer: string;
}

/** Of what a module hands on, what is asked for. */
function passOn({ from, names: own, exported }: Import, names: Import["names"]): readonly Import[] {
  if (own === undefined || exported === undefined) return [{ from, names }];
  const asked = own.filter((_, at) => names?.includes(exported[at] ?? "") ?? true);
  return asked.length === 0 ? [] : [{ from, names: asked }];
}

/** As the build finds it: an ending may be left out, a query says what is made of it, and what a link leads to counts. */
function findModule(path: string): string {
  const [file = path] = path.split("?");
  const ends = ["", ".tsx", ".ts", ".jsx", ".js", "/index.tsx", "/index.ts", "/index.jsx", "/index.js"];
  const found = ends.map((end) => `${file}${end}`).find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  return found ? realpathSync(found) : file;
}
