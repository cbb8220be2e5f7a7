// Names of keys, steps and widgets that format 2 changed. A name that is new already stays.
import { isObject, type JsonObject, readOwn } from "../../../core/json/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import { type DefinitionFile, holdsScreens, mapObjects } from "./definition-file.ts";
import { isMarketMember } from "./market-members.ts";

type Names = { readonly [old: string]: string };

const widgets: Names = {
  ledger: "facts-list",
  "part-failed": "node-error",
  "failed-state": "screen-error",
  "main-part": "main-content",
  "pick-row": "select-row",
  "quoted-text": "quote",
};
const steps: Names = { forget: "clear" };
const stepKeys: { readonly [step: string]: Names } = {
  native: { answered: "onReply", without: "fallback" },
  open: { framing: "ifFrameable" },
  leave: { withCommon: "addLaunchParams" },
};
const nodeKeys: Names = { off: "disabled" };
const errorProps: Names = { answered: "hasServerMessage" };
/** What held before the settings could say it. */
const entriesBefore = 30;

function renamed(name: unknown, names: Names): unknown {
  return typeof name === "string" ? (readOwn(names, name) ?? name) : name;
}

function renameIn(value: unknown, names: Names): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [readOwn(names, name) ?? name, part]));
}

function renameObject(object: JsonObject): unknown {
  if (typeof object["do"] === "string") {
    const step = renameIn(object, readOwn(stepKeys, object["do"]) ?? {});
    return isObject(step) ? { ...step, do: renamed(step["do"], steps) } : step;
  }
  if (typeof object["widget"] !== "string") return object;
  const node = { ...object, widget: renamed(object["widget"], widgets) };
  const props = node.widget === "screen-error" && "props" in object ? { props: renameIn(object["props"], errorProps) } : {};
  return renameIn({ ...node, ...props }, nodeKeys);
}

/** Patches of nodes name no widget. */
function renamePatches(value: unknown): unknown {
  if (!isObject(value) || !isObject(value["nodes"])) return value;
  const patches = Object.entries(value["nodes"]).map(([id, patch]) => [id, renameIn(patch, nodeKeys)]);
  return { ...value, nodes: Object.fromEntries(patches) };
}

function renameShell(value: unknown): unknown {
  if (!isObject(value) || !isObject(value["keys"])) return value;
  const keys = Object.entries(value["keys"]).map(([key, message]) => [key, renameIn(message, { without: "fallback" })]);
  return { ...value, keys: Object.fromEntries(keys) };
}

/** `languages` in place of `language`, and among the constants of the company what only screens read. */
function renameMarket(value: unknown): unknown {
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, part]) =>
    name === "language" ? (["languages", [part]] as const) : ([name, part] as const),
  );
  const constants = members.filter(([name]) => !isMarketMember(name));
  const rest = Object.fromEntries(members.filter(([name]) => isMarketMember(name)));
  if (constants.length === 0 || !isObject(value["company"])) return Object.fromEntries(members);
  return { ...rest, company: { ...value["company"], ...Object.fromEntries(constants) } };
}

/** Stars in lists of hosts. */
function renameHosts(value: unknown): unknown {
  if (!isObject(value)) return value;
  const isPlain = Array.isArray(value["navigate"]) && value["navigate"].includes("http://*");
  const lists = Object.entries(value).map(([name, list]) => {
    if (!Array.isArray(list) || name === "credentials") return [name, list] as const;
    return [name, list.includes("*") ? "any" : list.filter((host) => host !== "http://*")] as const;
  });
  return { ...Object.fromEntries(lists), ...(isPlain && { http: true }) };
}

function renameSettings(given: unknown): unknown {
  if (!isObject(given)) return given;
  const value = "hosts" in given ? { ...given, hosts: renameHosts(given["hosts"]) } : given;
  if (!isObject(value["remote"])) return value;
  const { remote } = value;
  const list = (part: unknown, names: Names): unknown => (Array.isArray(part) ? part.map((name) => renamed(name, names)) : part);
  const limits = isObject(remote["limits"]) ? { entries: entriesBefore, ...remote["limits"] } : remote["limits"];
  return { ...value, remote: { ...remote, widgets: list(remote["widgets"], widgets), steps: list(remote["steps"], steps), limits } };
}

const byKind: { readonly [kind: string]: (value: unknown) => unknown } = {
  shell: renameShell,
  market: renameMarket,
  settings: renameSettings,
  overlay: (value) => renamePatches(mapObjects(value, renameObject)),
};

export function renameKeys(file: DefinitionFile): DefinitionFile {
  const rename = byKind[readDefinitionPath(file.path).kind];
  if (rename !== undefined) return { ...file, value: rename(file.value) };
  return holdsScreens(file) ? { ...file, value: mapObjects(file.value, renameObject) } : file;
}
