/** Drafts of this product as an assistant would write them, in memory: what is committed, what is changed, and what a grant says of it. */
import { compile, createCompiler, type SourceFile } from "../../../src/authoring/compiler/index.ts";
import { judgeDraft } from "../../../src/authoring/edits/grants/judge-draft.ts";
import { type DraftChange, readProjectFiles } from "../../../src/authoring/project/index.ts";
import type { GrantDefinition, Problem } from "../../../src/core/format/index.ts";
import { isObject, mergePatch } from "../../../src/core/json/index.ts";

type Json = { [name: string]: Json | Json[] | string | number | boolean | null };

/** By path: the new text, a change of the JSON that stands there, a merge patch of it, or null where the file goes. */
export interface Draft {
  readonly [path: string]: string | null | object | ((file: Json) => void);
}

const committed = readProjectFiles(".");
const before = compile(committed);
const compiler = createCompiler();
const texts = new Map(committed.map(({ path, text }) => [path, text]));

/** The committed text of a file, as JSON. */
export function readCommitted(path: string): Json {
  return JSON.parse(texts.get(path) ?? "{}");
}

export const committedPaths: readonly string[] = committed.map(({ path }) => path);

function write(path: string, change: Draft[string]): string {
  if (typeof change === "string") return change;
  const file = readCommitted(path);
  if (typeof change === "function") change(file);
  return JSON.stringify(isObject(change) ? mergePatch(file, change) : file, null, 2);
}

/** What of a draft goes beyond a grant. */
export function judge(grant: GrantDefinition, draft: Draft): Problem[] {
  const now = new Map(texts);
  const changes: DraftChange[] = [];
  for (const [path, change] of Object.entries(draft)) {
    const isThere = texts.has(path);
    if (change === null) now.delete(path);
    else now.set(path, write(path, change));
    changes.push({ path, how: change === null ? "deleted" : isThere ? "changed" : "added" });
  }
  const files = [...now].map(([path, text]): SourceFile => ({ path, text }));
  return judgeDraft(grant, { before, files, changes, own: ["grants/own.json"] }, compiler);
}

/** What was beyond the grant, by kind and name. */
export function namesOf(problems: readonly Problem[]): string[] {
  return [...new Set(problems.map(({ subject }) => `${subject?.kind} ${subject?.name}`))];
}

interface Node {
  id: string;
  children?: Node[];
  slots?: { [slot: string]: Node[] };
  [part: string]: unknown;
}

/** Changes one node of a screen that is being edited, wherever it is. */
export function inNode(id: string, change: (node: Node, siblings: Node[], place: number) => void): (file: Json) => void {
  const visit = (nodes: Node[] | undefined): boolean =>
    (nodes ?? []).some((node, place) => {
      if (node.id === id) change(node, nodes ?? [], place);
      return node.id === id || visit(node.children) || Object.values(node.slots ?? {}).some(visit);
    });
  return (file) => {
    const { body, dialogs } = Object(file);
    const inDialogs = Object.values<{ body: Node[]; actions?: Node[] }>(dialogs ?? {});
    if (!visit(body) && !inDialogs.some((dialog) => visit(dialog.body) || visit(dialog.actions))) throw new Error(`No node \`${id}\`.`);
  };
}
