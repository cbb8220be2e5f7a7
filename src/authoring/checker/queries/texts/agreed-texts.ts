// Texts of parts that are agreed in one language: nobody needs them in another one.

import { isObject } from "../../../../core/json/index.ts";
import { type Project, perObject, readDefinitionPath, type Source } from "../../../compiler/index.ts";

interface Named {
  /** By name: the language of the nodes that show it. */
  readonly agreed: Map<string, string>;
  readonly elsewhere: Set<string>;
}

const namesIn = (text: string): string[] => [...text.matchAll(/\btexts(?:\.|\[')([A-Za-z]\w*)/g)].map(([, name = ""]) => name);

function collect(value: unknown, into: Named): void {
  if (typeof value === "string") for (const name of namesIn(value)) into.elsewhere.add(name);
  else if (Array.isArray(value)) for (const part of value) collect(part, into);
  else if (isObject(value)) {
    const { widget, language } = value;
    if (typeof widget === "string" && typeof language === "string")
      for (const name of namesIn(JSON.stringify(value))) into.agreed.set(name, language);
    else for (const part of Object.values(value)) collect(part, into);
  }
}

/** Those that stand in another text are shown where that is. */
function collectFromTable({ value }: Source<object>, into: Named): void {
  for (const [name, entry] of Object.entries(value)) {
    const language = into.elsewhere.has(name) ? undefined : into.agreed.get(name);
    for (const inner of namesIn(JSON.stringify(entry))) {
      if (language === undefined) into.elsewhere.add(inner);
      else into.agreed.set(inner, language);
    }
  }
}

function ownerOf(file: string): string {
  const { screen, fragment } = readDefinitionPath(file);
  return fragment === undefined ? `screen ${screen}` : `fragment ${fragment}`;
}

const findByOwner = perObject(({ screens, overlays, fragments, textTables }: Project): ReadonlyMap<string, Named> => {
  const byOwner = new Map<string, Named>();
  const namedIn = (file: string): Named => {
    const owner = ownerOf(file);
    const named = byOwner.get(owner) ?? { agreed: new Map(), elsewhere: new Set() };
    byOwner.set(owner, named);
    return named;
  };
  for (const { file, value } of [...screens.values(), ...overlays, ...fragments]) collect(value, namedIn(file));
  for (const table of textTables) collectFromTable(table, namedIn(table.file));
  return byOwner;
});

/** The language in which a text is agreed that nothing but such parts shows; undefined for every other text. */
export function findAgreedLanguage(project: Project, file: string, name: string): string | undefined {
  const named = findByOwner(project).get(ownerOf(file));
  return named?.elsewhere.has(name) ? undefined : named?.agreed.get(name);
}
