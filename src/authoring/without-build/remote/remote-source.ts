/** What of a project the reader of screens from the network is made from. */
import type { ActionDefinition, ScreenDefinition } from "../../../core/format/index.ts";
import { isContainer } from "../../../core/json/index.ts";
import { findWire } from "../../../core/market/index.ts";
import type { Catalogue, Project } from "../../compiler/index.ts";
import type { RemoteSource } from "./project.ts";

interface Deployed {
  /** Of the API. */
  readonly host?: string;
  /** Paths of the build's own pictures. */
  readonly pictures?: readonly string[];
}

/** What the checks and the compiler need of the project, without words for authors. */
export function remoteSource(
  { catalogue, screens }: Project,
  marketId: string,
  { host = "default", pictures = [] }: Deployed = {},
): RemoteSource {
  const { settings } = catalogue;
  const market = catalogue.markets.get(marketId);
  if (!settings.remote || !market) throw new Error("The project takes no screens from the network.");
  const { widgets, actions, screens: opened } = settings.remote;
  const { hosts } = settings.remote;
  const pick = <T>(from: ReadonlyMap<string, T>, names: readonly string[]): { [name: string]: T } =>
    Object.fromEntries([...from].filter(([name]) => names.includes(name)));
  const { token: _, headers: __, baseUrl: ___, refusals: ____, retries: _____, ...wire } = findWire(catalogue.wire, host);
  const whole = <T extends object>(value: T): T => writeOut(value, catalogue.resolve);
  return {
    widgets: Object.values(pick(catalogue.widgets, [...widgets, "dialog"])).map(whole),
    actions: whole(pick(catalogue.actions, actions)),
    rules: Object.fromEntries(catalogue.rules),
    market,
    wire: {
      ...wire,
      actions: Object.fromEntries(Object.entries(wire.actions ?? {}).filter(([name]) => name === "*" || actions.includes(name))),
    },
    settings: {
      ...settings,
      permissions: undefined,
      pictures: undefined,
      checks: undefined,
      disclosures: undefined,
      flags: undefined,
      tail: undefined,
      hosts: { navigate: hosts, images: hosts, credentials: [], frames: [] },
      remote: settings.remote,
      own: [...pictures, ...picturePaths(Object.values(pick(catalogue.actions, actions)))],
    },
    screens: [...screens.values()].filter(({ value }) => opened.includes(value.id)).map(({ value }) => shell(value)),
  };
}

/** Of the pictures that the server draws for a call that only reads. */
function picturePaths(actions: readonly ActionDefinition[]): string[] {
  return actions.flatMap(({ success, reads, path }) => (success === "address" && reads === true && path ? [path] : []));
}

/** The same with every reference to an entity replaced by what it means, so that the chunk needs no other schemas. */
function writeOut<T extends object>(value: T, resolve: Catalogue["resolve"]): T {
  const write = (part: unknown, inside: readonly string[]): unknown => {
    if (!isContainer(part)) return part;
    if (Array.isArray(part)) return part.map((one) => write(one, inside));
    const ref: unknown = Reflect.get(part, "$ref");
    const target = typeof ref === "string" ? resolve(ref) : undefined;
    if (typeof ref !== "string" || target === undefined)
      return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, write(one, inside)]));
    if (inside.includes(ref))
      throw new Error(
        `The entity \`${ref}\` contains itself, which a screen from the network cannot use. Take the action that has it out of \`remote\` in screens/catalogue/settings.json, or give it an entity without the part that leads back.`,
      );
    return write(target, [...inside, ref]);
  };
  return Object.assign({}, value, write(value, []));
}

/** A screen as others see it. */
function shell({ id, route, title, params }: ScreenDefinition): ScreenDefinition {
  return { id, route, title: String(title), params, body: [] };
}
