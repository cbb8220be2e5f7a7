// The load phase: parses each file, finds its kind, checks its shape and indexes what it defines by name.
import type { DefinitionKind, Problem, ScreenDefinition } from "../../../core/format/index.ts";
import { withoutByteMark } from "../../../core/text/index.ts";
import { createCache } from "../cache.ts";
import type { Catalogue, Project, Source, SourceFile } from "../project.ts";
import { expandDefinition, hasShortForms } from "../short-forms/expand.ts";
import { takeWaivers } from "../short-forms/waivers.ts";
import { asWritten, formsOf, type Waiver, WrittenForm } from "../short-forms/written-form.ts";
import { createCatalogue } from "./catalogue.ts";
import { isPictureFile, readDefinitionPath } from "./definition-path.ts";
import { entitiesSchema } from "./entities-schema.ts";
import { indexByName, type Loaded, type LoadedBeside } from "./index-by-name.ts";
import { describeLink, describeUnplaced, describeUnread, findOtherKind } from "./misplaced.ts";
import { addNamesFromPath } from "./names-from-path.ts";
import { findSchemaProblems, readShape } from "./read-shape.ts";
import { parseText } from "./source-text.ts";
import { findExampleProblems } from "./widget-examples.ts";

function emptyLoaded(): Loaded {
  return {
    screen: [],
    overlay: [],
    fragment: [],
    grant: [],
    widget: [],
    actions: [],
    rules: [],
    stored: [],
    shell: [],
    market: [],
    language: [],
    settings: [],
    scenario: [],
    tests: [],
    texts: [],
    wire: [],
    "mock-response": [],
    "mock-change": [],
    "mock-seed": [],
    "mock-wording": [],
    "common-scenarios": [],
  };
}

/** The result of one file, which does not depend on other files. */
interface LoadedFile {
  readonly problems: readonly Problem[];
  /** Adds what the file defines to the project. */
  addTo(loaded: Loaded, beside: LoadedBeside): void;
}

type Markets = ReadonlySet<string>;

const addNothing = (): void => undefined;

function readFile(source: SourceFile, markets: Markets): LoadedFile {
  const { path, text } = source;
  if (isPictureFile(path)) return { problems: [], addTo: (_, { pictures }) => pictures.push(source) };
  const parsed = parseText(path, text);
  if ("problems" in parsed) return { problems: parsed.problems, addTo: addNothing };
  const { value, waivers, problems } = takeWaivers(path, text, parsed.value);
  const place = readDefinitionPath(path);
  if (place.kind === "misplaced") return { problems: [describeUnplaced(path, value)], addTo: addNothing };
  if (place.kind === "none") return { problems: [], addTo: addNothing };
  if (place.kind === "entity" || place.kind === "examples") {
    const source = { file: path, value };
    const [list, problems] =
      place.kind === "entity" ? (["entities", findSchemaProblems(entitiesSchema, value, path)] as const) : (["examples", []] as const);
    return { problems, addTo: (_, beside) => beside[list].push(source) };
  }
  const named = addNamesFromPath(place, { file: path, value }, markets);
  const read = readDefinition(place.kind, { file: path, value: named.value }, waivers);
  return { ...read, problems: [...problems, ...named.problems, ...read.problems] };
}

function readDefinition<K extends DefinitionKind>(kind: K, { file, value }: Source<unknown>, waivers: readonly Waiver[]): LoadedFile {
  const expanded = hasShortForms(kind) ? expandDefinition(kind, { file, value }, waivers) : { value, problems: [] };
  const form = expanded.form ?? (waivers.length > 0 ? new WrittenForm(waivers) : undefined);
  const read = readShape(kind, expanded.value, file);
  const problems = [...expanded.problems, ...("problems" in read ? read.problems : [])];
  const other = problems.length === 0 ? undefined : findOtherKind(file, kind, value);
  if (other !== undefined) return { problems: [other], addTo: addNothing };
  if ("problems" in read || problems.length > 0)
    return { problems: problems.map((problem) => asWritten(problem, () => form)), addTo: addNothing };
  const source = { file, value: read.value, form };
  return { problems: [], addTo: (loaded) => loaded[kind].push(source) };
}

