// Decides which side of a broken name is the cause. A declaration that nothing names, beside a name like it that several use and
// nothing declares, is suspected itself: it is one problem there, and what the users of the other name have follows from it.
import { type Problem, quoteName, type SourcePointer } from "../../../core/format/index.ts";
import { isWithin, parentPointer } from "../../../core/json/index.ts";
import { count } from "../../../core/text/index.ts";
import { createCache, type Project, parseLoosely } from "../../compiler/index.ts";
import { createMentionIndex, listMentionsOf, type Mention, type MentionIndex, resolveName } from "../../language/names/index.ts";
import { isAboutNames, isOfFile, isOfStructure, isUnused, leadsNowhere, listAsked, nameOf } from "./consequences.ts";
import { blameRemovals } from "./removed-nodes.ts";

interface Suspect {
  /** Where the name is declared. */
  readonly declared: Mention;
  /** The name like it, which nothing declares. */
  readonly used: string;
  /** Places that have it. */
  readonly users: readonly SourcePointer[];
  readonly first: Problem;
}

const parsed = createCache<unknown>();

export function blameDeclarations(problems: readonly Problem[], { texts }: Pick<Project, "texts">): readonly Problem[] {
  const isUnreadable = problems.some(isOfFile);
  if (!isUnreadable && problems.every((problem) => listAsked(problem).length === 0 && !leadsNowhere(problem))) return problems;
  const textOf = (path: string) => texts.get(path) ?? "";
  const parseFile = (path: string) => parsed(path, [textOf(path)], (): unknown => parseLoosely(textOf(path)));
  const paths = [...texts.keys()];
  const index = createMentionIndex({ listPaths: () => paths, textOf, valueOf: parseFile });
  const blamed = blameRemovals(problems, { paths, parse: parseFile });
  const readable = isUnreadable ? blamed.map((problem) => blameFile(problem, blamed, { index, textOf })) : blamed;
  const suspects: Suspect[] = [];
  for (const problem of readable)
    if (problem.follows === undefined && !suspects.some((suspect) => isOfUser(problem, suspect)))
      suspects.push(...listSuspects(index, problem).slice(0, 1));
  return joinAgreed(
    suspects.reduce(blame, readable).map((problem) => offerPlural(index, problem)),
    textOf,
  );
}

/** The same name missed in the same way in several files: they agree, and what they miss may have been renamed. One problem, and no fix. */
function joinAgreed(problems: readonly Problem[], textOf: (path: string) => string): readonly Problem[] {
  // Of the same name two checks may speak in different words.
  const keyOf = ({ subject }: Problem) => [subject?.of, subject?.name, ...(subject?.near ?? [])].join(" ");
  const asking = problems.filter((problem) => problem.follows === undefined && listAsked(problem).length === 1 && leadsNowhere(problem));
  // A test reads the texts of its screen, and has the names in them nowhere itself.
  const isWritten = ({ at, subject }: Problem) => textOf(at.file).includes(subject?.name.split(".").pop() ?? "");
  return problems.map((problem) => {
    const same = asking.includes(problem) ? asking.filter((other) => keyOf(other) === keyOf(problem)) : [];
    const written = same.filter(isWritten);
    const all = written.length === 0 ? same : written;
    const [first] = all;
    const [name = "", asked = ""] = [problem.subject?.name, listAsked(problem)[0]];
    if (first !== undefined && same.length > 0 && !all.includes(problem))
      return { ...withoutHelp(problem), follows: { at: first.at, name } };
    if (first === undefined || new Set(all.map(({ at }) => at.file)).size < 2) return problem;
    if (problem !== first) return { ...withoutHelp(problem), follows: { at: first.at, name } };
    const places = count(all.length, "place");
    return {
      ...withoutHelp(problem),
      help: `${quoteName(name)} is named in ${places}: write ${quoteName(asked)} there, or rename that one.`,
    };
  });
}

/** Without what it asks for. */
function withoutHelp({ help: _, fix: __, subject, ...problem }: Problem): Problem {
  return subject === undefined ? problem : { ...problem, subject: { ...subject, near: [] } };
}

interface Texts {
  readonly index: MentionIndex;
  textOf(path: string): string;
}

/** A name may lead nowhere, and a node stand in the wrong place, because a file such as a fragment cannot be read. */
function blameFile(problem: Problem, problems: readonly Problem[], { index, textOf }: Texts): Problem {
  const name = leadsNowhere(problem) ? nameOf(problem) : undefined;
  if (name === undefined && !isOfStructure(problem)) return problem;
  const family = index.familyOf(problem.at.file);
  const isMissed = (file: string) => file !== problem.at.file && family.includes(file) && textOf(file).includes(`"${name ?? ""}`);
  const cause = problems.find((one) => isOfFile(one) && isMissed(one.at.file));
  return cause === undefined ? problem : { ...problem, follows: { at: cause.at, name: name ?? "" } };
}

