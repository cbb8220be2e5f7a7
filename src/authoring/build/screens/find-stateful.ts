/** Which widgets may be called instead of mounted: those that draw with no hook, in their own files and in all that these import. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Catalogue } from "../../compiler/index.ts";
import { findFile } from "../engine.ts";

const kit = "src/browser/view/widget-kit.ts";
const anyImport = /^(?:import|export) (?!type\b)(?:\{([^}]*)\}|[^;{]*?) from "([^"]+)"/gm;
/** Those that only read the kit work in a widget that is called, too. */
const hook = /\buse(?!(?:Kit|Labels|LanguageOf|ImagePolicy|LinkAddress|FrameAddress)\()[A-Z]\w*\(/;
const kitContext = "src/browser/view/kit-context.ts";

interface Import {
  readonly from: string;
  /** Without types. */
  readonly values: readonly string[];
}

/** Widgets that are declared `plain` and are not, each with the file because of which. */
export function findWronglyPlain(root: string, { widgets }: Catalogue): readonly string[] {
  return [...widgets.values()].flatMap(({ id, plain }) => {
    const found = plain && findStateful(root, id);
    return found ? [`The widget \`${id}\` is declared \`plain\`, but ${found} uses React. Remove \`plain\` or what it uses.`] : [];
  });
}

/** The file because of which a widget has to be mounted; undefined when it may be called. */
export function findStateful(root: string, widget: string): string | undefined {
  const kitFile = findFile(root, kit);
  const seen = new Set<string>([findFile(root, kitContext)]);
  const search = (file: string): string | undefined => {
    if (seen.has(file) || !existsSync(file)) return undefined;
    seen.add(file);
    const text = readFileSync(file, "utf8");
    const imports = importsOf(text);
    if (hook.test(text) || imports.some(usesReact)) return file;
    return first(imports.flatMap((one) => filesOf(one, file, kitFile)).map(search));
  };
  return search(join(root, "widgets", widget, `${widget}.tsx`));
}

function first(found: readonly (string | undefined)[]): string | undefined {
  return found.find((one) => one !== undefined);
}

function importsOf(text: string): readonly Import[] {
  return [...text.matchAll(anyImport)].map(([, names = "all of it", from = ""]) => {
    const values = names.split(",").flatMap((name) => /^\s*(?!type )(\w+)/.exec(name)?.[1] ?? []);
    return { from, values };
  });
}

function usesReact({ from, values }: Import): boolean {
  return from === "react" && values.some((name) => name !== "Fragment");
}

/** Of the kit only the files whose exports are used. */
function filesOf({ from, values }: Import, file: string, kitFile: string): readonly string[] {
  if (from.startsWith(".")) return from.endsWith(".css") ? [] : [join(dirname(file), from)];
  if (from !== "#widget-kit") return [];
  const exported = importsOf(readFileSync(kitFile, "utf8"));
  return exported.filter((one) => one.values.some((name) => values.includes(name))).map((one) => join(dirname(kitFile), one.from));
}
