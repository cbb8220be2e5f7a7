// The part of a project that a screen from the network can name, rebuilt from what its chunk ships.
import type {
  ActionDefinition,
  InputRule,
  MarketDefinition,
  ScreenDefinition,
  Settings,
  WidgetDeclaration,
  WireMapping,
} from "../../../core/format/index.ts";
import type { ScreenContext } from "../../compiler/index.ts";

/** What the build leaves of the catalogue, as plain data. */
export interface RemoteSource {
  readonly widgets: readonly WidgetDeclaration[];
  readonly actions: { readonly [name: string]: ActionDefinition };
  readonly rules: { readonly [name: string]: InputRule };
  readonly market: MarketDefinition;
  /** Of the API host. */
  readonly wire: WireMapping;
  /** `own`: the only paths of the page's own host that it may fetch. */
  readonly settings: Settings & Required<Pick<Settings, "remote">> & { readonly own: readonly string[] };
  /** Screens that it may lead to, with their parameters and without their contents. */
  readonly screens: readonly ScreenDefinition[];
}

export function createContext({ widgets, actions, rules, market, wire, settings, screens }: RemoteSource): ScreenContext {
  return {
    catalogue: {
      widgets: new Map(widgets.map((widget) => [widget.id, widget])),
      actions: new Map(Object.entries(actions)),
      rules: new Map(Object.entries(rules)),
      shell: new Map(),
      shellSchemes: [],
      stored: new Map(),
      cookies: [],
      markets: new Map([[market.id, market]]),
      languages: new Map(),
      wire: new Map([["default", wire]]),
      settings,
      pictures: new Map(),
      schemas: [],
      // References are written out by the build.
      resolve: () => undefined,
      entity: () => undefined,
    },
    directory: { screens: new Map(screens.map((screen) => [screen.id, screen])), brokenFileIds: [] },
  };
}
