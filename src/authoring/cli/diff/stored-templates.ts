// Screens that a server stores and sends in place of a built-in one: which of them would be refused after a change.
import { isObject, joinPointer, parseJson } from "../../../core/json/index.ts";
import { type Compilation, compile, type SourceFile } from "../../compiler/index.ts";
import { compileScreenValidator } from "../../testing/validators/index.ts";
import { createReader, remoteSource } from "../../without-build/remote/index.ts";

export interface StoredTemplate {
  readonly file: string;
  /** Of the screen in the file. */
  readonly pointer: string;
  readonly screen: object;
  /** Shown in this market only. */
  readonly market?: string;
}

export interface BrokenTemplate extends StoredTemplate {
  /** In which market, where in the screen, and the check that refuses it. */
  readonly refused: readonly { readonly market: string; readonly path: string; readonly reason: string }[];
}

export interface TemplateCompatibility {
  /** Shown before and refused now. */
  readonly broken: readonly BrokenTemplate[];
  readonly fitting: readonly StoredTemplate[];
}

const seed = /^screens\/mock\/seeds\/([^/]+)\//;

/** Every screen inside JSON files: those of the mock data, and those that were saved from a server. */
export function listTemplates(files: readonly SourceFile[]): StoredTemplate[] {
  return files.flatMap(({ path: file, text }) => {
    const [, market] = seed.exec(file) ?? [];
    return [...screensIn(parseJson(text), "")].map((found) => ({ file, ...found, ...(market !== undefined && { market }) }));
  });
}

function* screensIn(value: unknown, pointer: string): Generator<Pick<StoredTemplate, "pointer" | "screen">> {
  if (Array.isArray(value)) for (const [index, part] of value.entries()) yield* screensIn(part, joinPointer(pointer, index));
  else if (isObject(value) && Array.isArray(value["body"]) && "title" in value) yield { pointer, screen: value };
  else if (isObject(value)) for (const [name, part] of Object.entries(value)) yield* screensIn(part, joinPointer(pointer, name));
}

export function isMockSeed({ path }: SourceFile): boolean {
  return seed.test(path);
}

/** A template counts where the project of then showed it. */
export function judgeTemplates(
  templates: readonly StoredTemplate[],
  then: readonly SourceFile[],
  now: readonly SourceFile[],
): TemplateCompatibility {
  if (templates.length === 0) return { broken: [], fitting: [] };
  const [before, after] = [createJudge(compile(then)), createJudge(compile(now))];
  const broken: BrokenTemplate[] = [];
  const fitting: StoredTemplate[] = [];
  for (const template of templates) {
    const shown = before.markets.filter(
      (market) => (template.market ?? market) === market && before.refuse(market, template) === undefined,
    );
    const refused = shown.flatMap((market) => {
      const refusal = after.refuse(market, template);
      return refusal === undefined ? [] : [{ market, ...refusal }];
    });
    if (refused.length > 0) broken.push({ ...template, refused });
    else if (shown.length > 0) fitting.push(template);
  }
  return { broken, fitting };
}

interface Judge {
  readonly markets: readonly string[];
  /** Why no screen shows it; undefined where one does. */
  refuse(market: string, template: StoredTemplate): { readonly path: string; readonly reason: string } | undefined;
}

function createJudge({ project, screens }: Compilation): Judge {
  const takes = project.catalogue.settings.remote !== undefined;
  const isScreen = compileScreenValidator();
  const markets = [...project.catalogue.markets.keys()];
  const readers = new Map(markets.flatMap((id) => (takes ? [[id, createReader(remoteSource(project, id), isScreen)] as const] : [])));
  const hostsIn = (market: string) =>
    [...screens.values()].flatMap(({ variants }) => {
      const built = variants.find(({ resolved }) => resolved.name === market && resolved.screen.replacedBy !== undefined);
      return built === undefined ? [] : [built.plan()];
    });
  return {
    markets,
    refuse(market, { screen }) {
      const read = readers.get(market);
      const results = read === undefined ? [] : hostsIn(market).map((host) => read(screen, host));
      if (results.some((result) => "plan" in result)) return undefined;
      const [refusal] = results.flatMap((result) => ("refusal" in result ? [result.refusal] : []));
      return refusal ?? { path: "", reason: "no-screen-takes-it" };
    },
  };
}
