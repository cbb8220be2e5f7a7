// A fix that no check offers, because the check alone cannot know: of the ways in which the part could be written, the only one that
// leaves the project without the problem and without a new one.
import { judgeNotices, type Problem } from "../../../core/format/index.ts";
import { deepEqual, lastPart, parentPointer, parseJson, valueAt } from "../../../core/json/index.ts";
import { listCauses, locatePointer } from "../../checker/index.ts";
import { type Compiler, findNodeAtOffset, type SourceFile, treeOf } from "../../compiler/index.ts";
import { applyEdit, type Edit, editOf, editOfChange } from "./edit.ts";
import { fixLoneName } from "./lone-names.ts";
import { listPartWays, type Way } from "./part-ways.ts";
import { listSyntaxWays } from "./text-ways.ts";

/** What a compiler finds in files. */
export interface Checked {
  readonly compiler: Compiler;
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

/** Whether an edit leaves neither the problem nor a new one. */
function createJudge({ compiler, files, problems }: Checked, { check, at }: Problem): (edit: Edit) => boolean {
  const isIt = (one: Problem) => one.check === check && one.at.file === at.file && one.at.pointer === at.pointer;
  const known = new Set(problems.filter((one) => !isIt(one)).map(keyOf));
  const causes = listCauses(problems).length;
  return (edit) => {
    const left = judgeNotices(compiler.compile(applyEdit(files, edit)).problems, false).problems;
    return left.every((one) => known.has(keyOf(one))) && listCauses(left).length < causes;
  };
}

/** Whether something else is wrong with a part around the place: then the whole part may be the mistake. */
function isInBlamed({ problems }: Checked, { at }: Problem): boolean {
  return listCauses(problems).some(
    ({ at: { file, pointer } }) => file === at.file && pointer !== "" && at.pointer.startsWith(`${pointer}/`),
  );
}

/** Undefined where no way is right, or several are. */
export function proveFix(checked: Checked, problem: Problem): Edit | undefined {
  if (isInBlamed(checked, problem)) return undefined;
  const isRight = createJudge(checked, problem);
  const lone = fixLoneName(checked.files, problem, checked.problems);
  if (lone !== undefined && isRight(lone)) return lone;
  const text = checked.files.find(({ path }) => path === problem.at.file)?.text;
  if (text === undefined) return undefined;
  const right = new Map<string, Edit>();
  for (const edit of listEdits(text, problem)) {
    const [after = ""] = applyEdit([{ path: problem.at.file, text }], edit).flatMap((file) => asJson(file.text));
    if (!right.has(after) && isRight(edit)) right.set(after, edit);
    if (right.size > 1) return undefined;
  }
  return [...right.values()][0];
}

/** What an author may do where several ways are right: what the problem offers, or to leave out one of two that are the same. */
export function suggestFix(checked: Checked, problem: Problem): Edit | undefined {
  const { fix, at } = problem;
  const texts = new Map(checked.files.map(({ path, text }) => [path, text]));
  if (fix !== undefined) return editOf(fix, texts);
  const isRight = createJudge(checked, problem);
  const parts = [at.pointer, parentPointer(at.pointer)].filter((pointer) => pointer !== "");
  return placeWays(texts.get(at.file) ?? "", at.file, (whole) => parts.flatMap((pointer) => leaveOutTwin(whole, pointer))).find(isRight);
}

/** A list without an entry that stands in it twice. */
function leaveOutTwin(whole: unknown, pointer: string): Way[] {
  const list = valueAt(whole, parentPointer(pointer));
  const place = Number(lastPart(pointer));
  if (!Array.isArray(list) || !list.some((one, at) => at !== place && deepEqual(one, list[place]))) return [];
  return [{ pointer: parentPointer(pointer), on: "value", text: JSON.stringify(list.filter((_, at) => at !== place)) }];
}

/** Places move with an edit. */
function keyOf({ check, at, message }: Problem): string {
  return JSON.stringify([check, at.file, message]);
}

function listEdits(text: string, problem: Problem): Edit[] {
  const { file, offset } = problem.at;
  if (offset !== undefined)
    return [...new Map(listSyntaxWays(text, offset).flatMap((after) => asJson(after).map((json) => [json, after] as const))).values()].map(
      (after) => editOfChange(file, text, after),
    );
  return placeWays(text, file, (whole) => listPartWays(whole, problem));
}

function placeWays(text: string, file: string, list: (whole: unknown) => readonly Way[]): Edit[] {
  const texts = new Map([[file, text]]);
  const [tree, whole] = [treeOf(text), parseJson(text)];
  if (tree === undefined || whole === undefined) return [];
  return list(whole).flatMap(({ pointer, on, text: after }) => {
    const { start, line, column } = locatePointer({ file, pointer, on }, texts);
    // Of an object or a list the place is its first sign.
    const node = findNodeAtOffset(tree, start);
    return node === undefined ? [] : [{ file, start, line, column, before: text.slice(start, start + node.length), after }];
  });
}

/** What it holds, however it is written; nothing where it is not JSON. */
function asJson(text: string): string[] {
  const value = parseJson(text);
  return value === undefined ? [] : [JSON.stringify(value)];
}
