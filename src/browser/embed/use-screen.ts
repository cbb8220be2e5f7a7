import { useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { checkEntry } from "#checks";
import { isDeveloping } from "#is-developing";
import type { Session, Storage } from "../runtime/index.ts";
import { type CompiledScreen, findLoaded, findSpeaker, loadScreen, type ScreenEntry, type ScreenTypes } from "./load-screen.ts";
import { type GivenParams, openLoaded, type Situation } from "./open-session.ts";
import { keepStorage, type OpenHost } from "./ports.ts";
import { type Host, useHost } from "./provider.tsx";
import { takeOver } from "./take-over.ts";

/** An open screen, and what it is made of. */
export interface OpenScreen {
  readonly session: Session;
  /** @internal */
  readonly screen: CompiledScreen;
  /** Each opening on the page has its own, since a view belongs to one session; 0 for one that is there for its looks alone. */
  readonly turn: number;
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
  checkEntry("useScreen", entry);
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
  useEffect(() => {
    return isDeveloping
      ? entry.project.onChange?.((changed) => {
          if (changed === entry.id) void loadScreen(entry, speaker).then(() => setCount((count) => count + 1));
        })
      : undefined;
  }, [entry, speaker]);
  if (failed) throw failed.error;
  return found;
}

interface Opening {
  readonly host: Host;
  readonly params: GivenParams["params"];
}

/** The functions of the host as they were last given, each of which may come and go: a new one at each render opens nothing again. */
function useLatest(host: Host): OpenHost {
  const { transport, owner, bridge, navigate, back, home, leave, confirm, toast, report, flags } = host;
  const { device, visit, prefix } = host.storage ?? {};
  const open = useMemo(
    () => ({ transport, owner, bridge, storage: keepStorage({ device, visit, prefix }) }),
    [transport, owner, bridge, device, visit, prefix],
  );
  return Object.assign(open, { navigate, back, home, leave, confirm, toast, report, flags });
}

const nothing: Storage = { read: () => null, write: () => undefined, remove: () => undefined, keys: () => [], lasts: () => true };
/** What a server knows of the device: it takes it that things will be stored there, as on most. */
const unknownDevice = { device: nothing, visit: nothing, prefix: "" };

/** For `useSyncExternalStore`: nothing changes but that React has taken over what a server has written. */
export const never = (): (() => void) => () => undefined;

/**
 * Whether the screen is opened for its looks alone: on a server, and over what a server has written while it would look otherwise for
 * what is stored here. Then it is opened once more.
 */
function useLooksAlone(screen: CompiledScreen | undefined): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const { stored, state = {} } = screen?.plan ?? {};
  return isHydrating && (typeof window === "undefined" || stored !== undefined || Object.values(state).some(({ draft }) => draft));
}

let turns = 0;

function useSession({ project }: ScreenEntry, screen: CompiledScreen | undefined, { host, params = {} }: Opening): OpenScreen | undefined {
  const options = useLatest(host);
  const wanted = JSON.stringify(params);
  const isLooksAlone = useLooksAlone(screen);
  const [again, reopen] = useReducer((count: number) => count + 1, 0);
  const last = useRef<{ readonly session: Session; readonly options: OpenHost; readonly wanted: string }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tree that is shown again opens another one
  const open = useMemo(() => {
    const given: NonNullable<GivenParams["params"]> = JSON.parse(wanted);
    const before = last.current;
    // Of another user nothing stays.
    const isSame = before?.options === options && before.wanted === wanted;
    const state = isSame && screen ? takeOver(before.session, screen.plan) : undefined;
    if (!screen) return undefined;
    const around = isLooksAlone ? { ...options, storage: unknownDevice } : options;
    return { screen, session: openLoaded(screen, project, around, { params: given, state }), turn: isLooksAlone ? 0 : ++turns };
  }, [screen, project, options, wanted, isLooksAlone, again]);
  useEffect(() => {
    // While the code of another one is fetched, what was typed is still that of the last.
    if (!open) return;
    // One that was there for its looks has nothing that a user has typed.
    last.current = open.turn ? { session: open.session, options, wanted } : undefined;
  }, [open, options, wanted]);
  useEffect(() => {
    if (!open?.turn) return undefined;
    const { session } = open;
    if (closed.has(session)) {
      reopen();
      return undefined;
    }
    stay(session);
    session.start();
    return () => leave(session);
  }, [open]);
  return open;
}

/** React takes effects back and runs them again, in strict mode and for a hidden tree: a session closes when none has come back. */
const leaving = new WeakMap<Session, ReturnType<typeof setTimeout>>();

/** Those of which none has come back in time. */
const closed = new WeakSet<Session>();

function leave(session: Session): void {
  leaving.set(
    session,
    setTimeout(() => {
      closed.add(session);
      session.close();
    }),
  );
}

function stay(session: Session): void {
  clearTimeout(leaving.get(session));
}
