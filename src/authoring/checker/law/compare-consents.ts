/** Whether somebody can commit without having seen what has to be seen, or without having agreed. */

import { whenDisclosed } from "../conditions/disclosure-text.ts";
import { type Demand, listDemands, listGiving } from "../conditions/disclosures.ts";
import { type Formula, findAssignment } from "../conditions/formula.ts";
import { whenTrue } from "../conditions/read-formula.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import type { Compared, FoundChange } from "./law-change.ts";
import { sayCause, sayNode } from "./spell.ts";

/** A variant, with what each tap in it needs. */
interface Side {
  readonly index: ScreenIndex;
  readonly demands: ReadonlyMap<string, Demand>;
}

export function compareConsents({ before, now }: Compared): FoundChange[] {
  if (now === undefined) return [];
  const [is, was] = [readSide(now), before && readSide(before)];
  return [
    ...[...is.demands.values()].flatMap((demand) => compareDemand(demand, is, was)),
    ...[...(was?.demands.values() ?? [])].flatMap((demand) => describeLost(demand, is)),
    ...compareGiven(is, was),
  ];
}

function readSide(index: ScreenIndex): Side {
  return { index, demands: new Map(listDemands(index).map((demand) => [keyOf(demand), demand])) };
}

const keyOf = ({ at, need }: Demand): string => `${at.node.id} ${need}`;

/** A button that is still there, and asks for less. */
function describeLost(demand: Demand, { index, demands }: Side): FoundChange[] {
  const at = index.nodes.find(({ node }) => node.id === demand.at.node.id);
  if (at === undefined || demands.has(keyOf(demand))) return [];
  const says = `${sayNode(index, at)} no longer needs the ${demand.need} to be seen before a tap.`;
  return [{ kind: "terms changed", says, about: keyOf(demand), pointer: at.pointer }];
}

function compareDemand(demand: Demand, { index }: Side, was: Side | undefined): FoundChange[] {
  const { at, need, kind } = demand;
  const missing = findAssignment(whenMissed(index, demand));
  if (missing === undefined) return [];
  const former = was?.demands.get(keyOf(demand));
  if (was !== undefined && former !== undefined && findAssignment(whenMissed(was.index, former)) !== undefined) return [];
  const what = kind === "consent" ? `without \`${need}\` being given` : `without the ${need} being shown`;
  return [
    {
      kind: "consent missed",
      says: `${sayNode(index, at)} can be tapped ${what}: ${sayCause(missing)}.`,
      about: keyOf(demand),
      pointer: at.pointer,
    },
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
function compareGiven(is: Side, was: Side | undefined): FoundChange[] {
  const formers = was === undefined ? [] : listConsents(was);
  return listConsents(is).flatMap(({ id, bind, pointer }): FoundChange[] => {
    const former = formers.find((one) => one.id === id);
    const wasGiven = (isGiven: (index: ScreenIndex, bind: string) => boolean) =>
      was !== undefined && former !== undefined && isGiven(was.index, former.bind);
    const isNew = isGivenAtFirst(is.index, bind) && !wasGiven(isGivenAtFirst);
    const steps = wasGiven((index, path) => listGiving(index, path).length > 0) ? [] : listGiving(is.index, bind);
    return [
      ...(isNew
        ? [
            {
              kind: "consent missed",
              says: `\`${id}\` is ticked before anybody has touched it.`,
              about: `${id} at first`,
              pointer,
            } as const,
          ]
        : []),
      ...steps.map(
        ({ pointer: of }): FoundChange => ({
          kind: "consent missed",
          says: `A step ticks \`${id}\` in the place of the user.`,
          about: `${id} ${of}`,
          pointer: of,
        }),
      ),
    ];
  });
}

interface Consent {
  readonly id: string;
  readonly bind: string;
  readonly pointer: string;
}

function listConsents({ demands }: Side): Consent[] {
  const asked = new Set([...demands.values()].flatMap(({ kind, shownBy }) => (kind === "consent" ? shownBy : [])));
  return [...asked].flatMap(({ node: { id, bind }, pointer }) => (bind === undefined ? [] : [{ id, bind, pointer }]));
}

function isGivenAtFirst({ screen }: ScreenIndex, bind: string): boolean {
  const entry: unknown = screen.state?.[bind.replace(/^state\./, "")];
  return entry === true || (typeof entry === "object" && entry !== null && "initial" in entry && entry.initial !== false);
}
