/** What leaves the page: which calls can be made now that could not before, by what, and what they send. */

import type { Ast } from "../../../core/expression/index.ts";
import type { ActionDefinition } from "../../../core/format/index.ts";
import { deepEqual, joinPointer } from "../../../core/json/index.ts";
import { type Formula, findAssignment } from "../conditions/formula.ts";
import { listReached } from "../conditions/reachable-calls.ts";
import { whenTapped } from "../conditions/read-formula.ts";
import { listStarts, type Start } from "../queries/flows/flow-reach.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import type { Compared, FoundChange } from "./law-change.ts";
import { findDifferent, sayCause, sayNode, saySpelt, spellAt } from "./spell.ts";

/** One way in which something leaves the page. */
interface Sending {
  /** What is asked for: a call, a key of the app, an address outside. */
  readonly what: string;
  /** The action, the screen or the key. */
  readonly target: string;
  readonly isCall?: true;
  /** By what it starts, as its reader knows it. */
  readonly by: string;
  /** The same before and now, whatever a node says. */
  readonly from: string;
  readonly pointer: string;
  readonly when: Formula;
  /** Somebody is bound by it. */
  readonly isBinding: boolean;
  readonly fields: ReadonlyMap<string, Ast>;
  /** Leads to the fields. */
  readonly inputs: string;
}

export function compareCalls({ before, now }: Compared): FoundChange[] {
  const [old, current] = [listSendings(before), listSendings(now)];
  const gone = new Map(old.map((one) => [one.what, one]));
  for (const { what } of current) gone.delete(what);
  return [
    ...[...gone.values()].map(
      ({ what, pointer }): FoundChange => ({
        kind: "no longer reachable",
        says: `The screen no longer ${what}.`,
        about: what,
        pointer,
        isGone: true,
      }),
    ),
    ...(now === undefined ? [] : current.flatMap((one) => compareSending(one, old, now))),
  ];
}

function compareSending(one: Sending, old: readonly Sending[], { catalogue }: ScreenIndex): FoundChange[] {
  const { what, by, from, pointer, target, isCall } = one;
  const same = old.filter((other) => other.what === what);
  const former = same.find((other) => other.from === from);
  const reachable = (more: string): FoundChange => ({
    kind: "reachable",
    says: `${by} now ${what}${more}.`,
    about: `${from} ${what}`,
    pointer,
  });
  const definition = isCall ? catalogue.actions.get(target) : undefined;
  if (former === undefined) {
    if (same.length === 0) return [reachable("")];
    const fields = new Map(same.flatMap((other) => [...other.fields]));
    return [reachable(", as others do"), ...compareFields(one, fields, definition)];
  }
  const isBinding = definition?.commits === true || definition?.needs !== undefined;
  const more = one.isBinding || isBinding ? findAssignment({ all: [one.when, { not: former.when }] }) : undefined;
  const wider = more?.length ? [reachable(` also ${sayCause(more)}`)] : [];
  return [...wider, ...compareFields(one, former.fields, definition)];
}

function compareFields(
  { target, from, fields, pointer, inputs }: Sending,
  old: Sending["fields"],
  definition: ActionDefinition | undefined,
): FoundChange[] {
  return [...new Set([...old.keys(), ...fields.keys()])].flatMap((name): FoundChange[] => {
    const [was, is] = [old.get(name), fields.get(name)];
    if (was !== undefined && is !== undefined && deepEqual(was, is)) return [];
    const { description = "" } = definition?.request?.properties?.[name] ?? {};
    const called = description === "" ? `\`${name}\`` : `\`${name}\` (${description.replace(/\.$/, "")})`;
    const about = `${from} ${target} ${name}`;
    if (is === undefined) return [{ kind: "call sends less", says: `\`${target}\` no longer gets ${called}.`, about, pointer }];
    const at = { about, pointer: joinPointer(inputs, name) };
    if (was === undefined) return [{ kind: "call sends more", says: `\`${target}\` now gets ${called} as well: ${saySpelt(is)}.`, ...at }];
    const [former, now] = findDifferent(was, is).map(saySpelt);
    return [{ kind: "call sends another value", says: `\`${target}\` gets ${now} as ${called}, no longer ${former}.`, ...at }];
  });
}

