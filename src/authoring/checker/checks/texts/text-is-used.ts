import { quoteName } from "../../../../core/format/index.ts";
import { listBrokenFileIds, type Project, readDefinitionPath, sourcesOf } from "../../../compiler/index.ts";
import type { ProjectCheck } from "../../check.ts";
import { listTextEntries } from "../../queries/text-entries.ts";

export const textIsUsed: ProjectCheck = {
  id: "text-is-used",
  about: "use",
  over: "project",
  run(project, report) {
    const namesByFile = namesOf(project);
    const broken = listBrokenFileIds(project);
    for (const { name, file, pointer } of listTextEntries(project))
      if (!namesByFile.get(file)?.has(name) && !broken.includes(readDefinitionPath(file).screen ?? ""))
        report({ file, pointer, on: "key" }, { message: `Nothing shows the text ${quoteName(name)}.`, help: "Remove it." });
  },
};

/** By the file of a table or overlay: the names of texts in everything that can read it. */
function namesOf(project: Project): ReadonlyMap<string, ReadonlySet<string>> {
  const namesByFile = new Map<string, Set<string>>();
  for (const screen of project.screens.values()) {
    const { base, overlays, fragments, textTables } = sourcesOf(project, screen);
    const names = [base, ...overlays, ...fragments, ...textTables].flatMap(({ value }) => namesIn(JSON.stringify(value)));
    for (const { file } of [...textTables, ...overlays]) namesByFile.set(file, new Set([...(namesByFile.get(file) ?? []), ...names]));
  }
  return namesByFile;
}

function namesIn(json: string): string[] {
  return [...json.matchAll(/\btexts(?:\.|\[')([A-Za-z]\w*)/g)].map(([, name = ""]) => name);
}
