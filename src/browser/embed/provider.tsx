import { createContext, type ReactNode, useContext } from "react";
import { checkHost, checkProvider } from "#checks";
import type { Widgets } from "../view/index.ts";
import type { HostOptions } from "./ports.ts";

/** Of `<LayarProvider>`: what its screens share. */
export interface LayarProviderProps extends HostOptions {
  /** Id of a market of the project. */
  readonly market: string;
  /** One of the market's languages. Default: its first. */
  readonly language?: string;
  /** Widgets by name, in place of those of the project or beside them. */
  readonly widgets?: Widgets;
  readonly children?: ReactNode;
}

export type Host = Omit<LayarProviderProps, "children">;

const HostContext = createContext<Host | null>(null);

/**
 * Says for the screens below it in which market and language they are shown, what sends their calls, and where they lead.
 *
 * Functions may be new at each render: what a screen calls is always the latest of them. Another `transport` opens screens again.
 *
 * @example
 * <LayarProvider market="brasil" transport={httpTransport({ baseUrl: "/api" })} navigate={(to, { params }) => router.go(to, params)}>
 *   <Screen screen={screens.stations} />
 * </LayarProvider>
 */
export function LayarProvider({ children, ...host }: LayarProviderProps): ReactNode {
  checkHost("<LayarProvider>", host);
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/** Throws outside of a `LayarProvider`. */
export function useHost(): Host {
  const host = useContext(HostContext);
  checkProvider(host);
  if (!host) throw new Error("<LayarProvider>");
  return host;
}
