/** What the project declares for all screens is used by some: the checks differ in what uses it. */
import type { SourcePointer } from "../../../../core/format/index.ts";
import { findMeant, findNearest, isContainer, isObject, joinPointer } from "../../../../core/json/index.ts";
import { type Project, perObject } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { findPictureNames } from "../../queries/pictures/picture-names.ts";
import { atKey, atValue } from "../../queries/places.ts";

interface Row {
  readonly id: string;
  readonly kind: string;
  listUnused(project: Project): readonly { readonly name: string; readonly at: SourcePointer }[];
  say(name: string): Pick<ProblemText, "message" | "help">;
}

const table: readonly Row[] = [
  {
    id: "flag-is-used",
    kind: "flag",
    listUnused({ catalogue, texts }) {
      const flags = Object.keys(catalogue.settings.flags ?? {});
      // A misspelt name is reported where it is written.
      const read = new Set(readIn(texts, "flags").map((name) => (flags.includes(name) ? name : findMeant(name, flags).name)));
      const unread = flags.filter((name) => !read.has(name));
      return unread.map((name) => ({ name, at: atKey("screens/catalogue/settings.json", joinPointer("/flags", name)) }));
    },
    say: (name) => ({
      message: `Nothing reads the flag \`${name}\`.`,
      help: `Read \`flags.${name}\` where it decides, or remove it.`,
    }),
  },
  {
    id: "picture-is-used",
    kind: "picture",
    listUnused({ catalogue, texts }) {
      const known = [...catalogue.pictures.keys()];
      const named = known.length === 0 ? [] : [...texts.values()].flatMap(findPictureNames).map(({ name }) => name);
      const shown = new Set(named.map((name) => (known.includes(name) ? name : findNearest(name, known))));
      return [...catalogue.pictures].flatMap(([name, { path }]) => (shown.has(name) ? [] : [{ name, at: atValue(path, "") }]));
    },
    say: (name) => ({
      message: `No screen shows \`${name}\`.`,
      help: `Show it with \`picture:${name}\`, or delete the file.`,
    }),
  },
  {
    id: "stored-is-written",
    kind: "stored value",
    listUnused({ catalogue, texts, sources }) {
      const read = readIn(texts, "stored");
      const written = new Set(sources.flatMap(({ file, value }) => (isDefinition(file) && isContainer(value) ? listStored(value) : [])));
      // The address chooses a language, too.
      const lost = [...catalogue.stored.keys()].filter((name) => read.includes(name) && !written.has(name) && name !== "language");
      return lost.map((name) => ({ name, at: atKey("screens/catalogue/stored.json", joinPointer("/stored", name)) }));
    },
    say: (name) => ({
      message: `Screens read \`${name}\`, and no step stores it.`,
      help: "Add a `store` step, or remove what reads it.",
    }),
  },
];

function isDefinition(file: string): boolean {
  return /^screens\/(?!catalogue\/|mock\/).*\/(?!tests|scenarios)[^/]+\.json$/.test(file);
}

/** Names after a root, wherever it stands. */
function readIn(texts: Project["texts"], root: string): string[] {
  const pattern = new RegExp(`\\b${root}\\.(\\w+)`, "g");
  return [...texts].flatMap(([file, text]) => (isDefinition(file) ? Array.from(text.matchAll(pattern), ([, name = ""]) => name) : []));
}

/** Names that steps store, but for those that they only remove. */
const listStored = perObject(storedIn);

function storedIn(value: unknown): string[] {
  if (!isContainer(value)) return [];
  const values: unknown = isObject(value) && value["do"] === "store" ? value["values"] : undefined;
  const own = Object.entries(isObject(values) ? values : {}).flatMap(([name, one]) => (one === null ? [] : [name]));
  return [...own, ...Object.values(value).flatMap(storedIn)];
}

export const projectNamesAreUsed = table.map(({ id, kind, listUnused, say }) =>
  projectCheck({ id, about: "use" }, (project, report) => {
    for (const { name, at } of listUnused(project)) report(at, { ...say(name), subject: { kind, name, is: "unused" } });
  }),
);
