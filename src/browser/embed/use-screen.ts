import { useEffect, useMemo, useRef, useState } from "react";
import type { Session } from "../runtime/index.ts";
import { type CompiledScreen, findLoaded, findSpeaker, loadScreen, type ScreenEntry, type ScreenTypes } from "./load-screen.ts";
import { type GivenParams, openLoaded, type Situation } from "./open-session.ts";
import type { HostOptions } from "./ports.ts";
import { type Host, useHost } from "./provider.tsx";

/** An open screen, and what it is made of. */
export interface OpenScreen {
  readonly session: Session;
  /** @internal */
  readonly screen: CompiledScreen;
}

/**
 * Opens a screen without a view: for one that the host draws by itself, or several of which one is seen. Undefined while its code is
 * fetched; what prevents that is thrown, for the nearest error boundary.
 *
 * The session closes when the component goes, and is another one when the screen, the market, the language or a parameter is.
 *
 * @example
 * const ride = useScreen(screens.ride, { params: { rideId: "R1" } });
 * return <p>{ride?.session.title()}</p>;
 */
export function useScreen<T extends ScreenTypes>(entry: ScreenEntry<T>, ...[options]: OptionsOf<T>): OpenScreen | undefined {
  return useOpen(entry, options ?? {});
}

type Options<T extends ScreenTypes = ScreenTypes> = Partial<Situation<T>> & GivenParams<T>;
/** None are needed for a screen without parameters. */
type OptionsOf<T extends ScreenTypes> = Record<never, never> extends T["params"] ? [options?: Options<T>] : [options: Options<T>];

/** The same for options whose types were checked before. */
export function useOpen(entry: ScreenEntry, options: Options): OpenScreen | undefined {
  const host = useHost();
  const { market = host.market, language = host.language, params } = options;
  const speaker = findSpeaker(entry.project, market, language);
  const screen = useLoaded(entry, speaker);
  return useSession(entry, screen, { host, params });
}

function useLoaded(entry: ScreenEntry, speaker: string): CompiledScreen | undefined {
  const [, setCount] = useState(0);
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  const found = findLoaded(entry, speaker);
  useEffect(() => {
    let isWanted = !found;
    if (isWanted)
      loadScreen(entry, speaker).then(
        () => isWanted && setCount((count) => count + 1),
        (error: unknown) => isWanted && setFailed({ error }),
      );
    return () => {
      isWanted = false;
    };
  }, [entry, speaker, found]);
  useEffect(
    () =>
      entry.project.onChange?.((changed) => {
        if (changed === entry.id) void loadScreen(entry, speaker).then(() => setCount((count) => count + 1));
      }),
    [entry, speaker],
  );
  if (failed) throw failed.error;
  return found;
}

interface Opening {
  readonly host: Host;
  readonly params: GivenParams["params"];
}

/** The functions of the host as they are when they are called, so that a new one at each render opens nothing again. */
function useLatest(host: Host): HostOptions {
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });
  const { transport, owner, bridge, storage } = host;
  return useMemo(() => {
    const now = (): Host => latest.current;
    const { back, home, leave } = now();
    return {
      transport,
      owner,
      bridge,
      storage,
      navigate: (to, how) => now().navigate(to, how),
      ...(back && { back: () => now().back?.() }),
      ...(home && { home: () => now().home?.() }),
      ...(leave && { leave: (url: string, replace: boolean) => now().leave?.(url, replace) }),
      report: (report) => now().report?.(report),
    };
  }, [transport, owner, bridge, storage]);
}

function useSession({ project }: ScreenEntry, screen: CompiledScreen | undefined, { host, params = {} }: Opening): OpenScreen | undefined {
  const options = useLatest(host);
  const wanted = JSON.stringify(params);
  const open = useMemo(() => {
    const given: NonNullable<GivenParams["params"]> = JSON.parse(wanted);
    return screen && { screen, session: openLoaded(screen, project, { ...options, params: given }) };
  }, [screen, project, options, wanted]);
  useEffect(() => {
    if (!open) return undefined;
    const { session } = open;
    stay(session);
    session.start();
    return () => leave(session);
  }, [open]);
  return open;
}

/** React takes effects back and runs them again, in strict mode and for a hidden tree: a session closes when none has come back. */
const leaving = new WeakMap<Session, ReturnType<typeof setTimeout>>();

function leave(session: Session): void {
  leaving.set(
    session,
    setTimeout(() => session.close()),
  );
}

function stay(session: Session): void {
  clearTimeout(leaving.get(session));
}
