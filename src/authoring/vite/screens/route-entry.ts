/** An entry of the table of routes, which comes with the first screen that is not the page's own. */
import type { Period } from "../../compiler/index.ts";
import type { CompiledScreen } from "./compile.ts";

/** `modules` are those of the screen by variant. Outside its period a promotion is the screen without it, by the clock of the page. */
export function routeEntry({ id, route, periods }: CompiledScreen, modules: ReadonlyMap<string, string>): string {
  const load = (variant: string) => `import(${JSON.stringify(modules.get(variant))})`;
  const fetches = [...modules.keys()].map((variant) => {
    const period = periods.get(variant);
    const chosen = period === undefined ? load(variant) : `${runs(period)} ? ${load(variant)} : ${load(variant.replace(/\+.*$/, ""))}`;
    return `${JSON.stringify(variant)}: () => ${chosen}`;
  });
  return `{ id: ${JSON.stringify(id)}, route: ${JSON.stringify(route)}, open: { ${fetches.join(", ")} } }`;
}

function runs({ from, until }: Period): string {
  return [...(from === undefined ? [] : [`Date.now() >= ${from}`]), ...(until === undefined ? [] : [`Date.now() < ${until}`])].join(" && ");
}
