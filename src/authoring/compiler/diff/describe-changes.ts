// The difference between two variants in an author's words: `tip 'A' → 'B'`, `a note after tip`, `1 call more on submit`.
import { isObject } from "../../../core/json/index.ts";
import type { Variant } from "../project.ts";
import { walkNodes } from "../walk.ts";
import { describeList } from "./describe-list.ts";
import { type Change, diffVariants, writeChange, writeValue } from "./diff-screens.ts";

const width = 60;
/** Properties that are what a widget says. */
const mainText = new Set(["text", "label", "title"]);
const inSteps = /^(?:`(?<node>[^`]+)`\.on\.(?<event>\w+)|flows\.(?<flow>\w+)|(?<hook>on(?:Open|Ready|Close)))(?<rest>.*)$/;

/** A sentence for each change. Texts stand for the nodes that say them. */
export function describeChanges(before: Variant, after: Variant): string[] {
  const changes = diffVariants(before, after).map((change) => withWordings(change, before, after));
  const ofSteps = changes.filter(({ what }) => inSteps.test(what));
  const ofTexts = changes.filter(({ what }) => what.startsWith("texts."));
  const others = changes.filter((change) => !ofSteps.includes(change) && !ofTexts.includes(change));
  const described = [...describeTexts(ofTexts, after), ...others.map(describePart), ...describeSteps(ofSteps)];
  return described.length > 0 ? described : changes.map((change) => plain(writeChange(change, width)));
}

/** A text by its name is what it says, both times in one language. */
function withWordings(change: Change, before: Variant, after: Variant): Change {
  if (change.kind !== "changed" && !isList(change)) return change;
  return { ...change, before: wordingOf(change.before, before, after.language), after: wordingOf(change.after, after, after.language) };
}

/** Of what an element shows. */
function isList({ kind, what, before, after }: Change): boolean {
  const values = kind === "added" ? [after] : kind === "removed" ? [before] : [before, after];
  return what.includes(".props.") && values.every(Array.isArray);
}

function wordingOf(value: unknown, variant: Variant, language: string): unknown {
  if (Array.isArray(value)) return value.map((one) => wordingOf(one, variant, language));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, wordingOf(one, variant, language)]));
  const written = typeof value === "string" ? value : "";
  const [, name = ""] = /^\{texts\.(\w+)\}$/.exec(written) ?? [];
  const said = sayText(variant, name, language);
  if (said !== undefined) return said;
  // An expression alone says nothing to who does not write them.
  const [, fallback] = /^\{[^{}]*\bdata\.[^{}]*?(?: \?\? texts\.(\w+))?\}$/.exec(written) ?? [undefined, undefined];
  const usual = sayText(variant, fallback ?? "", language);
  if (typeof usual === "string") return `${usual} (unless the server sends other words)`;
  return /^\{data\.[\w.]+\}$/.test(written) ? "(what the server sends)" : value;
}

function sayText({ texts }: Variant, name: string, language: string): unknown {
  const entry = texts.get(name)?.entry;
  return entry?.[entry.language ?? language];
}

/** One change as a sentence. */
export function describePart(change: Change): string {
  const { kind, what, before, after } = change;
  if (isList(change)) return plain(`${nameOf(what)} ${describeList(listOf(before), listOf(after), width)}`);
  const [, id, place = ""] = /^`([^`]+)`(?: (.*))?$/.exec(what) ?? [];
  if (id === undefined) return plain(writeChange({ ...change, what: nameOf(what) }, width));
  if (kind === "moved") return plain(`${id} moved ${place}`);
  const node = kind === "added" ? after : before;
  const widget = isObject(node) ? String(node["widget"]) : id;
  const named = widget === id ? id : `${id} (${widget})`;
  return plain(kind === "removed" ? `without ${named}` : `${/^[aeiou]/.test(id) ? "an" : "a"} ${named} ${place}`);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** `` `tip`.props.text `` is the tip. */
function nameOf(what: string): string {
  const [, id = "", prop = ""] = /^`([^`]+)`\.props\.(\w+)$/.exec(what) ?? [];
  if (id === "") return what.replace(".props.", ".");
  return mainText.has(prop) ? id : `${id}.${prop}`;
}

function plain(text: string): string {
  return text.replaceAll("`", "");
}

/** A text that came or went did so with what says it, unless nothing does. */
function describeTexts(changes: readonly Change[], { screen, language }: Variant): string[] {
  const names = new Set(changes.flatMap(({ kind, what }) => (kind === "changed" ? [what.split(".")[1] ?? ""] : [])));
  return [...names].map((name) => {
    const own = changes.filter(({ kind, what }) => kind === "changed" && what.startsWith(`texts.${name}.`));
    const shown = own.find(({ what }) => what === `texts.${name}.${language}`) ?? own[0];
    const mention = new RegExp(`\\btexts\\.${name}\\b`);
    const saying = [...walkNodes(screen)].filter(({ node: { children: _, slots: __, ...node } }) => mention.test(JSON.stringify(node)));
    const [only] = saying.length === 1 ? saying : [];
    return `${only?.node.id ?? `texts.${name}`} ${writeValue(shown?.before, width)} → ${writeValue(shown?.after, width)}`;
  });
}

interface StepChanges {
  /** By kind of step: how many more there are. */
  readonly more: Map<string, number>;
  readonly details: string[];
}

function describeSteps(changes: readonly Change[]): string[] {
  const places = new Map<string, StepChanges>();
  for (const change of changes) {
    const { node, event, flow, hook, rest = "" } = inSteps.exec(change.what)?.groups ?? {};
    const place = flow ?? hook ?? (event === "tap" ? node : `${event} of ${node}`) ?? "";
    const found: StepChanges = places.get(place) ?? { more: new Map(), details: [] };
    places.set(place, found);
    for (const [value, sign] of [
      [change.before, -1],
      [change.after, 1],
    ] as const)
      for (const kind of stepsIn(value)) found.more.set(kind, (found.more.get(kind) ?? 0) + sign);
    found.details.push(plain(writeChange({ ...change, what: `${place}${rest}` }, width)));
  }
  return [...places].flatMap(([place, { more, details }]) => {
    const counts = [...more].filter(([, count]) => count !== 0);
    if (counts.length === 0) return details;
    return counts.map(([kind, count]) => {
      const number = Math.abs(count);
      return `${number} ${kind}${number === 1 ? "" : "s"} ${count > 0 ? "more" : "less"} on ${place}`;
    });
  });
}

function stepsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(stepsIn);
  if (!isObject(value)) return [];
  const within = Object.values(value).flatMap(stepsIn);
  return typeof value["do"] === "string" ? [value["do"], ...within] : within;
}
