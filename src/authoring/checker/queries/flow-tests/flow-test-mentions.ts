// Every name in a test of flows, with the names that there are in its place.
import type { FlowTest, FlowTestAct, ScenarioAnswer } from "../../../../core/format/index.ts";
import { isObject, joinPointer, readOwn } from "../../../../core/json/index.ts";
import { findWire } from "../../../../core/market/index.ts";
import type { Analysis, Project } from "../../../compiler/index.ts";
import { listScenarioNames } from "../../../mock/data/index.ts";
import { actionOfCatalogue, type Noun } from "../names/name-check.ts";
import { findMisspeltCode } from "../names/result-codes.ts";
import { type FlowTestScope, listProps } from "./flow-test-scope.ts";

export interface TestMention {
  readonly noun: Noun;
  readonly name: string;
  readonly known: readonly string[];
  /** Into the test. */
  readonly pointer: string;
  readonly on?: "key" | "value";
  /** Whether another text than the name stands there, so that nothing can be put in its place. */
  readonly isElsewhere?: boolean;
}

const ofScreen = (kind: string): Noun => ({ kind, words: `${kind} of the screen` });
const shellKey: Noun = { kind: "shell key", words: "key of the shell" };

type Given = NonNullable<FlowTest["given"]>;
type Names = Pick<TestMention, "noun" | "known">;

interface GivenScope {
  readonly screen: string;
  /** All variants of the screen. */
  readonly analyses: readonly Analysis[];
  readonly scope: FlowTestScope;
}

function mentionKeys(part: object | undefined, pointer: string, names: Names): TestMention[] {
  return Object.keys(part ?? {}).map((name) => ({ ...names, name, pointer: joinPointer(pointer, name), on: "key" }));
}

export function listGivenMentions(project: Project, given: Given, { screen, analyses, scope }: GivenScope): TestMention[] {
  const { catalogue } = project;
  const variants = analyses.map(({ variant }) => variant);
  const mention = (kind: string, name: string | undefined, known: () => readonly string[]): TestMention[] =>
    name === undefined ? [] : [{ noun: ofScreen(kind), name, known: [...new Set(known())], pointer: joinPointer("/given", kind) }];
  return [
    ...mention("market", given.market, () => variants.map(({ market }) => market.id)),
    ...mention("language", given.language, () => variants.map(({ language }) => language)),
    ...mention("promotion", given.promotion, () => variants.flatMap(({ templateId }) => templateId ?? [])),
    ...mention("scenario", given.scenario, () => listScenarioNames(project, screen)),
    ...mentionKeys(given.params, "/given/params", { noun: ofScreen("parameter"), known: scope.params }),
    ...mentionKeys(given.state, "/given/state", { noun: ofScreen("state value"), known: scope.state }),
    ...mentionKeys(given.stored, "/given/stored", { noun: { kind: "stored value" }, known: [...catalogue.stored.keys()] }),
    ...mentionKeys(given.flags, "/given/flags", { noun: { kind: "flag" }, known: Object.keys(catalogue.settings.flags ?? {}) }),
    ...mentionKeys(given.replies, "/given/replies", { noun: shellKey, known: [...catalogue.shell.keys()] }),
    ...mentionHost(given.apiHost, [...new Set(["default", ...catalogue.wire.keys()])]),
    ...mentionKeys(given.responses, "/given/responses", { noun: actionOfCatalogue, known: [...catalogue.actions.keys()] }),
    ...Object.entries(given.responses ?? {}).flatMap(([action, answer]) => mentionCode(project, action, answer)),
  ];
}

function mentionHost(name: string | undefined, known: readonly string[]): TestMention[] {
  return name === undefined ? [] : [{ noun: { kind: "API host with names on the wire" }, name, known, pointer: "/given/apiHost" }];
}

function mentionCode({ catalogue }: Project, action: string, answer: ScenarioAnswer): TestMention[] {
  const misspelt = findMisspeltCode(catalogue, action, answer);
  return misspelt === undefined ? [] : [{ ...misspelt, pointer: joinPointer("/given/responses", action, "code") }];
}

interface Act {
  readonly act: FlowTestAct;
  readonly pointer: string;
}

export function listActMentions({ catalogue }: Project, { act, pointer }: Act, { nodes }: FlowTestScope): TestMention[] {
  const part = ["tap", "fill", "on"].find((name) => name in act);
  const id = part === undefined ? undefined : new Map<string, unknown>(Object.entries(act)).get(part);
  if (part === undefined || typeof id !== "string") return [];
  const there = nodes.get(id);
  const node = { noun: ofScreen("node"), name: id, known: [...nodes.keys()], pointer: joinPointer(pointer, part) };
  if (there === undefined) return [node];
  const events = [...new Set(there.flatMap(({ on }) => Object.keys(on ?? {})))];
  const declared = there.flatMap(({ widget }) => Object.keys(catalogue.widgets.get(widget)?.events ?? {}));
  // An event that the widget does not have is a problem of the node, and may be the one that is meant here.
  if (!events.every((name) => declared.includes(name))) return [];
  const event = { noun: { kind: "event", of: id }, known: events };
  if ("event" in act) return [{ ...event, name: act.event, pointer: joinPointer(pointer, "event") }];
  return "tap" in act ? [{ ...event, name: "tap", pointer: joinPointer(pointer, "tap"), isElsewhere: true }] : [];
}

