import { TransportCall, SendCall, ScreenEntry, ScreenTypes, Situation, HostOptions, Widgets, Session } from './layar.js';
export { CallFailed, Refused } from './layar-shared.js';
import { ProjectFiles, ProjectFile } from './check.js';
import 'react';
import 'zustand/vanilla';

/** By action: its data, as the server sends it, or what gives that for the inputs of a call. A function may throw `Refused` or `CallFailed`. */
interface MockResponses { readonly [action: string]: ((input: TransportCall["input"]) => unknown) | NonNullable<unknown> | null | undefined; }
/** Where the mock server of a project begins. */
interface MockSituation {
    /** Id of the screen whose scenarios are meant. */
    readonly screen: string;
    /** Id of the market. */
    readonly market: string;
    /** Default: `ok`, in which every response is the usual one. */
    readonly scenario?: string;
}
/**
 * Gives a transport for tests: from given data by action, or, with a situation, from the mock data of a project.
 *
 * Throws on a market, a screen or a scenario that the project has not. A call of an action without data fails the test.
 *
 * @example
 * mockTransport({ rides: [{ id: "R1" }], endRide: ({ rideId }) => ({ ended: rideId }) });
 * mockTransport(files, { screen: "rides-ride", market: "brasil", scenario: "dock-full" });
 */
declare function mockTransport(...given: readonly [responses: MockResponses] | readonly [files: ProjectFiles, situation: MockSituation]): SendCall;

/** A compiled screen, for `<Screen screen={…} />`, with what it was made of. Its code is there at once, also on a server. */
interface CompiledEntry extends ScreenEntry {
    /** All files of the project, for tools such as `renderScreen`. */
    readonly files: readonly ProjectFile[];
}

/** A call by our names, without the constants of its action and without what is empty. */
interface SentCall {
    readonly action: string;
    readonly input: { readonly [name: string]: unknown; };
}
/** In which situation a test shows a screen, and what responds to its calls. */
interface RenderOptions<T extends ScreenTypes = ScreenTypes> extends Partial<Situation<T>>, Partial<HostOptions> {
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
interface RenderedScreen {
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
declare function renderScreen<T extends ScreenTypes>(screen: ScreenEntry<T> | CompiledEntry, options: RenderOptions<T>): Promise<RenderedScreen>;

export { mockTransport, renderScreen };
export type { MockResponses, MockSituation, RenderOptions, RenderedScreen, SentCall };
