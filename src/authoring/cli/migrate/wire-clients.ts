// Format 3: how calls are written and read is said in the wire files. Before, the engine knew two clients and one envelope by itself.
import { isObject, type JsonObject } from "../../../core/json/index.ts";
import type { DefinitionFile, MigrationStep } from "./migration-step.ts";

const actionsFolder = /^screens\/catalogue\/actions\//;
const wireFile = /^screens\/catalogue\/wire\//;
const allHosts = "screens/catalogue/wire/default.json";

const names: readonly string[] = ["", "one", "two"];

/** Whether some action still names its client by a number: of a project, all or none do. */
function isOld(files: readonly DefinitionFile[]): boolean {
  return files.some(({ path, value }) => actionsFolder.test(path) && actionsOf(value).some(({ client }) => typeof client === "number"));
}

function actionsOf(value: unknown): JsonObject[] {
  const actions = isObject(value) ? value["actions"] : undefined;
  return isObject(actions) ? Object.values(actions).filter(isObject) : [];
}

function renameClients(value: unknown): unknown {
  if (!isObject(value) || !isObject(value["actions"])) return value;
  const actions = Object.entries(value["actions"]).map(([name, action]) => {
    const client = isObject(action) ? action["client"] : undefined;
    return [name, typeof client === "number" ? { ...Object(action), client: names[client] ?? client } : action];
  });
  return { ...value, actions: Object.fromEntries(actions) };
}

/** What the engine did by itself, for all hosts; of each host, the headers that its native app hands over. */
function describeWire({ path, value }: DefinitionFile): unknown {
  if (!isObject(value)) return value;
  const { headers = {}, ...launch } = isObject(value["launch"]) ? value["launch"] : {};
  const headersOf = (client: string): object => {
    const own = isObject(headers) ? headers[client] : undefined;
    return own === undefined ? {} : { headers: own };
  };
  const clients = { one: headersOf("1"), two: { body: "form", ...headersOf("2") } };
  const own = value["launch"] === undefined ? {} : { launch };
  if (path !== allHosts) return value["launch"] === undefined ? value : { ...value, ...own, clients };
  const known = { token: { query: "token" }, headers: { "X-Requested-With": "XMLHttpRequest" }, response: { data: "data" } };
  const { $schema, host, ...rest } = value;
  return { ...($schema === undefined ? {} : { $schema }), host, ...known, ...rest, ...own, clients };
}

export const wireClients: MigrationStep = {
  what: "how calls are written and read is said in the wire files now",
  rewrite(files) {
    if (!isOld(files)) return files;
    const isThere = files.some(({ path }) => path === allHosts);
    const all = isThere ? files : [...files, { path: allHosts, value: { host: "default" } }];
    return all.map((file) => {
      if (actionsFolder.test(file.path)) return { ...file, value: renameClients(file.value) };
      return wireFile.test(file.path) ? { ...file, value: describeWire(file) } : file;
    });
  },
};
