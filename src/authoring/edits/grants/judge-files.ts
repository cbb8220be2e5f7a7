// Which files a draft may touch, and what no file of it may have.
import { type GrantDefinition, listNames, quoteName, type SourcePointer } from "../../../core/format/index.ts";
import { deepEqual, isObject, joinPointer, parseJson } from "../../../core/json/index.ts";
import { isPictureFile, namePicture, readDefinitionPath, type SourceFile } from "../../compiler/index.ts";
import type { DraftChange } from "../../project/index.ts";
import { type Beyond, covers, notNamed } from "./covers.ts";

export interface FileContext {
  readonly grant: GrantDefinition;
  readonly markets: readonly string[];
}

/** Why a file may not be as it is; undefined where the grant covers the file, and what is in it is yet to be judged. */
export function judgeFile({ path, how }: DraftChange, context: FileContext): Beyond | undefined {
  const at: SourcePointer = { file: path, pointer: "", on: "value" };
  const refuse = (message: string, help: string): Beyond => ({ kind: "file", name: path, message, help, at });
  if (how === "deleted") return refuse("This file is gone, and no grant covers that.", "Put it back.");
  if (how === "kind") return refuse("This has become a link, a program or a repository, and no grant covers that.", "Put the file back.");
  const { grant } = context;
  if (isPictureFile(path)) {
    const name = namePicture(path);
    return covers(grant.pictures, name) ? undefined : notNamed(grant, { key: "pictures", kind: "picture", name, what: whatOf(how), at });
  }
  const { kind, screen, variant } = readDefinitionPath(path);
  if (screen === undefined || !path.startsWith("screens/") || !path.endsWith(".json"))
    return refuse("This file is changed, and a grant covers nothing but screens and their pictures.", "Put it back as it was.");
  if (!covers(grant.screens, screen)) return notNamed(grant, { key: "screens", kind: "screen", name: screen, what: whatOf(how), at });
  if (kind === "overlay") return judgeOverlayFile(variant ?? "", how, { ...context, at });
  const left = context.markets.filter((market) => !covers(grant.markets, market));
  if (kind === "screen" && (left.length > 0 || grant.promotions !== undefined))
    return refuse(
      "This file is changed, and with it the screen in every market, with and without a promotion.",
      grant.promotions === undefined
        ? `The grant leaves out ${listNames(left, "and")}: change an overlay instead.`
        : "Change the overlay of a promotion instead.",
    );
  return undefined;
}

function judgeOverlayFile(name: string, how: DraftChange["how"], { grant, markets, at }: FileContext & { readonly at: SourcePointer }) {
  const [key, kind] = markets.includes(name) ? (["markets", "market"] as const) : (["promotions", "promotion"] as const);
  return covers(grant[key], name) ? undefined : notNamed(grant, { key, kind, name, what: whatOf(how), at });
}

const whatOf = (how: DraftChange["how"]): string => (how === "added" ? "gets a new file" : "gets another file");

/** What a file has beyond any grant: a check that is waived, a schema from elsewhere, another test than before. */
export function* judgeText(before: SourceFile | undefined, after: SourceFile, isNewScreen: boolean): Generator<Beyond> {
  const { path } = after;
  const [old, now] = [parseJson(before?.text ?? "{}"), parseJson(after.text)];
  const refuse = (kind: string, name: string, pointer: string, message: string): Beyond => ({
    ...{ kind, name, message },
    help: "No grant covers that.",
    at: { file: path, pointer, on: "key" },
  });
  const waived = new Set([...listWaivers(old)].map(({ key }) => key));
  for (const { key, pointer } of listWaivers(now))
    if (!waived.has(key)) yield refuse("check", key, pointer, "A check is waived here that was not.");
  const [schemaBefore, schema] = [old, now].map((value) => (isObject(value) ? value["$schema"] : undefined));
  if (schema !== schemaBefore && !(before === undefined && /^[\w./-]+\.schema\.json$/.test(String(schema))))
    yield refuse("schema", String(schema), "/$schema", `Another ${quoteName("$schema")} stands here.`);
  const { kind } = readDefinitionPath(path);
  if ((kind === "tests" || kind === "scenario") && !isNewScreen)
    for (const { name, pointer } of listLost(old, now))
      yield refuse("test", name, pointer, "What proves the screen is no longer what it was; only more may be added.");
}

interface FoundWaiver {
  /** What is waived, by whom and where: names and ids, which stay when something is put before it. */
  readonly key: string;
  readonly pointer: string;
}

function* listWaivers(value: unknown, pointer = "", path = ""): Generator<FoundWaiver> {
  if (Array.isArray(value)) {
    for (const [place, part] of value.entries()) yield* listWaivers(part, joinPointer(pointer, place), path);
    return;
  }
  if (!isObject(value)) return;
  const own = typeof value["id"] === "string" ? `${path} ${value["id"]}` : path;
  if (value["$waive"] !== undefined)
    yield { key: `${own} ${JSON.stringify(value["$waive"])}`.trim(), pointer: joinPointer(pointer, "$waive") };
  for (const [name, part] of Object.entries(value)) yield* listWaivers(part, joinPointer(pointer, name), `${own} ${name}`);
}

/** Tests and scenarios by their names: those of before that are not as they were. */
function listLost(before: unknown, after: unknown): { readonly name: string; readonly pointer: string }[] {
  if (!isObject(before)) return [];
  return Object.entries(before).flatMap(([group, entries]) => {
    const now = isObject(after) ? after[group] : undefined;
    if (!isObject(entries) || !isObject(now)) return deepEqual(entries, now) || group === "$comment" ? [] : [{ name: group, pointer: "" }];
    return Object.entries(entries).flatMap(([name, value]) =>
      deepEqual(value, now[name]) ? [] : [{ name, pointer: name in now ? joinPointer("", group, name) : joinPointer("", group) }],
    );
  });
}
