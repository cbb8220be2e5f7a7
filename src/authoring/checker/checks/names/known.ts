/** Every name that a screen mentions is declared: the checks differ in what mentions names and in what declares them. */
import { joinPointer } from "../../../../core/json/index.ts";
import { type NameKind, namesIn } from "../../../compiler/index.ts";
import { type ScreenCheck, screenCheck } from "../../check.ts";
import { listCalls } from "../../queries/flows/calls.ts";
import { actionOfCatalogue, describeMissing, disclosureOfSettings, type Noun } from "../../queries/names/name-check.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

interface Mention {
  readonly name: string;
  readonly pointer: string;
}

interface Row extends Pick<ScreenCheck, "id" | "role" | "isFixed"> {
  readonly noun: Noun;
  mentioned(index: ScreenIndex): Iterable<Mention>;
  declared(index: ScreenIndex): Iterable<string>;
}

const ofScreen = (kind: string): Noun => ({ kind, words: `${kind} of this screen` });

const inSteps =
  (kind: NameKind) =>
  ({ steps }: ScreenIndex): Mention[] =>
    steps.flatMap(({ step, pointer }) => namesIn(step, kind).map(({ name, path }) => ({ name, pointer: joinPointer(pointer, ...path) })));

/** Responses for which nodes wait by name; those of calls that the screen stores are no entries of `load`. */
function listAwaited({ nodes, steps }: ScreenIndex): Mention[] {
  const asked = steps.flatMap(({ step }) => (step.do === "call" ? [step.as] : []));
  return nodes.flatMap(({ node, pointer }) =>
    (node.awaits ?? []).flatMap((name, at) => (asked.includes(name) ? [] : [{ name, pointer: joinPointer(pointer, "awaits", at) }])),
  );
}

/** The browser has these names, too, so screens from the network are checked for them. */
const table: readonly Row[] = [
  {
    id: "action-is-known",
    role: "part",
    noun: actionOfCatalogue,
    mentioned: (index) => listCalls(index).map(({ action, pointer }) => ({ name: action, pointer: `${pointer}/action` })),
    declared: ({ catalogue }) => catalogue.actions.keys(),
  },
  {
    id: "dialog-is-known",
    noun: ofScreen("dialog"),
    mentioned: inSteps("dialog"),
    declared: ({ screen }) => Object.keys(screen.dialogs ?? {}),
  },
  {
    id: "flow-is-known",
    noun: ofScreen("flow"),
    mentioned: ({ mentions }) => mentions.map(({ flow, pointer }) => ({ name: flow, pointer })),
    declared: ({ screen }) => Object.keys(screen.flows ?? {}),
  },
  {
    id: "load-is-known",
    noun: { kind: "load", words: "entry of `load`" },
    mentioned: (index) => [...inSteps("load")(index), ...listAwaited(index)],
    declared: ({ screen }) => Object.keys(screen.load ?? {}),
  },
  {
    id: "node-is-known",
    noun: ofScreen("node"),
    mentioned: inSteps("node"),
    declared: ({ nodes }) => nodes.flatMap(({ node, isOff }) => (isOff ? [] : [node.id])),
  },
  {
    id: "rule-is-known",
    noun: { kind: "input rule" },
    mentioned: ({ nodes }) =>
      nodes.flatMap(({ node, pointer }) => (node.rules ?? []).map((name, at) => ({ name, pointer: joinPointer(pointer, "rules", at) }))),
    declared: ({ catalogue }) => catalogue.rules.keys(),
  },
  {
    id: "screen-is-known",
    noun: { kind: "screen" },
    mentioned: inSteps("screen"),
    declared: ({ directory }) => [...directory.screens.keys(), ...directory.brokenFileIds],
  },
  {
    id: "timer-is-known",
    noun: ofScreen("timer"),
    mentioned: inSteps("timer"),
    declared: ({ screen }) => Object.keys(screen.timers ?? {}),
  },
  {
    id: "widget-is-known",
    role: "part",
    noun: { kind: "widget" },
    mentioned: ({ nodes }) => nodes.map(({ node, pointer }) => ({ name: node.widget, pointer: `${pointer}/widget` })),
    declared: ({ catalogue }) => catalogue.widgets.keys(),
  },
];

/** Names that are not shipped: the bundler leaves the rows out of what checks a screen from the network. */
const ofBuild: readonly Row[] = [
  {
    id: "disclosure-is-known",
    noun: disclosureOfSettings,
    isFixed: true,
    mentioned: ({ nodes }) =>
      nodes.flatMap(({ node, pointer }) =>
        (["needs", "discloses"] as const).flatMap((part) =>
          (node[part] ?? []).map((name, at) => ({ name, pointer: joinPointer(pointer, part, at) })),
        ),
      ),
    declared: ({ catalogue }) => Object.keys(catalogue.settings.disclosures ?? {}),
  },
  {
    id: "language-is-known",
    noun: { kind: "language" },
    mentioned: ({ screen }) => (screen.language === undefined ? [] : [{ name: screen.language, pointer: "/language" }]),
    declared: ({ catalogue }) => catalogue.languages.keys(),
  },
  {
    id: "shell-key-is-known",
    noun: { kind: "shell key", words: "key of the native shell" },
    mentioned: inSteps("shellKey"),
    declared: ({ catalogue }) => catalogue.shell.keys(),
  },
  {
    id: "stored-name-is-known",
    noun: { kind: "stored value" },
    mentioned: inSteps("stored"),
    declared: ({ catalogue }) => catalogue.stored.keys(),
  },
];

function checkNames({ noun, mentioned, declared, ...named }: Row): ScreenCheck {
  return screenCheck({ ...named, about: "names" }, (index, report) => {
    const names = [...declared(index)];
    for (const { name, pointer } of mentioned(index)) if (!names.includes(name)) report(pointer, describeMissing(noun, name, names));
  });
}

export const namesAreKnown = table.map(checkNames);

export const unshippedNamesAreKnown = /* @__PURE__ */ ofBuild.map(checkNames);
