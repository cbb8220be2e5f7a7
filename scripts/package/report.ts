// The report of the public surface, `docs/api/<door>.d.ts`: which names each door exports, and what stands above them.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

export const reportFolder = "docs/api";

export interface Door {
  /** As it is imported: `layar/check`. */
  readonly from: string;
  /** Name of its report. */
  readonly report: string;
  /** Path of its script in the package; none of one that only declares types. */
  readonly script?: string;
}

/** Doors with types, in the order of `exports` of the package. */
export function listDoors(root: string): readonly Door[] {
  const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.entries<{ readonly types?: string; readonly default?: string }>(exports).flatMap(([path, { types, default: script }]) =>
    types ? [{ from: path.replace(".", "layar"), report: basename(types), script }] : [],
  );
}

export interface ExportedName {
  /** As it is imported: the door, or the module that it declares, `virtual:layar`. */
  readonly from: string;
  readonly name: string;
  readonly kind: string;
  /** The text of its docstring; '' for none. */
  readonly doc: string;
}

const exported = /^export (?:type )?\{([^}]*)\}(?: from '([\w./-]+)')?;/gm;
const imported = /^import (?:type )?\{([^}]*)\} from '(\.[\w./-]+)';/gm;

/** A module that a door declares and the build makes, and what it exports. */
const declared = /^declare module "([\w:/-]+)" \{\n([\s\S]*?)^\}/gm;
const inModule = /^ *\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n *export (const|function|type|interface) (\w+)/gm;

/** Names of a list such as `A, B as C`, each with what it is called inside. */
function readNames(list: string): readonly (readonly [name: string, inside: string])[] {
  return list
    .split(",")
    .map((one) =>
      one
        .trim()
        .replace(/^type /, "")
        .replaceAll('"', "")
        .split(" as "),
    )
    .flatMap(([inside = "", name = inside]) => (inside === "" ? [] : [[name, inside] as const]));
}

/** The file of an import, from the folder of the report. */
const fileOf = (source: string): string => source.replace(/\.js$/, ".d.ts");

/** Every name that a door exports, with its declaration wherever that stands. */
export function readExports(root: string): readonly ExportedName[] {
  const texts = new Map<string, string>();
  const textOf = (report: string): string => {
    const text = texts.get(report) ?? readFileSync(join(root, reportFolder, report), "utf8");
    texts.set(report, text);
    return text;
  };
  const find = (report: string, name: string): Pick<ExportedName, "kind" | "doc"> => {
    const text = textOf(report);
    const declaration = new RegExp(
      String.raw`^(?:/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?(?:export )?(?:declare )?(?:abstract )?(function|class|const|interface|type) ${name.replace("$", "\\$")}(?![\w$])`,
      "m",
    ).exec(text);
    if (declaration) return { doc: trimDoc(declaration[1] ?? ""), kind: declaration[2] ?? "" };
    for (const pattern of [imported, exported])
      for (const [, list = "", source] of text.matchAll(pattern)) {
        const inside = source && readNames(list).find(([given]) => given === name)?.[1];
        if (source && inside) return find(fileOf(source), inside);
      }
    throw new Error(`${report} exports ${name} and has no declaration of it.`);
  };
  const readModules = (text: string): ExportedName[] =>
    Array.from(text.matchAll(declared)).flatMap(([, from = "", body = ""]) =>
      Array.from(body.matchAll(inModule), ([, doc = "", kind = "", name = ""]) => ({ from, name, kind, doc: trimDoc(doc) })),
    );
  return listDoors(root).flatMap(({ from, report }) => {
    const lists = Array.from(textOf(report).matchAll(exported), ([, list = "", source]) => ({ list, source }));
    const names = lists.flatMap(({ list, source }) =>
      readNames(list).map(([name, inside]) => ({ from, name, ...find(source ? fileOf(source) : report, inside) })),
    );
    return [...names.sort((a, b) => (a.name < b.name ? -1 : 1)), ...readModules(textOf(report))];
  });
}

function trimDoc(comment: string): string {
  return comment.replaceAll(/^[ ]*\* ?/gm, "").trim();
}

/** The names of each import, as a release records them. */
export function listNames(root: string): { readonly [from: string]: readonly string[] } {
  const names = readExports(root);
  const imports = [...new Set(names.map(({ from }) => from))];
  return Object.fromEntries(imports.map((from) => [from, names.filter((one) => one.from === from).map(({ name }) => name)]));
}

export interface Released {
  readonly version: string;
  readonly exports: { readonly [from: string]: readonly string[] };
}

/** What the last release exported and this one does not, unless the changelog names it as removed: `layar/check checkProject`. */
export function findLost({ exports }: Released, now: Released["exports"], changelog: string): readonly string[] {
  const unreleased = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1] ?? "";
  const removed = /^### Removed\n([\s\S]*?)(?=^### |$(?![\s\S]))/m.exec(unreleased)?.[1] ?? "";
  return Object.entries(exports).flatMap(([from, names]) =>
    names.filter((name) => !now[from]?.includes(name) && !removed.includes(`\`${name}\``)).map((name) => `${from} ${name}`),
  );
}