/** An overlay's file is named after a market or a promotion, so the markets are needed by name before they are read. */
function marketNames(files: readonly SourceFile[]): Markets {
  return new Set(files.flatMap(({ path }) => (readDefinitionPath(path).kind === "market" ? [/([^/]+)\.json$/.exec(path)?.[1] ?? ""] : [])));
}

/** The fragment that ends each screen, as if every screen had named it; one that is not there is a problem of the settings. */
function addTail(source: Source<ScreenDefinition>, tail: string | undefined): Source<ScreenDefinition> {
  const { fragments = [] } = source.value;
  if (tail === undefined || fragments.some(({ use }) => use === tail)) return source;
  return { ...source, value: { ...source.value, fragments: [...fragments, { use: tail }] } };
}

/** Loads all files of a project. */
export function loadProject(files: readonly SourceFile[]): Project {
  return createLoader()(files);
}

/**
 * Gives a function that loads all files of a project and reads again only those that have changed.
 *
 * A file with a problem is left out, and its problems say why. It never throws because of what a file holds.
 */
export function createLoader(onRead: (path: string) => void = () => undefined): (files: readonly SourceFile[]) => Project {
  const read = createCache<LoadedFile>();
  const examine = createCache<readonly Problem[]>();
  const withTail = createCache<Source<ScreenDefinition>>();
  const join = createCache<{ readonly catalogue: Catalogue; readonly problems: readonly Problem[] }>();

  return (written) => {
    const files = written.map((file) => ({ ...file, text: withoutByteMark(file.text) }));
    const loaded = emptyLoaded();
    const beside: LoadedBeside = { entities: [], pictures: [], examples: [] };
    const problems: Problem[] = [];
    const markets = marketNames(files);
    const marketList = [...markets].join();
    for (const { path, text, isLink } of files) {
      if (isLink) {
        problems.push(describeLink(path));
        continue;
      }
      if (!path.endsWith(".json") && !isPictureFile(path)) {
        if (/^screens\/(?!mock\/)/.test(path)) problems.push(describeUnread(path));
        continue;
      }
      const file = read(path, [text, marketList], () => {
        onRead(path);
        return readFile({ path, text }, markets);
      });
      problems.push(...file.problems);
      file.addTo(loaded, beside);
    }
    const { examples, ...ofCatalogueBeside } = beside;
    const { screen, overlay, fragment, scenario, tests, texts, ...others } = loaded;
    const {
      "mock-response": responses,
      "mock-change": changes,
      "mock-seed": seeds,
      "mock-wording": wordings,
      "common-scenarios": commonScenarios,
      ...ofCatalogue
    } = others;
    const joined = join("", [...Object.values(ofCatalogue).flat(), ...Object.values(ofCatalogueBeside).flat()], () => {
      const repeated: Problem[] = [];
      return { catalogue: createCatalogue(loaded, beside, repeated), problems: repeated };
    });
    const tail = fragment.find(({ value }) => value.fragment === joined.catalogue.settings.tail)?.value.fragment;
    const named = screen.map((one) => {
      const source = withTail(one.file, [one, tail], () => addTail(one, tail));
      return { source, name: one.value.id, pointer: "" };
    });
    problems.push(...joined.problems);
    const sources = Object.values(loaded).flat();
    for (const source of examples)
      problems.push(...examine(source.file, [source, joined.catalogue], () => findExampleProblems(source, joined.catalogue)));
    return {
      catalogue: joined.catalogue,
      screens: indexByName(named, "screen", problems),
      overlays: overlay,
      fragments: fragment,
      scenarios: scenario,
      tests,
      textTables: texts,
      mock: { responses, changes, seeds, wordings, commonScenarios },
      problems: problems.map((problem): Problem => ({ ...problem, role: "file" })),
      texts: new Map(files.flatMap(({ path, text }) => (isPictureFile(path) ? [] : [[path, text]]))),
      formOf: formsOf(sources),
      sources,
    };
  };
}
