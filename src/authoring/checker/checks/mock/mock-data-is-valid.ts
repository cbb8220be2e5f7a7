import { findNearest, hasOwn, joinPointer } from "../../../../core/json/index.ts";
import { count } from "../../../../core/text/index.ts";
import { languagesOf, type Project } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { atKey, atValue } from "../../queries/places.ts";
import { compileProjectMock, findScenarioProblems, hasBrokenMockFile } from "../../queries/project-mock.ts";
import { textsBelow } from "../../queries/texts/texts.ts";

export const mockDataIsValid = projectCheck({ id: "mock-data-is-valid" }, (project, report) => {
  const found = findProblems(project);
  for (const { at, message, help, subject } of found)
    report(at, { message, ...(help !== undefined && { help }), ...(subject && { subject }) });
  for (const { file, name, near } of findMisnamed(project))
    report(atKey(file, joinPointer("", name)), {
      message: `Other markets call \`${name}\` \`${near}\`.`,
      help: "Write the name alike in every market.",
    });
  for (const { file, name } of findUnread(project).filter((one) => !found.some(({ at }) => at.file === one.file)))
    report(atKey(file, joinPointer("/values", name)), {
      message: `Nothing in this file reads the value \`${name}\`.`,
      help: "Use it, or remove it.",
      subject: { kind: "value", name, is: "unused" },
    });
  for (const { file, at, ...problem } of findUnsaid(project)) report(atValue(file, joinPointer("/texts", ...at)), problem);
});

/** Values of responses and changes that no other part of the file reads. */
function findUnread({ mock: { responses, changes } }: Project): { readonly file: string; readonly name: string }[] {
  return [...responses, ...changes].flatMap(({ file, value }) => {
    const texts = [...textsBelow(value, "")];
    const isRead = (name: string) =>
      texts.some(({ text, pointer }) => pointer !== joinPointer("/values", name) && new RegExp(`(?<![\\w.])${name}\\b`).test(text));
    return Object.keys(value.values ?? {}).flatMap((name) => (isRead(name) ? [] : [{ file, name }]));
  });
}

interface Unsaid extends ProblemText {
  readonly file: string;
  readonly at: readonly (string | number)[];
}

/** Texts of the wording that lack a language that can be chosen, and those that another one says already, so that it could mean either. */
function findUnsaid({ catalogue, mock: { wordings } }: Project): Unsaid[] {
  const wanted = languagesOf(catalogue);
  return wordings.flatMap(({ file, value: { texts } }) => {
    const places = new Map<string, number>();
    const unsaid = wanted.flatMap((language): Unsaid[] => {
      const lacking = [...texts.keys()].filter((index) => !hasOwn(texts[index] ?? {}, language));
      const [first, ...others] = lacking;
      if (first === undefined) return [];
      const like = others.length === 0 ? "" : `, like ${count(others.length, "other text")}`;
      // A sample in another language holds nothing back: it never ships.
      const help = "Write it in every language that can be chosen.";
      return [{ file, at: [first], message: `This is not said in \`${language}\`${like}.`, help, notice: "always" }];
    });
    const doubled = texts.flatMap((text, index) =>
      Object.entries(text).flatMap(([language, said]): Unsaid[] => {
        const key = `${language} ${said}`;
        const before = places.get(key);
        places.set(key, before ?? index);
        const message = `Text ${(before ?? 0) + 1} says this, too.`;
        return before === undefined
          ? []
          : [{ file, at: [index, language], message, help: "Write each text once, or make the two differ." }];
      }),
    );
    return [...unsaid, ...doubled];
  });
}

/** Names in the seeds of one market that those of the others before it have under another spelling. */
function findMisnamed({ mock: { seeds } }: Project): { readonly file: string; readonly name: string; readonly near: string }[] {
  const nameOf = (file: string) => file.slice(file.lastIndexOf("/"));
  return seeds.flatMap(({ file, value }, at) => {
    const others = seeds.slice(0, at).filter((other) => nameOf(other.file) === nameOf(file));
    const written = others.flatMap((other) => Object.keys(other.value));
    const lacking = written.filter((name) => !(name in value));
    return Object.keys(value).flatMap((name) => {
      const near = written.includes(name) ? undefined : findNearest(name, lacking);
      return near === undefined ? [] : [{ file, name, near }];
    });
  });
}

/** Whatever a file that cannot be read would have defined seems to be missing. */
function findProblems(project: Project) {
  return hasBrokenMockFile(project) ? [] : [...compileProjectMock(project).problems, ...findScenarioProblems(project)];
}
