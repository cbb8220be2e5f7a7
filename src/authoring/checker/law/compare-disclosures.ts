/** What a user sees before they agree: which of it came, went, moved, is hidden or says something else. */
import type { Ast } from "../../../core/expression/index.ts";
import { deepEqual } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import { whenDisclosed } from "../conditions/disclosure-text.ts";
import { findAssignment } from "../conditions/formula.ts";
import { type DisclosureKind, kindOfDisclosure } from "../queries/disclosure-kinds.ts";
import { isCritical, type ScreenIndex } from "../queries/screen-index.ts";
import type { Compared, FoundChange } from "./law-change.ts";
import { findDifferent, sayCause, sayNode, saySpelt, spellNode } from "./spell.ts";

/** A node that discloses something. */
interface Telling {
  readonly index: ScreenIndex;
  readonly at: NodeAt;
  readonly need: string;
  readonly kind: DisclosureKind;
}

export function compareDisclosures({ before, now }: Compared): FoundChange[] {
  const [old, current] = [listTellings(before), listTellings(now)];
  const findIn = (tellings: readonly Telling[], { at, need }: Telling) =>
    tellings.find((one) => one.need === need && one.at.node.id === at.node.id);
  return [
    ...old.filter((one) => findIn(current, one) === undefined).map((one) => describeGone(one, now, current)),
    ...current.flatMap((one): FoundChange[] => {
      const former = findIn(old, one);
      if (former === undefined) return [{ kind: "disclosure added", says: `${nameOf(one)} now shows the ${one.need}.`, ...aboutOf(one) }];
      return [...compareWeight(former, one), ...comparePlaces(former, one), ...compareShown(former, one), ...compareWords(former, one)];
    }),
  ];
}

function listTellings(index: ScreenIndex | undefined): Telling[] {
  if (index === undefined) return [];
  return index.nodes.flatMap((at) =>
    (at.isOff ? [] : (at.node.discloses ?? [])).flatMap((need) => {
      const kind = kindOfDisclosure(index.catalogue, need);
      return kind === undefined ? [] : [{ index, at, need, kind }];
    }),
  );
}

const nameOf = ({ index, at }: Telling): string => sayNode(index, at);
const aboutOf = ({ at, need }: Telling) => ({ about: `${at.node.id} ${need}`, pointer: at.pointer });

function describeGone(one: Telling, now: ScreenIndex | undefined, current: readonly Telling[]): FoundChange {
  const { need, at } = one;
  const { about, pointer } = aboutOf(one);
  const stays = now?.nodes.find(({ node, isOff }) => node.id === at.node.id && !isOff);
  const others = current.filter((other) => other.need === need).map(nameOf);
  const what = stays === undefined ? "is gone and" : "is there, but";
  const left = others.length === 0 ? "Nothing else on the screen does." : `What is left of it: ${others.join(", ")}.`;
  const says = `${nameOf(one)} ${what} no longer shows the ${need}. ${left}`;
  return stays === undefined
    ? { kind: "disclosure removed", says, about, pointer, isGone: true }
    : { kind: "disclosure removed", says, about, pointer: stays.pointer };
}

function compareWeight(former: Telling, one: Telling): FoundChange[] {
  if (!isCritical(former.at) || isCritical(one.at)) return [];
  const says = `${nameOf(one)}, which shows the ${one.need}, may now be left out where it cannot be drawn.`;
  return [{ kind: "disclosure hidden", says, ...aboutOf(one), about: `${one.at.node.id} left out` }];
}

function comparePlaces(former: Telling, one: Telling): FoundChange[] {
  const [was, is] = [placeOf(former), placeOf(one)];
  const around = former.at.parent?.node.id === one.at.parent?.node.id;
  const says = (text: string): FoundChange => ({
    kind: "disclosure moved",
    says: `${nameOf(one)}, which shows the ${one.need}, ${text}`,
    ...aboutOf(one),
  });
  if (was !== is) return [says(`moved from ${was} to ${is}.`)];
  const crossed = listControls(one).filter((id) => {
    const [above, stillAbove] = [isAbove(former, id), isAbove(one, id)];
    return above !== undefined && above !== stillAbove;
  });
  const [control] = crossed;
  if (control !== undefined)
    return [says(`now stands ${isAbove(one, control) ? "before" : "after"} \`${control}\`; it stood on the other side.`)];
  return around ? [] : [says(`moved into ${one.at.parent === undefined ? is : sayNode(one.index, one.at.parent)}.`)];
}

function placeOf({ at: { dialog } }: Telling): string {
  return dialog === undefined ? "the page" : `the dialog \`${dialog}\``;
}

/** What can be tapped beside it. */
function listControls({ index, at }: Telling): string[] {
  return index.nodes.flatMap(({ node, dialog }) => (node.on?.["tap"] !== undefined && dialog === at.dialog ? [node.id] : []));
}

/** Undefined where it is not there. */
function isAbove({ index, at }: Telling, id: string): boolean | undefined {
  const [own, other] = [at.node.id, id].map((one) => index.nodes.findIndex(({ node }) => node.id === one));
  return own === undefined || other === undefined || other < 0 ? undefined : own < other;
}

function compareShown(former: Telling, one: Telling): FoundChange[] {
  const [was, is] = [former, one].map(({ index, at, kind }) => whenDisclosed(index, at, kind));
  if (was === undefined || is === undefined) return [];
  const hiding = findAssignment({ all: [was, { not: is }] });
  if (hiding === undefined) return [];
  const says = `${nameOf(one)} no longer shows the ${one.need} ${sayCause(hiding)}, where it did.`;
  return [{ kind: "disclosure hidden", says, ...aboutOf(one) }];
}

function compareWords(former: Telling, one: Telling): FoundChange[] {
  const [was, is] = [former, one].map(({ index, at }) => spellNode(index, at));
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((place): FoundChange[] => {
    const change = describeWords(was?.get(place), is?.get(place));
    if (change === undefined) return [];
    const says = `${nameOf(one)}, which shows the ${one.need}, ${change} (\`${place}\`).`;
    // Each language says it in its own words.
    return [{ kind: "disclosure changed", says, about: says, pointer: one.at.pointer }];
  });
}

function describeWords(old: Ast | undefined, now: Ast | undefined): string | undefined {
  if (old === undefined) return now === undefined ? undefined : `now has ${saySpelt(now)}`;
  if (now === undefined) return `no longer has ${saySpelt(old)}`;
  const [was, is] = findDifferent(old, now);
  return deepEqual(was, is) ? undefined : `says ${saySpelt(is)}, no longer ${saySpelt(was)}`;
}
