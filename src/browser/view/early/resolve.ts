/** What a view shows before React's renderer is there: its components are called once, as a server calls them. */
import * as React from "react";
import { isObject } from "../../../core/json/index.ts";
import { isBranch, isHost, isList, NotDrawable, type Props, type Tree, withKey } from "../rows/tree.ts";

/** Stands for a handler that only a mounted component can run. */
export const keep = (): void => {};

/** Where React looks for the hooks of the moment. With another React than the pinned one it may be gone: then nothing is drawn early. */
const internals: unknown = Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE");
const symbols = {
  memo: Symbol.for("react.memo"),
  forwardRef: Symbol.for("react.forward_ref"),
  context: Symbol.for("react.context"),
};
const isHandler = /^on[A-Z]/;
/** Those of an edit need nothing that a component keeps: a field has its text. */
const isEdit = /^on(?:Input|Composition)/;
const nothing = (): void => {};

type Call = (...given: readonly unknown[]) => unknown;
interface Nodes {
  new (props: Props): { context: unknown; render(): unknown };
  readonly contextType?: object;
  readonly prototype?: { readonly isReactComponent?: object };
}

/** The values of the contexts around what is being called. */
let contexts: ReadonlyMap<unknown, unknown> = new Map();
/** Whether what is being called keeps something of its own, so that its handlers need it mounted. */
let isKept = false;

function readContext(context: object): unknown {
  return contexts.has(context) ? contexts.get(context) : Reflect.get(context, "_currentValue");
}

const beginWith = (initial: unknown): unknown => (typeof initial === "function" ? initial() : initial);

function noteKept<T>(given: T): T {
  isKept = true;
  return given;
}

/** As on a server: nothing changes, no effect runs. A hook that is missing makes the call fail, and the screen waits for React. */
const hooks = {
  useContext: readContext,
  useMemo: (make: Call) => make(),
  useCallback: (call: Call) => call,
  useState: (initial: unknown) => noteKept([beginWith(initial), nothing]),
  useReducer: (_: Call, given: unknown, make?: Call) => noteKept([make ? make(given) : given, nothing]),
  useRef: (current: unknown) => noteKept({ current }),
  useEffect: () => noteKept(undefined),
  useLayoutEffect: () => noteKept(undefined),
  useSyncExternalStore: (_: Call, read: Call, readFirst = read) => readFirst(),
  useDebugValue: nothing,
};

/** Throws for what only React can draw. */
export function resolve(view: unknown): Tree {
  if (!isObject(internals) || !("H" in internals)) throw new NotDrawable();
  const outer = internals["H"];
  Object.assign(internals, { H: hooks });
  try {
    return resolveAll(view);
  } finally {
    Object.assign(internals, { H: outer });
    contexts = new Map();
    isKept = false;
  }
}

function resolveAll(shown: unknown): Tree {
  if (isList(shown)) return shown.map(resolveAll);
  if (typeof shown === "function") throw new NotDrawable();
  if (typeof shown !== "object" || shown === null) return shown as Exclude<Tree, object>;
  if (!React.isValidElement<Props>(shown)) throw new NotDrawable();
  if (isHost(shown)) return { ...shown, props: bare(shown.props) };
  const outer = isKept;
  try {
    const given = resolveComponent(shown.type, shown.props);
    return shown.key === null || !isBranch(given) ? given : withKey(given, shown.key);
  } finally {
    isKept = outer;
  }
}

function bare(props: Props): Props & { readonly children?: Tree } {
  const own: { [name: string]: unknown; children?: Tree } = { ...props, ref: undefined, children: resolveAll(props["children"]) };
  if (isKept) for (const name in own) if (isHandler.test(name) && !isEdit.test(name) && own[name]) own[name] = keep;
  return own;
}

function resolveComponent(type: unknown, props: Props): Tree {
  if (type === React.Fragment) return resolveAll(props["children"]);
  if (typeof type === "function") return resolveAll(isNode(type) ? renderNode(type, props) : type(props));
  if (!isObject(type)) throw new NotDrawable();
  if (type["$$typeof"] === symbols.memo) return resolveComponent(type["type"], props);
  if (type["$$typeof"] === symbols.forwardRef && typeof type["render"] === "function") return resolveAll(type["render"](props, null));
  if (type["$$typeof"] !== symbols.context) throw new NotDrawable();
  const outer = contexts;
  contexts = new Map([...outer, [type, props["value"]]]);
  try {
    return resolveAll(props["children"]);
  } finally {
    contexts = outer;
  }
}

function isNode(type: object): type is Nodes {
  return "prototype" in type && isObject(type.prototype) && "isReactComponent" in type.prototype;
}

/** A node is a class, and what keeps something around it does not belong to it. */
function renderNode(Node: Nodes, props: Props): unknown {
  isKept = false;
  const node = new Node(props);
  node.context = Node.contextType && readContext(Node.contextType);
  return node.render();
}