/** One of a thing and several of it are both names that somebody would give: which was meant, only the author knows. */
function offerPlural(index: MentionIndex, problem: Problem): Problem {
  const { fix } = problem;
  if (fix === undefined || fix.isChoice === true || listAsked(problem).length !== 1) return problem;
  const [asked = ""] = listAsked(problem);
  const isPlural = mentionsOf(index, problem).some(({ name }) => name === `${asked}s` || asked === `${name}s`);
  return isPlural ? { ...problem, fix: { ...fix, isChoice: true } } : problem;
}

function mentionsOf(index: MentionIndex, problem: Problem): Mention[] {
  const found = placesOf(problem).flatMap((at) => index.mentionsIn(at.file).filter((one) => isAt(one.at, at)));
  return found.filter(({ isDeclaration }) => !isDeclaration);
}

/** The declarations that the problem asks for, when nothing else has their name. */
function listSuspects(index: MentionIndex, problem: Problem): Suspect[] {
  return mentionsOf(index, problem).flatMap((mention) => {
    const { file } = mention.at;
    const users = listMentionsOf(index, resolveName(index, file, mention));
    if (users.some(({ isDeclaration }) => isDeclaration)) return [];
    return listAsked(problem).flatMap((name): Suspect[] => {
      const [declared, ...others] = listMentionsOf(index, resolveName(index, file, { ...mention, name }));
      // What is declared by its path is named by the address of a screen and by its folder, too.
      if (declared?.isDeclaration !== true || declared.at.pointer === "" || others.length > 0) return [];
      return [{ declared, used: mention.name, users: users.map(({ at }) => at), first: problem }];
    });
  });
}

function isAt(one: SourcePointer, other: SourcePointer): boolean {
  return one.file === other.file && one.pointer === other.pointer && one.on === other.on;
}

/** Where the name stands that the problem is about: there, or in the text that is named there. */
function placesOf({ at, related = [] }: Problem): readonly SourcePointer[] {
  return [at, ...related];
}

/** Whether the problem is about the name, at a place that has it. */
function isOfUser(problem: Problem, { used, users }: Suspect): boolean {
  const isOfName = [problem.subject?.name, problem.subject?.of].some((name) => name?.split(".").at(-1) === used);
  return isOfName && placesOf(problem).some((at) => users.some((user) => isAt(user, at)));
}

/** Whether it is about what the name stands in, such as a node without an amount, because the amount cannot be read. */
function isAround(problem: Problem, { users }: Suspect): boolean {
  const { at } = problem;
  return (
    !isAboutNames(problem) &&
    users.some(({ file, pointer }) => file === at.file && (isWithin(at.pointer, parentPointer(pointer)) || isWithin(pointer, at.pointer)))
  );
}

function blame(problems: readonly Problem[], suspect: Suspect): readonly Problem[] {
  const { declared, first, users } = suspect;
  const isReported = problems.some((one) => isUnused(one) && isAt(one.at, declared.at) && (one.notice ?? first.notice) === first.notice);
  // One against one: either may be wrong, and it stays where somebody writes just now.
  if (users.length === 1 && !isReported) return problems.map((problem) => (problem === first ? offerBoth(suspect) : problem));
  const caused = problems.map((problem) => (isOfUser(problem, suspect) || isAround(problem, suspect) ? follow(problem, suspect) : problem));
  return isReported ? caused : [describe(suspect), ...caused];
}

function offerBoth({ declared, used, first }: Suspect): Problem {
  const { fix, ...problem } = first;
  return {
    ...withoutHelp(problem),
    help: `Write ${quoteName(declared.name)}, or name that one ${quoteName(used)}: nothing else names it.`,
    related: [...(problem.related ?? []), declared.at],
    ...(fix && { fix: { ...fix, isChoice: true } }),
  };
}

function follow(problem: Problem, { declared, used }: Suspect): Problem {
  return { ...withoutHelp(problem), follows: { at: declared.at, name: used } };
}

function describe({ declared, used, users, first }: Suspect): Problem {
  const [wrong, right] = [declared.name, used].map(quoteName);
  return {
    check: first.check,
    subject: { kind: "declaration", name: declared.name, is: "other" },
    message: `Nothing names ${wrong}. ${right} is named in ${count(users.length, "place")}, and nothing declares it.`,
    help: `Name it ${right} here, or write ${wrong} where ${right} is named.`,
    at: declared.at,
    fix: {
      title: `Name it ${right}`,
      at: { file: declared.at.file, pointer: declared.at.pointer, on: declared.at.on },
      text: JSON.stringify(used),
      isChoice: true,
    },
    ...(first.notice && { notice: first.notice }),
  };
}
