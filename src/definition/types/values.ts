// Types of the named values of a screen, each worked out when it is first read, so that their order follows from what they read.
import { joinPointer, type Json, listNames, type ScreenDefinition } from "../../contract/index.ts";
import type { ExpressionFault, Names, Type } from "../../expression/index.ts";
import { types } from "../../expression/index.ts";
import type { Site } from "../project.ts";
import { createSites, typeOfJson } from "./sites.ts";
import type { Roots } from "./scope.ts";

export interface NamedValues {
  readonly bare: Names["bare"];
  readonly sites: readonly Site[];
  /** Names in an order in which each reads only earlier ones. */
  readonly order: readonly string[];
}

function cycleFault(text: string, names: readonly string[]): ExpressionFault {
  const message = names.length === 1 ? `The value ${listNames(names)} reads itself.` : `The values ${listNames(names, "and")} read each other in a circle.`;
  return { code: "value-cycle", message, help: "Take one of them out of the circle.", start: 0, end: text.length };
}

export function typeValues(screen: ScreenDefinition, roots: Roots): NamedValues {
  const sites: Site[] = [];
  const order: string[] = [];
  const done = new Map<string, Type>();
  const open: string[] = [];
  const circles = new Map<string, readonly string[]>();
  const bare: { [name: string]: { readonly type: Type; readonly path: readonly string[] } } = {};
  const names: Names = { roots, bare };
  const typeOf = (name: string, value: Json): Type => {
    const type = done.get(name);
    if (type !== undefined) return type;
    if (open.includes(name)) {
      for (const one of open.slice(open.indexOf(name))) circles.set(one, open.slice(open.indexOf(name)));
      return types.any;
    }
    open.push(name);
    const found = createSites({ names });
    found.addValue(value, joinPointer("/values", name));
    open.pop();
    sites.push(...found.sites);
    const own = typeOfJson(value, joinPointer("/values", name), (pointer) => found.sites.find((site) => site.pointer === pointer));
    done.set(name, own);
    order.push(name);
    return own;
  };
  const values = Object.entries(screen.values ?? {});
  for (const [name, value] of values) Object.defineProperty(bare, name, { enumerable: true, value: { path: ["values", name], get type() { return typeOf(name, value); } } });
  for (const [name, value] of values) typeOf(name, value);
  return { bare, order, sites: sites.map((site) => withCircle(site, circles)) };
}

function withCircle(site: Site, circles: ReadonlyMap<string, readonly string[]>): Site {
  const circle = circles.get(site.pointer.split("/")[2] ?? "");
  if (circle === undefined) return site;
  return { ...site, checked: { ...site.checked, ast: null, faults: [...site.checked.faults, cycleFault(site.text, circle)] } };
}
