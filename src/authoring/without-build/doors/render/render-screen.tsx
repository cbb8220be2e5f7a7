import { createRoot, type Root } from "react-dom/client";
import { checkEntry } from "#checks";
import {
  CallFailed,
  type HostOptions,
  LayarProvider,
  Refused,
  Screen,
  type ScreenEntry,
  type ScreenTypes,
  type SendCall,
  type Situation,
} from "../../../../browser/embed/index.ts";
import { type Session, wire } from "../../../../browser/runtime/index.ts";
import type { Widgets } from "../../../../browser/view/index.ts";
import { isObject } from "../../../../core/json/index.ts";
import { createMapStorage, givenInputs, perform } from "../../../testing/acts/index.ts";
import type { CompiledEntry } from "../compile.ts";
import type { ProjectFiles } from "../project-files.ts";
import { refuse } from "../refuse.ts";
import { addMissingApis } from "./missing-apis.ts";
import { openMock } from "./mock-transport.ts";
import { act, untilQuiet } from "./under-way.ts";

/** A call by our names, without the constants of its action and without what is empty. */
export interface SentCall {
  readonly action: string;
  readonly input: { readonly [name: string]: unknown };
}

/** In which situation a test shows a screen, and what responds to its calls. */
export interface RenderOptions<T extends ScreenTypes = ScreenTypes> extends Partial<Situation<T>>, Partial<HostOptions> {
  /** Id of a market of the project. Default: the only one of the screen, as of one that `compileScreen` made. */
  readonly market?: T["market"];
  /** Parameters that the screen declares. Default: those with which the scenario opens it. */
  readonly params?: T["params"];
  /** Name of one of the screen's scenarios, which the mock data of the project plays. Default: `ok`. */
  readonly scenario?: T["scenario"] | "ok";
  /** The files of the project, for its mock data. Default: those of a screen that `compileScreen` made. */
  readonly files?: ProjectFiles;
  /** Components by the names of widgets. Default: those that came with the screen. */
  readonly widgets?: Widgets;
  /** Where the screen stands. Default: an element of its own at the end of the page, which goes with `unmount`. */
  readonly container?: HTMLElement;
  /** How long is waited for calls that do not end. Default: 1000. */
  readonly patienceMs?: number;
}

/** A screen in a page of a test. */
export interface RenderedScreen {
  readonly session: Session;
  readonly container: HTMLElement;
  /** What was sent since the first act; before any, since the screen opened. As `then.calls` of a test beside a screen. */
  readonly calls: readonly SentCall[];
  /** The element of a node, by its id and for a repeated node its entry from 0; null when it is not shown. */
  node(id: string, entry?: number): HTMLElement | null;
  /** Taps a node, and waits for what that starts. Rejects when no user could: it is not shown, not enabled, busy, below a dialog, unmounted. */
  tap(id: string, entry?: number): Promise<void>;
  /** Gives a node its value, and waits. Rejects when no user could. */
  type(id: string, value: unknown, entry?: number): Promise<void>;
  unmount(): Promise<void>;
}

/**
 * Shows a screen in the document of a test, in jsdom or in a browser, and waits until everything that it loads first is there.
 *
 * To calls responds `transport`, else the mock data of the project. An error in a transport that is neither `Refused` nor
 * `CallFailed` is one of the test, and rejects. What jsdom lacks is added where it is missing.
 *
 * @example
 * const ride = await renderScreen(compileScreen(files, { screen: "rides-ride", market: "brasil" }), { market: "brasil", widgets, scenario: "dock-full" });
 * await ride.tap("end");
 * expect(ride.calls).toEqual([{ action: "endRide", input: { rideId: "R1" } }]);
 */
