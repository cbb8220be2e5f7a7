/** Whether somebody can commit without having seen what has to be seen, or without having agreed. */

import { whenDisclosed } from "../conditions/disclosure-text.ts";
import { type Demand, listDemands } from "../conditions/disclosures.ts";
import { type Formula, findAssignment } from "../conditions/formula.ts";
import { whenTrue } from "../conditions/read-formula.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import type { Compared, FoundChange } from "./law-change.ts";
import { sayNode } from "./spell.ts";

export function compareConsents({ before, now }: Compared): FoundChange[] {
  if (now === undefined) return [];
  const old = new Map((before === undefined ? [] : listDemands(before)).map((demand) => [keyOf(demand), demand]));
  const current = listDemands(now);
  return [
    ...current.flatMap((demand) => compareDemand(demand, now, { before, old })),
    ...[...old.values()].flatMap((demand) => describeLost(demand, current, now)),
    ...compareGiven(before, now),
  ];
}

const keyOf = ({ at, need }: Demand): string => `${at.node.id} ${need}`;

/** A button that is still there, and asks for less. */
function describeLost(demand: Demand, current: readonly Demand[], now: ScreenIndex): FoundChange[] {
  const at = now.nodes.find(({ node }) => node.id === demand.at.node.id);
  if (at === undefined || current.some((one) => keyOf(one) === keyOf(demand))) return [];
  const says = `${sayNode(now, at)} no longer needs the ${demand.need} to be seen before a tap.`;
  return [{ kind: "terms changed", says, about: keyOf(demand), pointer: at.pointer }];
}

interface Former {
  readonly before: ScreenIndex | undefined;
  readonly old: ReadonlyMap<string, Demand>;
}

function compareDemand(demand: Demand, now: ScreenIndex, { before, old }: Former): FoundChange[] {
  const { at, need, kind } = demand;
  const former = old.get(keyOf(demand));
  const missing = findAssignment(whenMissed(now, demand));
  if (missing === undefined) return [];
  if (former !== undefined && before !== undefined && findAssignment(whenMissed(before, former)) !== undefined) return [];
  const cause = missing.length === 0 ? "in any case" : `with ${missing.map((value) => `\`${value}\``).join(" and ")}`;
  const what = kind === "consent" ? `without \`${need}\` being given` : `without the ${need} being shown`;
  return [
    { kind: "consent missed", says: `${sayNode(now, at)} can be tapped ${what}: ${cause}.`, about: keyOf(demand), pointer: at.pointer },
  ];
}

/** When a tap comes as far as what needs it, and nothing has shown it, or nobody has agreed to it. */
function whenMissed(index: ScreenIndex, { kind, when, shownBy }: Demand): Formula {
  const met = shownBy.map((at): Formula => {
    const shown = whenDisclosed(index, at, kind);
    return kind === "consent" ? { all: [shown, at.node.bind === undefined ? false : whenTrue(at.node.bind)] } : shown;
  });
  return { all: [when, { not: { some: met } }] };
}

/** A consent that is there without a tap: from the beginning, or by a step. */
function compareGiven(before: ScreenIndex | undefined, now: ScreenIndex): FoundChange[] {
  return listConsents(now).flatMap(({ id, bind, pointer }): FoundChange[] => {
    const was = before && listConsents(before).find((one) => one.id === id);
    const found: FoundChange[] = [];
    if (isGivenAtFirst(now, bind) && !(was && before && isGivenAtFirst(before, was.bind)))
      found.push({ kind: "consent missed", says: `\`${id}\` is ticked before anybody has touched it.`, about: `${id} at first`, pointer });
    for (const { step, pointer: of } of now.steps) {
      const gives = step.do === "set" && step.path === bind && step.to !== false;
      const gave = before?.steps.some((one) => one.step.do === "set" && one.step.path === was?.bind && one.step.to !== false);
      if (gives && gave !== true)
        found.push({ kind: "consent missed", says: `A step ticks \`${id}\` in the place of the user.`, about: `${id} ${of}`, pointer: of });
    }
    return found;
  });
}

interface Consent {
  readonly id: string;
  readonly bind: string;
  readonly pointer: string;
}

function listConsents(index: ScreenIndex): Consent[] {
  const asked = new Set(listDemands(index).flatMap(({ kind, shownBy }) => (kind === "consent" ? shownBy : [])));
  return [...asked].flatMap(({ node: { id, bind }, pointer }) => (bind === undefined ? [] : [{ id, bind, pointer }]));
}

function isGivenAtFirst({ screen }: ScreenIndex, bind: string): boolean {
  const entry: unknown = screen.state?.[bind.replace(/^state\./, "")];
  return entry === true || (typeof entry === "object" && entry !== null && "initial" in entry && entry.initial !== false);
}
