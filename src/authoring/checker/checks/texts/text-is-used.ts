import { quoteName } from "../../../../core/format/index.ts";
import { listBrokenFileIds, type Project, perObject, readDefinitionPath, type Source, sourcesOf } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { askToChange } from "../../queries/names/name-check.ts";
import { atKey } from "../../queries/places.ts";
import { listTextEntries } from "../../queries/texts/text-entries.ts";

export const textIsUsed = projectCheck({ id: "text-is-used", about: "use" }, (project, report) => {
  const namesByFile = namesOf(project);
  const broken = listBrokenFileIds(project);
  const entries = listTextEntries(project);
  for (const { name, file, pointer } of entries) {
    const { kind, screen = "" } = readDefinitionPath(file);
    if (namesByFile.get(file)?.has(name) || broken.includes(screen)) continue;
    const others = entries.filter((other) => other.file !== file && readDefinitionPath(other.file).screen === screen);
    const names = others.map((other) => other.name);
    const meant = kind === "overlay" ? askToChange(screen, name, names) : undefined;
    report(atKey(file, pointer), {
      message: `Nothing shows the text ${quoteName(name)}.`,
      help: meant ?? "Show it, or remove it.",
      subject: { kind: "text", name, is: "unused" },
    });
  }
});

/** By the file of a table or overlay: the names of texts in everything that can read it. */
function namesOf(project: Project): ReadonlyMap<string, ReadonlySet<string>> {
  const namesByFile = new Map<string, Set<string>>();
  const add = (tables: readonly Source<object>[], readers: readonly Source<object>[]) => {
    for (const { file } of tables) {
      const names = namesByFile.get(file) ?? new Set();
      for (const { value } of readers) for (const name of namesIn(value)) names.add(name);
      namesByFile.set(file, names);
    }
  };
  for (const screen of project.screens.values()) {
    const { base, overlays, fragments, textTables } = sourcesOf(project, screen);
    add([...textTables, ...overlays], [base, ...overlays, ...fragments, ...textTables]);
  }
  // A fragment that no screen inserts is a problem of its own.
  for (const fragment of project.fragments) {
    const tables = project.textTables.filter(({ file }) => readDefinitionPath(file).fragment === fragment.value.fragment);
    add(tables, [fragment, ...tables]);
  }
  return namesByFile;
}

const namesIn = perObject((value: object) =>
  [...JSON.stringify(value).matchAll(/\btexts(?:\.|\[')([A-Za-z]\w*)/g)].map(([, name = ""]) => name),
);
