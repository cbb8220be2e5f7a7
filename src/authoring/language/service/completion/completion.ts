// What can be written at the cursor: names, parts of expressions, and what the schemas say.

import { isObject, joinPointer, valueAt } from "../../../../core/json/index.ts";
import { locationAt } from "../../../compiler/index.ts";
import { keySchemas, namedBy, schemasAt, textKindOf } from "../../names/index.ts";
import { findExpression } from "../expression-at.ts";
import { describeNamed } from "../hover/describe-named.ts";
import { listNames } from "../named.ts";
import type { SchemaHelp } from "../schema-help.ts";
import { findScope } from "../scope-at.ts";
import { asWhole } from "../virtual-patch.ts";
import type { Workspace } from "../workspace.ts";
import { completeExpression } from "./complete-expression.ts";
import { listTakenNames } from "./complete-fields.ts";
import { completeNew } from "./complete-new.ts";
import { completePlain } from "./complete-plain.ts";
import type { Completion, CompletionPlace } from "./completion-item.ts";

function nameItems({ workspace, path }: CompletionPlace, kinds: readonly string[], range: { start: number; end: number }): Completion[] {
  const family = workspace.familyOf(path);
  return kinds.flatMap((kind) =>
    listNames(workspace, kind, path).map((name): Completion => {
      const documentation = describeNamed(workspace, kind, name, family);
      return { label: name, detail: kind, kind: "name", insert: name, ...range, ...(documentation !== undefined && { documentation }) };
    }),
  );
}

/** The texts by their wording, as the whole of a value. */
function textItems(place: CompletionPlace, range: { start: number; end: number }): Completion[] {
  return nameItems(place, ["text"], range).map((item) => ({
    ...item,
    label: `{texts.${item.label}}`,
    insert: `{texts.${item.insert}}`,
    kind: "text",
  }));
}

function completeInText(place: CompletionPlace, node: { offset: number; length: number }): Completion[] | undefined {
  const { workspace, path, offset, text, pointer } = place;
  const isClosed = node.length > 1 && text[node.offset + node.length - 1] === '"';
  const range = { start: node.offset + 1, end: node.offset + node.length - (isClosed ? 1 : 0) };
  if (offset < range.start || offset > range.end) return undefined;
  const places = schemasAt(path, workspace.valueOf(path), pointer);
  const kind = textKindOf(places);
  const kinds = namedBy(places).map((one) => one.kind);
  const names = [...nameItems(place, kinds, range), ...completePlain(place, kinds, range)];
  if (kind === undefined) return names;
  const content = text.slice(range.start, range.end);
  const cursor = findExpression(content, offset - range.start, kind);
  const scope = findScope(workspace, path, pointer);
  if (cursor === undefined) return [...names, ...textItems(place, range)];
  return scope === undefined ? names : [...names, ...completeExpression(cursor, scope, range.start)];
}

function completeKey(place: CompletionPlace): Completion[] {
  const { workspace, path, location, text, offset } = place;
  const parent = location.path.slice(0, -1);
  const value = workspace.valueOf(path);
  const kinds = namedBy(keySchemas(schemasAt(path, value, joinPointer("", ...parent)))).map((one) => one.kind);
  const node = location.previousNode;
  const isKey = node !== undefined && node.offset <= offset && offset <= node.offset + node.length;
  const range = isKey ? { start: node.offset, end: node.offset + node.length } : { start: offset, end: offset };
  const given = valueAt(value, joinPointer("", ...parent));
  const isGiven = (name: string) => isObject(given) && Object.hasOwn(given, name) && name !== location.path.at(-1);
  const hasValue = isKey && /^\s*:/.test(text.slice(range.end));
  const write = (name: string) => `"${name}"${hasValue ? "" : ": $1"}`;
  const taken = listTakenNames(workspace, path, joinPointer("", ...parent)).map(
    ({ name, about }): Completion => ({ label: name, detail: about, kind: "property", insert: write(name), isSnippet: true, ...range }),
  );
  const names = nameItems(place, kinds, range).map((item) => ({ ...item, insert: write(item.label), isSnippet: true }));
  return [...taken, ...names].filter(({ label }) => !isGiven(label));
}

/** What the schemas offer; of a patch what they offer for the whole that it changes. */
async function completeBySchema({ workspace, path, text, offset }: CompletionPlace, help: SchemaHelp): Promise<Completion[]> {
  const whole = asWhole(workspace, path, offset);
  if (whole === undefined) return help.complete(path, text, offset);
  const items = await help.complete(whole.path, whole.text, offset + whole.shift);
  return items.map((item) => ({ ...item, start: item.start - whole.shift, end: item.end - whole.shift }));
}

/** What may stand at an offset. What the schemas offer as well is named once. */
export async function complete(workspace: Workspace, help: SchemaHelp, path: string, offset: number): Promise<Completion[]> {
  const text = workspace.textOf(path);
  const location = locationAt(text, offset);
  const place: CompletionPlace = { workspace, path, offset, text, location, pointer: joinPointer("", ...location.path) };
  const node = location.previousNode;
  const inText = node?.type === "string" && !location.isAtPropertyKey ? completeInText(place, node) : undefined;
  const own = inText ?? (location.isAtPropertyKey ? completeKey(place) : completeNew(place));
  const isExpression = own.some(({ kind }) => kind === "field" || kind === "function");
  const ofSchemas = isExpression ? [] : await completeBySchema(place, help);
  const labels = new Set(own.map(({ label }) => label));
  return [...own, ...ofSchemas.filter(({ label }) => !labels.has(label))];
}
