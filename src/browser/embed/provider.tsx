import { createContext, type ReactNode, useContext } from "react";
import type { Widgets } from "../view/index.ts";
import type { HostOptions } from "./ports.ts";

export interface Host extends HostOptions {
  readonly market: string;
  readonly language?: string;
  /** Widgets by name, in place of those of the project or beside them. */
  readonly widgets?: Widgets;
}

export interface LayarProviderProps extends Host {
  readonly children?: ReactNode;
}

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
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/** Throws outside of a `LayarProvider`. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error("A screen of Layar needs a <LayarProvider> around it.");
  return host;
}