function listSendings(index: ScreenIndex | undefined): Sending[] {
  if (index === undefined) return [];
  const ofStarts = listStarts(index).flatMap((start) => sendingsOf(index, start));
  const ofLoads = Object.entries(index.screen.load ?? {}).map(([name, { action, input }]): Sending => {
    const pointer = joinPointer("/load", name);
    return {
      by: "The screen, when it opens,",
      from: `load ${name}`,
      pointer,
      when: true,
      isBinding: false,
      ...call(index, pointer, action, input),
    };
  });
  return joinWays([...ofStarts, ...ofLoads]);
}

function sendingsOf(index: ScreenIndex, { pointer: start, at, flow, steps }: Start): Sending[] {
  const event = start.slice(start.lastIndexOf("/") + 1);
  const by = at === undefined ? `The screen, by \`${event}\` of its own,` : `${sayNode(index, at)}, by \`${event}\`,`;
  const from = at === undefined ? start : `${at.node.id} ${event}`;
  const tapped = at === undefined ? true : whenTapped(index, at);
  const reached = listReached(index, flow);
  return steps.flatMap(({ step, pointer }): Sending[] => {
    const base = {
      by,
      from,
      pointer,
      when: tapped,
      isBinding: at?.node.needs !== undefined,
      inputs: "",
      fields: new Map<string, Ast>(),
    };
    switch (step.do) {
      case "call": {
        const ways = reached.filter(({ action }) => action === step.action).map(({ when }) => when);
        const when: Formula = ways.length === 0 ? tapped : { all: [tapped, { some: ways }] };
        return [{ ...base, when, ...call(index, pointer, step.action, step.input) }];
      }
      case "go":
        return [
          { ...base, what: `opens \`${step.screen}\``, target: step.screen, ...spellFields(index, `${pointer}/params`, step.params) },
        ];
      case "native":
        return [{ ...base, what: `asks the app for \`${step.key}\``, target: step.key }];
      case "leave":
        return [{ ...base, what: `leads out of the app to ${saySpelt(spellAt(index, `${pointer}/url`, step.url))}`, target: "" }];
      default:
        return [];
    }
  });
}

function call(index: ScreenIndex, pointer: string, action: string, input: object | undefined) {
  return { what: `calls \`${action}\``, target: action, isCall: true, ...spellFields(index, `${pointer}/input`, input) } as const;
}

function spellFields(index: ScreenIndex, inputs: string, given: object | undefined): Pick<Sending, "inputs" | "fields"> {
  const fields = Object.entries(given ?? {}).map(([name, value]) => [name, spellAt(index, joinPointer(inputs, name), value)] as const);
  return { inputs, fields: new Map(fields) };
}

/** One event may make the same call in several branches, with other inputs. */
function joinWays(sendings: readonly Sending[]): Sending[] {
  const joined = new Map<string, Sending>();
  for (const one of sendings) {
    const key = `${one.from} ${one.what}`;
    const first = joined.get(key);
    if (first === undefined) joined.set(key, one);
    else joined.set(key, { ...first, when: { some: [first.when, one.when] }, fields: joinFields(first.fields, one.fields) });
  }
  return [...joined.values()];
}

function joinFields(some: Sending["fields"], more: Sending["fields"]): Sending["fields"] {
  const joined = new Map(some);
  for (const [name, value] of more) {
    const first = joined.get(name);
    joined.set(name, first === undefined ? value : joinValues(first, value));
  }
  return joined;
}

function joinValues(first: Ast, value: Ast): Ast {
  const known = Array.isArray(first) && first[0] === "||" ? first.slice(1) : [first];
  return known.some((one) => deepEqual(one, value)) ? first : ["||", first, value];
}