export function listOutcomeMentions(project: Project, { given, then }: FlowTest, scope: FlowTestScope): TestMention[] {
  const { catalogue } = project;
  const dialog = { noun: ofScreen("dialog"), known: scope.dialogs, pointer: "/then/dialog" };
  return [
    ...mentionKeys(then.state, "/then/state", { noun: ofScreen("state value"), known: scope.state }),
    ...mentionKeys(then.stored, "/then/stored", { noun: { kind: "stored value" }, known: [...catalogue.stored.keys()] }),
    ...(then.dialog === undefined ? [] : [{ ...dialog, name: then.dialog }]),
    ...(then.calls ?? []).flatMap((call, index) =>
      mentionCall(project, { call, apiHost: given?.apiHost }, joinPointer("/then/calls", index)),
    ),
    ...(then.messages ?? []).flatMap((message, index) => mentionMessage(project, message, joinPointer("/then/messages", index))),
    ...[then.goes ?? []].flat().flatMap((way, index) => {
      const pointer = Array.isArray(then.goes) ? joinPointer("/then/goes", index) : "/then/goes";
      return typeof way === "object" && "screen" in way ? mentionWay(project, way, pointer) : [];
    }),
    ...mentionNodes(project, then.nodes ?? {}, scope),
  ];
}

type Part<K extends "calls" | "messages"> = NonNullable<FlowTest["then"][K]>[number];

interface ExpectedCall {
  readonly call: Part<"calls">;
  readonly apiHost: string | undefined;
}

function mentionCall({ catalogue }: Project, { call, apiHost = "default" }: ExpectedCall, pointer: string): TestMention[] {
  const { actions, wire } = catalogue;
  const { action, input, sent } = call;
  const definition = actions.get(action);
  const known = Object.keys(definition?.request?.properties ?? {});
  const mapping = findWire(wire, apiHost).actions ?? {};
  const names = { ...mapping["*"]?.request, ...mapping[action]?.request };
  const written = [...known, ...Object.keys(definition?.constants ?? {})].map((name) => readOwn(names, name) ?? name);
  const called = { noun: actionOfCatalogue, name: action, known: [...actions.keys()], pointer: joinPointer(pointer, "action") };
  if (definition === undefined) return [called];
  const onWire = { kind: "wire name", of: action, words: `value of \`${action}\` on the wire` };
  return [
    called,
    ...mentionKeys(input, joinPointer(pointer, "input"), { noun: { kind: "input", of: action }, known }),
    ...mentionKeys(sent, joinPointer(pointer, "sent"), { noun: onWire, known: written }),
  ];
}

function mentionMessage({ catalogue }: Project, { key, params }: Part<"messages">, pointer: string): TestMention[] {
  const { shell } = catalogue;
  const found = shell.get(key);
  const names = { noun: { kind: "parameter", of: key }, known: Object.keys(found?.params ?? {}) };
  return [
    { noun: shellKey, name: key, known: [...shell.keys()], pointer: joinPointer(pointer, "key") },
    ...(found === undefined || found.open === true ? [] : mentionKeys(params, joinPointer(pointer, "params"), names)),
  ];
}

interface OpenedScreen {
  readonly screen: string;
  readonly params?: object;
}

function mentionWay({ screens }: Project, { screen, params }: OpenedScreen, pointer: string): TestMention[] {
  const opened = screens.get(screen)?.value;
  const names = { noun: { kind: "parameter", of: screen }, known: Object.keys(opened?.params ?? {}) };
  return [
    { noun: { kind: "screen" }, name: screen, known: [...screens.keys()], pointer: joinPointer(pointer, "screen") },
    ...(opened === undefined ? [] : mentionKeys(params, joinPointer(pointer, "params"), names)),
  ];
}

function mentionNodes({ catalogue }: Project, nodes: object, scope: FlowTestScope): TestMention[] {
  return Object.entries(nodes).flatMap(([id, expected]: [string, unknown]) => {
    const pointer = joinPointer("/then/nodes", id);
    const node = { noun: ofScreen("node"), name: id, known: [...scope.nodes.keys()], pointer, on: "key" } as const;
    if (!scope.nodes.has(id)) return [node];
    const names = { noun: { kind: "property", of: id }, known: listProps(scope, id, catalogue) };
    if (Array.isArray(expected)) return expected.flatMap((one, index) => mentionKeys(Object(one), joinPointer(pointer, index), names));
    return isObject(expected) ? mentionKeys(expected, pointer, names) : [];
  });
}
