// Texts in, project or problems out: every file is parsed, told apart, checked for its shape and entered under its name.
import { type DefinitionKind, type Problem, readShape } from "../../../core/format/index.ts";
import type { Project, Source, SourceFile } from "../project.ts";
import { createCatalogue } from "./catalogue.ts";
import { findFileKind } from "./file-kind.ts";
import { enterNamed, type Loaded } from "./index-by-name.ts";
import { authorLimits, parseText } from "./source-text.ts";

function emptyLoaded(): Loaded {
  return {
    screen: [],
    overlay: [],
    fragment: [],
    widget: [],
    actions: [],
    rules: [],
    stored: [],
    shell: [],
    market: [],
    language: [],
    settings: [],
    scenario: [],
    wire: [],
  };
}

function enterShaped<K extends DefinitionKind>(kind: K, source: Source<unknown>, loaded: Loaded): readonly Problem[] {
  const read = readShape(kind, source.value, source.file);
  if ("problems" in read) return read.problems;
  loaded[kind].push({ file: source.file, value: read.value });
  return [];
}

/** Some editors begin a file with an invisible mark of its encoding. */
function withoutMark({ path, text }: SourceFile): SourceFile {
  return { path, text: text.replace(/^\uFEFF/, "") };
}

/** Loads all files of a project. A file with a fault is left out, and its problems say why. Nothing that a file holds makes it throw. */
export function loadProject(written: readonly SourceFile[]): Project {
  const files = written.map(withoutMark);
  const problems: Problem[] = [];
  const loaded = emptyLoaded();
  const entities: unknown[] = [];
  for (const { path, text } of files) {
    if (!path.endsWith(".json")) continue;
    const parsed = parseText(path, text, authorLimits);
    if ("problems" in parsed) {
      problems.push(...parsed.problems);
      continue;
    }
    const kind = findFileKind(path, parsed.value);
    if (kind === "entity") entities.push(parsed.value);
    else if (kind !== "none") problems.push(...enterShaped(kind, { file: path, value: parsed.value }, loaded));
  }
  return {
    catalogue: createCatalogue(loaded, entities, problems),
    screens: enterNamed(
      loaded.screen.map((source) => ({ ...source, name: source.value.id, pointer: "/id" })),
      "screen",
      problems,
    ),
    overlays: loaded.overlay,
    fragments: loaded.fragment,
    scenarios: loaded.scenario,
    problems,
    texts: new Map(files.map(({ path, text }) => [path, text])),
  };
}