export async function renderScreen<T extends ScreenTypes>(
  screen: ScreenEntry<T> | CompiledEntry,
  options: RenderOptions<T>,
): Promise<RenderedScreen> {
  if (typeof document === "undefined") throw new Error('`renderScreen` needs a document: set `environment: "jsdom"` for this test.');
  checkEntry("renderScreen", screen);
  addMissingApis();
  const { params, patienceMs = 1000 } = options;
  const given = situationOf(screen, options);
  const { market } = given;
  const watched = watchCalls(given.transport);
  const container = options.container ?? document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  let isGone = false;
  const unmount = async (): Promise<void> => {
    isGone = true;
    await act(() => root.unmount());
    if (options.container === undefined) container.remove();
  };
  const opened: { session?: Session } = {};
  const settle = async (): Promise<void> => {
    await untilQuiet({ isWaiting: () => watched.isWaiting() || isWaiting(opened.session), activity: watched.activity }, patienceMs);
    watched.throwFault();
  };
  const onOpen = (session: Session): void => {
    opened.session = session;
    session.store.subscribe(watched.note);
  };
  try {
    await act(() => draw(root, screen, { ...options, market, params: params ?? given.params, transport: watched.transport, onOpen }));
    await untilQuiet({ isWaiting: () => !opened.session, activity: watched.activity }, codeMs);
    await settle();
  } catch (error) {
    await unmount();
    throw error;
  }
  const { session } = opened;
  if (!session) {
    await unmount();
    throw new Error(
      `The screen \`${screen.id}\` did not open within ${codeMs / 1000} seconds: its code has not come, or a component around it shows something else. Wait for \`preloadScreen\` first.`,
    );
  }
  const run = async (deed: Parameters<typeof perform>[1]): Promise<void> => {
    if (isGone) throw new Error(`The screen \`${screen.id}\` was unmounted, so nobody can use it. Render it again.`);
    watched.forgetOpening();
    const refusal = await act(() => perform(session, deed));
    if (refusal) throw new Error(`${refusal.message} ${refusal.help ?? ""}`.trim());
    await settle();
  };
  return {
    session,
    container,
    get calls() {
      return watched.calls();
    },
    node: (id, entry = 0) => container.querySelectorAll<HTMLElement>(`[data-node="${id}"]`)[entry] ?? null,
    tap: (tap, entry) => run({ tap, ...(entry !== undefined && { entry }) }),
    type: (fill, value, entry) => run({ fill, with: value, ...(entry !== undefined && { entry }) }),
    unmount,
  };
}

/** A build tool may compile the code of a screen only when a test asks for it first. */
const codeMs = 20_000;

/** Whether its code has to be fetched, it loads, or a flow runs that a node has started. */
function isWaiting(session: Session | undefined): boolean {
  if (!session) return true;
  const { status, busy } = session.store.getState();
  return status === "loading" || Object.keys(busy).length > 0;
}

interface Given {
  readonly market: string;
  readonly transport: SendCall;
  readonly params: RenderOptions["params"];
}

function situationOf(screen: ScreenEntry | CompiledEntry, { transport, files, market = marketOf(screen), scenario }: RenderOptions): Given {
  const known = files ?? ("files" in screen ? screen.files : undefined);
  const mock = known && openMock(known, { screen: screen.id, market, ...(scenario !== undefined && { scenario }) });
  if (!mock && scenario !== undefined) throw new Error("A `scenario` is one of the project: give its `files`, too.");
  if (mock) return { market, ...mock, ...(transport && { transport }) };
  if (transport) return { market, transport, params: {} };
  throw new Error("Calls need a `transport`, or the `files` of the project, whose mock data then responds.");
}

function marketOf({ project }: ScreenEntry): string {
  const markets = project.markets.map(({ id }) => id);
  const [only] = markets;
  return only !== undefined && markets.length === 1 ? only : refuse("market", undefined, markets);
}

interface Drawn extends RenderOptions {
  readonly market: string;
  readonly transport: SendCall;
  onOpen(session: Session): void;
}

const stay = (): void => undefined;

/** Of this screen alone: what one test has stored is not there in the next. */
const openMemory = (): HostOptions["storage"] => ({ device: createMapStorage(), visit: createMapStorage() });

function draw(
  root: Root,
  screen: ScreenEntry,
  { params, onOpen, navigate = stay, storage = openMemory(), scenario: _, files: __, container: ___, ...host }: Drawn,
): void {
  root.render(
    <LayarProvider back={stay} leave={stay} {...host} navigate={navigate} storage={storage}>
      <Screen screen={screen} params={params} onOpen={onOpen} />
    </LayarProvider>,
  );
}

/** Notes what is sent, and an error of the transport itself. */
function watchCalls(send: SendCall) {
  let sent: SentCall[] = [];
  let isOpening = true;
  let fault: { readonly error: unknown } | undefined;
  let pending = 0;
  let activity = 0;
  const note = (): void => {
    activity++;
  };
  const transport: SendCall = async (call) => {
    const { action, input, plan } = call;
    const named = wire.read(input, plan.wire?.request);
    sent.push({ action, input: givenInputs(isObject(named) ? named : {}, plan.constants) });
    pending++;
    note();
    try {
      return await send(call);
    } catch (error) {
      if (!(error instanceof Refused || error instanceof CallFailed)) fault ??= { error };
      throw error;
    } finally {
      pending--;
      note();
    }
  };
  return {
    transport,
    note,
    isWaiting: () => pending > 0,
    activity: () => activity,
    calls: (): readonly SentCall[] => sent,
    forgetOpening(): void {
      if (isOpening) sent = [];
      isOpening = false;
    },
    throwFault(): void {
      if (fault) throw fault.error;
    },
  };
}
