// What somebody sees of an open screen at a moment, and what left it since the look before.
import { isObject } from "../../../core/json/index.ts";
import type { Catalogue, Shown, ShownElement } from "../../compiler/index.ts";
import { givenInputs, listShown } from "../acts/index.ts";
import type { OpenedTest } from "../flow-tests/index.ts";

export interface Looked {
  readonly opened: OpenedTest;
  readonly catalogue: Catalogue;
  /** Reports to operators since the look before. */
  readonly faults: string[];
  /** What flows have replied to widgets since then. */
  readonly heard: unknown[];
  /** The id by which a node is known. */
  nameOf(id: string): string;
}

/** What has happened is forgotten afterwards. */
export function readShown(looked: Looked): Shown {
  const { opened, catalogue, nameOf } = looked;
  const { session, recorded } = opened;
  const { status, failure, dialog, toast, busyText, leaving, focus } = session.store.getState();
  const stored = opened.stored();
  const events = {
    calls: recorded.calls.map(({ action, sent }) => ({ name: action, values: sent })),
    messages: recorded.messages.map(({ action, params }) => ({ name: action, values: givenInputs(params) })),
    ways: recorded.moves.map(({ kind, ...move }) => ({ name: "route" in move ? `to ${move.route}` : kind, values: move })),
    shares: recorded.shared.map((text) => ({ name: "share", values: { text } })),
    replies: looked.heard.map((reply) => ({ name: "reply", values: { reply } })),
    faults: looked.faults.map((name) => ({ name, values: {} })),
  };
  for (const list of [recorded.calls, recorded.messages, recorded.moves, recorded.shared, looked.faults, looked.heard]) list.length = 0;
  return {
    facts: {
      status,
      failure: failure?.message,
      title: session.title(),
      dialog: dialog === null ? undefined : session.dialogTitle(),
      toast: toast?.text,
      busy: busyText,
      asks: leaving?.host,
      focus: focus === null ? undefined : nameOf(focus.node),
      stored: Object.fromEntries([...catalogue.stored.keys()].map((name) => [name, stored.get(name)])),
    },
    events,
    nodes: lookAtNodes(looked),
  };
}

function lookAtNodes({ opened: { session }, nameOf }: Looked): ShownElement[] {
  const count = new Map<string, number>();
  return listShown(session).map(({ node, frame, isCovered }) => {
    const name = nameOf(node.plan.id);
    const entry = (count.get(name) ?? 0) + 1;
    count.set(name, entry);
    const { widget, lang, rules } = node.plan;
    const props = { ...node.props(frame), lang, ...(isCovered && { isCovered }), ...(rules && { rules: rules.length }) };
    return { id: entry === 1 ? name : `${name} ${entry}.`, widget, props };
  });
}

/** The same, ready to be compared: two files of one name are the same, and what is undefined is not there. */
export function plainShown({ facts, nodes, events }: Shown): Shown {
  return {
    facts: plainValues(facts),
    nodes: nodes.map(({ props, ...node }) => ({ ...node, props: plainValues(props) })),
    events: Object.fromEntries(
      Object.entries(events).map(([kind, list]) => [kind, list.map(({ name, values }) => ({ name, values: plainValues(values) }))]),
    ),
  };
}

type Values = { readonly [name: string]: unknown };

function plainValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, plain(value)]])));
}

function plain(value: unknown): unknown {
  if (value instanceof File) return value.name;
  if (Array.isArray(value)) return value.map(plain);
  return isObject(value) ? plainValues(value) : value;
}
