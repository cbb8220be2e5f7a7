import { deepEqual, joinPointer } from "../../../../core/json/index.ts";
import { listAmountInputs, type NodeAt, recordOf } from "../../../compiler/index.ts";
import { firstAtEach, screenCheck } from "../../check.ts";
import { type Demand, listDemands } from "../../conditions/disclosures.ts";
import { namedBy } from "../../conditions/read-formula.ts";
import { typeAt } from "../../names/at-hand.ts";
import { amountCore, corePath } from "../../names/core-path.ts";
import { disclosesSome } from "../../queries/disclosure-kinds.ts";
import { type Call, listAmountParams, listCalls } from "../../queries/flows/calls.ts";
import { stepsFrom } from "../../queries/flows/flow-reach.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const sentAmountIsShown = screenCheck({ id: "sent-amount-is-shown", isFixed: true }, (index, report) => {
  const demands = listDemands(index);
  const reportFirst = firstAtEach(report);
  for (const { pointer, message } of listChanged(index))
    reportFirst(pointer, { message, help: "Show and send the amount as it was received." });
  for (const demand of demands.filter(({ kind }) => kind === "amount")) {
    for (const { pointer, core } of listAmounts(index, demand.shownBy)) {
      const wrong = findOther(index, core);
      if (wrong === undefined) continue;
      reportFirst(pointer, {
        message: `The amount is \`${wrong.path}\`, while \`${wrong.own}\` is at hand.`,
        help: `Write \`money(${wrong.own})\`.`,
      });
    }
    const label = `${demand.at.pointer}/props/label`;
    const said = amountsIn(index, index.analysis.siteAt(label)?.checked.ast);
    const disclosed = listAmounts(index, demand.shownBy);
    if (said.length > 0 && disclosed.length > 0 && !said.some((one) => disclosed.some(({ core }) => deepEqual(core, one))))
      reportFirst(label, {
        message: `\`${demand.at.node.id}\` says another amount than \`${demand.shownBy.map(({ node }) => node.id).join("`, `")}\` shows.`,
        help: "Say what is disclosed.",
      });
    // Of several, one may be a cost that is disclosed beside the amount.
    const beside = demands.flatMap(({ at, kind, shownBy }) => (at === demand.at && kind === "cost" ? shownBy : []));
    for (const { pointer, what, isOne } of [...listSent(index, demand), ...listPassedOn(index, demand)]) {
      const sent = followed(index, index.analysis.siteAt(pointer)?.checked.ast);
      const shown = isOne ? disclosed : [...disclosed, ...listAmounts(index, beside)];
      if (sent === undefined || shown.length === 0 || shown.some(({ core }) => deepEqual(core, sent))) continue;
      reportFirst(pointer, {
        message: `${what} another amount than \`${demand.shownBy.map(({ node }) => node.id).join("`, `")}\` shows.`,
        help: "Send what is disclosed, or show what is sent: the same path, without a calculation on one of the two sides.",
      });
    }
  }
});

/** What is shown of an amount, or sent as one, although it is none. */
function* listChanged(index: ScreenIndex): Generator<{ pointer: string; message: string }> {
  const disclosing = index.nodes.filter(({ node }) => disclosesSome(index.catalogue, node, "amount"));
  const shown = listAmounts(index, disclosing);
  const sent = listCalls(index)
    .flatMap((call) => sentBy(index, call))
    .map(({ pointer }) => ({ pointer, core: followed(index, index.analysis.siteAt(pointer)?.checked.ast) }));
  for (const { pointer, core } of [...shown, ...sent])
    if (Array.isArray(core) && (core[0] === "+" || core[0] === "-") && core.some((part, at) => at > 0 && !Array.isArray(part)))
      yield { pointer, message: "The amount is changed by something that is always the same." };
  for (const { pointer, core } of shown) {
    const path = corePath(core);
    if (path !== undefined && identifier.test(path.at(-1) ?? ""))
      yield { pointer, message: `\`${path.join(".")}\` is the name of no amount.` };
  }
}

const identifier = /(?:Id|No|Code)$/;

interface Shown {
  readonly pointer: string;
  /** What `money(…)` is given. */
  readonly core: unknown;
}

/** Every amount that the nodes show which disclose it: what is inside them may be another one, unless they show none themselves. */
function listAmounts(index: ScreenIndex, shownBy: readonly NodeAt[]): Shown[] {
  return shownBy.flatMap(({ pointer }) => {
    const own = amountsBelow(index, `${pointer}/props`);
    return own.length > 0 ? own : amountsBelow(index, pointer);
  });
}

function amountsBelow(index: ScreenIndex, at: string): Shown[] {
  return index.analysis.sites
    .filter(({ pointer, checked }) => checked.errors.length === 0 && pointer.startsWith(`${at}/`))
    .flatMap(({ pointer, checked }) => amountsIn(index, checked.ast).map((core) => ({ pointer, core })));
}

function amountsIn(index: ScreenIndex, ast: unknown): unknown[] {
  if (!Array.isArray(ast)) return [];
  if (ast[0] === "f" && ast[1] === "money") return [followed(index, ast[2])];
  const value = namedBy(index, ast);
  return value === undefined ? ast.flatMap((part) => amountsIn(index, part)) : amountsIn(index, value);
}

/** A value with the named values in it replaced by what they stand for. */
function followed(index: ScreenIndex, ast: unknown): unknown {
  const core = amountCore(ast);
  const value = namedBy(index, core);
  return value === undefined ? core : followed(index, value);
}

interface Sent {
  readonly pointer: string;
  /** What sends it, in words. */
  readonly what: string;
  /** It is the only amount that is sent with it. */
  readonly isOne: boolean;
}

function findSent(index: ScreenIndex, pointers: readonly string[], what: string): Sent[] {
  const read = pointers.filter((pointer) => index.analysis.siteAt(pointer) !== undefined);
  return read.map((pointer) => ({ pointer, what, isOne: read.length === 1 }));
}

function sentBy(index: ScreenIndex, { pointer, action, definition }: Call): Sent[] {
  const names = definition === undefined ? [] : listAmountInputs(definition);
  const pointers = names.map((name) => joinPointer(pointer, "input", name));
  return findSent(index, pointers, `\`${action}\` sends`);
}

/** The amounts that its calls send. */
function listSent(index: ScreenIndex, { at }: Demand): Sent[] {
  const steps = stepsFrom(index, at);
  return listCalls(index)
    .filter(({ visit, definition }) => visit !== undefined && definition?.reads !== true && steps.includes(visit))
    .flatMap((call) => sentBy(index, call));
}

/** The amounts that it opens other screens with, which go on to a payment. */
function listPassedOn(index: ScreenIndex, { at }: Demand): Sent[] {
  return stepsFrom(index, at).flatMap(({ step, pointer }) => {
    const opened = recordOf(step).opens?.(step);
    if (opened === undefined) return [];
    const pointers = listAmountParams(index, opened.screen).map((name) => joinPointer(pointer, "params", name));
    return findSent(index, pointers, `The screen \`${opened.screen}\` is opened with`);
  });
}

/** A path of another name beside which there is an amount. */
function findOther(index: ScreenIndex, core: unknown): { path: string; own: string } | undefined {
  const path = corePath(core);
  if (path === undefined || /amount/i.test(path.at(-1) ?? "")) return undefined;
  const own = [...path.slice(0, -1), "amount"];
  return typeAt(index.analysis.names.roots, own) === undefined ? undefined : { path: path.join("."), own: own.join(".") };
}
