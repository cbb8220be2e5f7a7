// What a changed part says, shows and reads that it did not before: addresses, pictures and paths.
import type { GrantDefinition } from "../../../core/format/index.ts";
import { deepEqual, isObject } from "../../../core/json/index.ts";
import { type Catalogue, isAddress } from "../../compiler/index.ts";
import { addressesIn, picture } from "./addresses.ts";
import { type Beyond, covers, notNamed } from "./covers.ts";
import type { Change } from "./list-changes.ts";
import { type FoundText, followIn, reachedIn, readCode, readsIn, textsIn } from "./reads.ts";
import type { View } from "./view.ts";

export interface ContentsContext {
  readonly grant: GrantDefinition;
  readonly before: View;
  readonly after: View;
  /** Paths that the screen read before; undefined for a new one, which may read what it loads. */
  readonly known: ReadonlySet<string> | undefined;
  /** Texts that the screen had before. */
  readonly shown: ReadonlySet<string>;
}

/** What the shell passes and the device stores counts wherever it is read. */
const ofDevice = /^(?:launch|stored|env)(?:\.|$)/;
/** What every screen reads. */
const common = /^(?:texts|market|company|item|index|answer|state|timers|params|data|env|null)$/;

/** What a change has beyond the grant, wherever it may stand. */
export function judgeContents(change: Change, context: ContentsContext): Beyond[] {
  const old = new Set([...textsIn(change.before)].map(({ text }) => text));
  const texts = [...textsIn(change.after)].filter(({ text }) => !old.has(text));
  return [...texts.flatMap((found) => [...judgeAddresses(found, change, context)]), ...judgeReads(change, context)];
}

function* judgeAddresses(found: FoundText, { at }: Change, { grant, shown }: ContentsContext): Generator<Beyond> {
  if (shown.has(found.text)) return;
  for (const [, name = ""] of found.text.matchAll(picture))
    if (!covers(grant.pictures, name)) yield notNamed(grant, { key: "pictures", kind: "picture", name, what: "is shown newly", at });
  for (const name of addressesIn(found))
    if (!isOfHost(name, grant) && !isOfHost(`https://${name}`, grant))
      yield notNamed(grant, { key: "hosts", kind: "address", name, what: "is named newly", at });
}

/** Only what is written out can be looked at before it is used. */
export function isOfHost(url: unknown, { hosts = [] }: GrantDefinition): boolean {
  if (typeof url !== "string" || !/^https:\/\/[a-z0-9.-]+(?::[0-9]+)?(?:[/?#][^{}\\\s]*)?$/.test(url)) return false;
  return URL.canParse(url) && hosts.includes(new URL(url).host) && new URL(url).username === "";
}

function* judgeReads({ before, after, at }: Change, { grant, known, ...views }: ContentsContext): Generator<Beyond> {
  const [old, now] = [reachedIn(shownBy(before), views.before), readsIn(after)];
  for (const path of reachedIn(shownBy(after), views.after)) {
    if (old.has(path)) continue;
    // Behind a name that the screen reads counts what comes from the device; what else it stands for is no news.
    const isKnown = !ofDevice.test(path) && (!now.has(path) || known === undefined || isReadBefore(path, known));
    if (!isKnown && !covers(grant.reads, path))
      yield notNamed(grant, { key: "reads", kind: "path", name: path, what: "is read newly", at });
  }
}

/** A field shows what it is bound to. */
const shownBy = (part: unknown): unknown => [part, { when: isObject(part) ? part["bind"] : undefined }];

/** A list function reads fields of its item by their bare names, so each name counts by itself. */
function isReadBefore(path: string, known: ReadonlySet<string>): boolean {
  const [root = "", ...fields] = path.split(".");
  if (root === "company" || root === "market" || root === "texts") return true;
  return [root, ...fields].every((name) => common.test(name) || known.has(name));
}

/** Names in all that a screen reads. */
export function namesRead(view: View): ReadonlySet<string> {
  const paths = readsIn([view.screen, ...view.texts.values()]);
  const declared = [view.screen.params, view.screen.state, view.screen.timers, view.screen.values].flatMap((part) =>
    Object.keys(part ?? {}),
  );
  return new Set([...[...paths].flatMap((path) => path.split(".")), ...declared]);
}

interface Link {
  readonly name: string;
  readonly pointer: string;
  readonly value: unknown;
  /** The values and texts that it reads; what responses hold is the business of their actions. */
  readonly follows: { readonly [name: string]: unknown };
}

/** Properties of widgets that are addresses. */
function listLinks(view: View, widgets: Catalogue["widgets"]): Link[] {
  return [...view.nodes].flatMap(([id, { node, pointer }]) =>
    Object.entries(node.props ?? {}).flatMap(([prop, value]): Link[] => {
      if (!isAddress(widgets.get(node.widget)?.props, prop)) return [];
      const follows = Object.entries(followIn(value, view)).filter(([part]) => !part.startsWith("load."));
      return [{ name: `${id}.${prop}`, pointer, value, follows: Object.fromEntries(follows) }];
    }),
  );
}

/** Addresses that are not what they were, and cannot be looked at before they are used. */
export function judgeLinks(before: View, after: View, grant: GrantDefinition, widgets: Catalogue["widgets"]): Beyond[] {
  const old = listLinks(before, widgets);
  const known = new Set(old.flatMap(({ value, follows }) => [...textsIn([value, Object.values(follows)])].map(({ text }) => text)));
  return listLinks(after, widgets).flatMap(({ name, pointer, value, follows }) => {
    const was = old.find((one) => one.name === name);
    if (deepEqual([was?.value, was?.follows], [value, follows])) return [];
    const at = after.at(pointer);
    const texts = [...textsIn([value, Object.values(follows)])].filter((one) => !known.has(one.text) && !isPlain(one, grant));
    return texts.map(({ text }) =>
      notNamed(grant, { key: "hosts", kind: "address", name: text, what: "cannot be looked at before it is used", at }),
    );
  });
}

/** An id, which is no number to call, a screen, a picture or an address that are written out, or a path of a response as it is. */
function isPlain(found: FoundText, grant: GrantDefinition): boolean {
  const { text } = found;
  if (/^(?:|picture:[\w./-]+|(?=.*[a-z])[\w.-]+|#(?:\/[\w.-]+)*)$/i.test(text) || isOfHost(text, grant)) return true;
  const [only, ...more] = readCode(found) ?? [];
  const isWhole = more.length === 0 && /^\{[^{}]*\}$/.test(text);
  return isWhole && Array.isArray(only) && only[0] === "." && (only[1] === "data" || only[1] === "item");
}
