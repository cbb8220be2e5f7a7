// Compares what has happened with what a test says.
import type { FlowTest } from "../../../../core/format/index.ts";
import { deepEqual, isObject, joinPointer, parseJson } from "../../../../core/json/index.ts";
import { matchRoute, readRoute } from "../../../../core/market/index.ts";
import type { Project } from "../../../compiler/index.ts";
import { givenInputs, listShown } from "../../acts/index.ts";
import type { Move, OpenedTest } from "../open/open-test.ts";
import { readExpected } from "./expected-values.ts";
import type { Found } from "./finding.ts";

type Outcome = FlowTest["then"];
type Values = { readonly [name: string]: unknown };

export interface Comparison {
  readonly opened: OpenedTest;
  readonly project: Project;
  /** What the device held when `when` began. */
  readonly storedBefore: ReadonlyMap<string, string>;
}

type Report = (path: readonly (string | number)[], message: string, compared?: Found["compared"]) => void;

export function compareOutcome({ then: written }: FlowTest, comparison: Comparison): Found[] {
  const { opened } = comparison;
  const findings: Found[] = [];
  const then = readExpected(opened.session.body)(written, "/then") as Outcome;
  const report: Report = (path, message, compared) =>
    findings.push({ pointer: joinPointer("/then", ...path), message, ...(compared && { compared }) });
  const same = (path: readonly (string | number)[], what: string, [expected, found]: readonly [unknown, unknown]): void => {
    if (!deepEqual(expected ?? null, found ?? null))
      report(path, `${what} is another.`, { expected: expected ?? null, found: found ?? null });
  };
  const { status, failure, dialog, toast, busyText, leaving, state } = opened.session.store.getState();
  same(["status"], "The status of the screen", [then.status ?? "ready", status]);
  if (then.failure !== undefined) same(["failure"], "What the screen says", [then.failure, failure?.message]);
  same(["dialog"], "The open dialog", [then.dialog, dialog]);
  same(["toast"], "The toast", [then.toast, toast?.text]);
  same(["asks"], "The host that is asked for", [then.asks, leaving?.host]);
  if (then.busy !== undefined) same(["busy"], "What is said meanwhile", [then.busy, busyText]);
  same(["shares"], "The shared text", [then.shares, opened.recorded.shared.at(-1)]);
  compareCalls(then.calls ?? [], comparison, report);
  const messages = (then.messages ?? []).map(({ key, params = {} }) => ({ key, params }));
  compareLists(["messages"], "message", [messages, listMessages(comparison)], report);
  same(["goes"], "The way out", [completeMove(then.goes), describeMoves(comparison)]);
  for (const [name, value] of Object.entries(then.state ?? {})) same(["state", name], `\`state.${name}\``, [value, state[name]]);
  same(["stored"], "What was stored", [then.stored ?? {}, listStored(comparison)]);
  compareNodes(then.nodes ?? {}, opened, report);
  for (const error of opened.recorded.errors) report([], `A flow broke off: ${error}.`);
  return findings;
}

function compareLists(path: readonly string[], what: string, [expected, found]: [unknown[], unknown[]], report: Report): void {
  for (const [index, entry] of expected.entries()) {
    const other = found[index];
    if (!deepEqual(entry, other))
      report([...path, index], other === undefined ? `This ${what} was not sent.` : `Another ${what} was sent.`, {
        expected: entry,
        found: other ?? null,
      });
  }
  for (const entry of found.slice(expected.length)) report(path, `One more ${what} was sent.`, { expected: null, found: entry });
}

/** What stands on the wire is compared where the test says it. */
function compareCalls(expected: NonNullable<Outcome["calls"]>, comparison: Comparison, report: Report): void {
  const sent = comparison.opened.recorded.calls.map((call) => plain(withoutMissing(call.sent)));
  const found = listCalls(comparison).map((call, index) => (expected[index]?.sent === undefined ? call : { ...call, sent: sent[index] }));
  compareLists(["calls"], "call", [expected.map(({ input = {}, ...call }) => ({ ...call, input })), found], report);
}

function withoutMissing(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));
}

function plain(value: unknown): unknown {
  if (value instanceof File) return value.name;
  if (Array.isArray(value)) return value.map(plain);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)])) : value;
}

export function listCalls({ opened, project }: Comparison): { readonly action: string; readonly input: unknown }[] {
  return opened.recorded.calls.map(({ action, input }) => {
    const { constants = {} } = project.catalogue.actions.get(action) ?? {};
    return { action, input: plain(givenInputs(input, constants)) };
  });
}

export function listMessages({ opened, project }: Comparison): unknown[] {
  return opened.recorded.messages.map(({ action, params }) => {
    const [key = action] = [...project.catalogue.shell].find(([, one]) => one.action === action) ?? [];
    return { key, params: givenInputs(params) };
  });
}

function completeMove(move: Outcome["goes"]): unknown {
  if (Array.isArray(move)) return move.map(completeMove);
  if (move === undefined || typeof move === "string") return move;
  return "screen" in move ? { params: {}, replace: false, ...move } : { replace: false, ...move };
}

export function describeMoves({ opened, project }: Comparison): unknown {
  const moves = opened.recorded.moves.map((move) => describeMove(move, project));
  return moves.length > 1 ? moves : moves[0];
}

function describeMove(move: Move, { screens }: Project): unknown {
  if (move.kind === "go") {
    const routes = new Map([...screens.values()].map(({ value }) => [value.route, value.id]));
    const route = matchRoute(move.route, [...routes.keys()]) ?? move.route;
    const params = { ...move.params, ...readRoute(route, move.route) };
    return { params, replace: move.replace, screen: routes.get(route) ?? move.route };
  }
  return move.kind === "leave" ? { replace: move.replace, url: move.url } : move.kind;
}

/** Values of the project's catalogue that differ from before. */
export function listStored({ opened, project, storedBefore }: Comparison): Values {
  const now = opened.stored();
  const changed = [...project.catalogue.stored.keys()].filter((name) => now.get(name) !== storedBefore.get(name));
  return Object.fromEntries(changed.map((name) => [name, parseJson(now.get(name) ?? "null") ?? null]));
}

function compareNodes(nodes: NonNullable<Outcome["nodes"]>, opened: OpenedTest, report: Report): void {
  const shown = listShown(opened.session);
  for (const [id, expected] of Object.entries(nodes)) {
    const entries = shown.filter(({ node }) => node.plan.id === id).map(({ node, frame }) => node.props(frame));
    const isWanted = expected !== false;
    if (!Array.isArray(expected) && isWanted !== entries.length > 0) {
      report(["nodes", id], isWanted ? `\`${id}\` is not shown.` : `\`${id}\` is shown.`);
      continue;
    }
    if (typeof expected === "boolean") continue;
    const list = Array.isArray(expected) ? expected : [expected];
    if (list.length !== entries.length)
      report(["nodes", id], `\`${id}\` is shown another number of times.`, { expected: list.length, found: entries.length });
    for (const [index, props] of list.entries()) {
      const path = ["nodes", id, ...(Array.isArray(expected) ? [index] : [])];
      compareProps(props, entries[index] ?? {}, (name, compared) =>
        report([...path, name], `\`${name}\` of \`${id}\` is another.`, compared),
      );
    }
  }
}

function compareProps(expected: Values, found: Values, report: (name: string, compared: NonNullable<Found["compared"]>) => void): void {
  for (const [name, value] of Object.entries(expected)) {
    const other = plain(found[name] ?? null);
    if (!deepEqual(value, other)) report(name, { expected: value, found: other });
  }
}
