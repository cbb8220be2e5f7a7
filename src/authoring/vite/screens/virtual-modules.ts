import type { Plugin } from "vite";
import { engineFile } from "../../project/index.ts";

/** What widgets import; also the name by which `tsconfig.json` and the package give it to other tools. */
export const widgetKitId = "layar/widget-kit";
/**
 * Doors of the package that stand for modules of the engine: a second one, of another checkout or package, would have contexts of its own, and
 * widgets have the styles of screens here.
 */
const doors = new Map([
  [widgetKitId, engineFile("src/browser/view/widget-kit.ts")],
  ["layar/widgets", engineFile("src/widgets/index.ts")],
]);
/** Doors that are tools of Node: they find their files beside themselves, so that no bundle of a server has them in it. */
const tools = ["language-server", "mock-server", "reports", "vite"].map((door) => `layar/${door}`);
const hidden = "\0";

/** An app and its screens have one of each, wherever the engine is installed. */
export const shared = ["react", "react-dom", "zustand"] as const;

/** Id under which Vite knows a virtual module after resolving it. */
export function resolvedId(id: string): string {
  return hidden + id;
}

/** Serves module texts by their id; `modules` is asked at each load, so texts may change while serving. */
export function virtualModules(modules: () => Pick<ReadonlyMap<string, string>, "has" | "get">): Plugin {
  return {
    name: "layar:modules",
    enforce: "pre",
    // A server that got the engine from Node would have another one than the screens, without their contexts and their mode. By a pattern,
    // which Vite compares with the name of a package, and a test runner with paths.
    configEnvironment: (name, { consumer = name === "client" ? "client" : "server" }) =>
      consumer === "server" ? { resolve: { noExternal: [/^layar$/], external: tools } } : undefined,
    resolveId(id, importer) {
      const door = doors.get(id);
      // Servers add a version to its path.
      if (door !== undefined) return this.resolve(door, importer, { skipSelf: true });
      return modules().has(id) ? resolvedId(id) : undefined;
    },
    load(id) {
      return id.startsWith(hidden) ? modules().get(id.slice(hidden.length)) : undefined;
    },
  };
}
