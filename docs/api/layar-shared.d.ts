import { ReactNode } from 'react';
import { StoreApi } from 'zustand/vanilla';

/**
 * Holds the item and index of a repeated node, and the frame around it.
 */
interface Frame {
    readonly item: unknown;
    readonly index: number;
    readonly outer?: Frame;
}

/**
 * The plan: what ships for one screen and variant. It is made by `definition`, is plain JSON, and is all that the
 * runtime needs beside compiled validators and widgets. Shorthand is expanded and names are linked before.
 */

/** An action of the catalogue, as calls need it. */
interface ActionPlan {
    readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
    /** An input in braces stands in the path alone, by its name on the wire. */
    readonly path: string;
    /** It changes nothing, so that it may be sent again. */
    readonly reads?: true;
}

/** The native shell. Nothing here throws; a missing or silent shell is a normal case. */
interface Bridge {
    readonly platform: "android" | "ios" | "none";
    /** Whether a shell is there, evaluated at the time of the call because a shell may arrive late. */
    present(): boolean;
    /** False when no shell took the message. */
    send(action: string, params: MessageParams): boolean;
    /** The shell's reply whenever it comes, null for one that says nothing; undefined when no shell took the message. */
    ask(action: string, params: MessageParams): Promise<unknown>;
}
type MessageParams = { readonly [name: string]: unknown; };

/** What a session needs from outside. All of it is passed in, so that a session runs in a test without a browser. */

/** `signedOut`: the server does not know the user any more (HTTP 401). */
type FailureKind = "network" | "timeout" | "service" | "signedOut" | "refused";
/** Why a call, or the screen that needs it, has failed. */
interface Failure {
    readonly kind: FailureKind;
    /** Result code of the server, '' when there was none. */
    readonly code: string;
    /** For the user: the server's message, or the language's for the kind. */
    readonly message: string;
    /** The server's message alone, '' when there is none. */
    readonly serverMessage: string;
    /** Of the response, where it alone says what went wrong. */
    readonly status?: number;
    /** What is wrong with inputs, by their names on the wire. */
    readonly fields?: { readonly [input: string]: string; };
}
/** Values by full key (`layar.…`). When storage is full, absent or throws, values stay in memory. */
interface Storage {
    read(key: string): string | null;
    write(key: string, value: string): void;
    remove(key: string): void;
    keys(): readonly string[];
    /** Whether values outlast the page; tries it out. */
    lasts(): boolean;
}
/** An error for operators. Never values, never the token. */
interface Report {
    /** A short name, such as `node-failed`. */
    readonly what: string;
    /** Id of the screen. */
    readonly screen: string;
    readonly detail: { readonly [name: string]: string; };
}
/** Decides on flags. A client of the web SDK of OpenFeature is one. */
interface FlagClient {
    getBooleanValue(name: string, otherwise: boolean): boolean;
    getNumberValue(name: string, otherwise: number): number;
    getStringValue(name: string, otherwise: string): string;
}

interface RootAttributes {
    readonly "data-widget": string;
    readonly "data-node": string;
    /** Marks what is repeated for the style, which leaves out of view what is out of view. */
    readonly "data-entry"?: "";
    /** Of a part in another language than the screen. */
    readonly lang?: string;
}
/** A node of an open screen, for a host that draws it by itself. Of a repeated node each function takes the frame of the entry. */
interface CompiledNode {
    /** Made once and frozen, so that it is the same object at every render. It has the id of the node and the name of its widget. */
    readonly root: RootAttributes;
    readonly children: readonly CompiledNode[];
    readonly slots: { readonly [slot: string]: readonly CompiledNode[]; };
    /** Paths to subscribe to, so that a change of what it shows is seen. */
    readonly paths: readonly string[];
    /** Whether its `when` holds. */
    isShown(frame?: Frame): boolean;
    /** The list of `each`; absent when the node is not repeated. */
    readonly each?: (frame?: Frame) => unknown;
    /** The key that identifies an entry; absent when the plan names no key. */
    readonly key?: (frame: Frame) => unknown;
    /** A fresh object where the node has expressions, otherwise the plan's own. */
    props(frame?: Frame): { readonly [name: string]: unknown; };
}

interface Toast {
    /** A different number for each toast, also when its text is the same. */
    readonly id: number;
    readonly text: string;
    readonly tone: "failure" | "info";
}
/** An address that the user has not agreed to yet. */
interface Leaving {
    readonly host: string;
    /** Goes there, or stays. */
    decide(isLeaving: boolean): void;
}
interface Environment {
    readonly online: boolean;
    readonly platform: "android" | "ios" | "none";
    readonly inMessagingApp: boolean;
    readonly hasShell: boolean;
    /** Whether what is stored outlasts the page. */
    readonly hasStorage: boolean;
}
type Values = { readonly [name: string]: unknown; };
/** Why a value cannot be passed on: it is under way, or a part of it was refused, of which the node shows what to do. */
type Hold = true | {
    readonly node: string;
    readonly message: string;
};
/** Why a commit was definitely not done. `missing`: it was unknown, and a look has found nothing. `network`: nothing was sent. */
interface Refusal$1 {
    readonly kind: FailureKind | "missing";
    readonly code: string;
    readonly message: string;
}
/** The last look at a commit whose outcome is still unknown. */
interface Look {
    /** Milliseconds since 1970. */
    readonly at: number;
    /** What the server said; '' for nothing. */
    readonly message: string;
    /** How often the screen will look again by itself. */
    readonly left: number;
}
/** The state of an open screen. Expressions read the fields from `params` to `company`. */
interface ScreenStore {
    readonly status: "loading" | "ready" | "failed";
    readonly failure: Failure | null;
    /** A text is '' where it is missing, an amount null where it is missing or none. */
    readonly params: { readonly [name: string]: string | null; };
    readonly launch: { readonly [name: string]: string; };
    readonly data: Values;
    /** When each response arrived last, in milliseconds since 1970. */
    readonly loaded: { readonly [name: string]: number; };
    readonly state: Values;
    readonly stored: Values;
    /** Whole seconds left by name of the timer. */
    readonly timers: { readonly [name: string]: number; };
    readonly env: Environment;
    /** Milliseconds since 1970; moves on each second only where the screen reads it. */
    readonly now: number;
    readonly company: Values;
    /** Name of the open dialog. */
    readonly dialog: string | null;
    readonly toast: Toast | null;
    readonly leaving?: Leaving;
    /** The entries, by their indexes, of which a flow is waiting, by the id of the node; '' of a node that is not repeated. */
    readonly busy: { readonly [node: string]: readonly string[]; };
    /** Commits of which nobody knows what became of them. */
    readonly unknown: { readonly [action: string]: true; };
    /** When a commit was done, in milliseconds since 1970, for a day. */
    readonly done: { readonly [action: string]: number; };
    /** Commits that were refused, until the user enters something or sends again. */
    readonly refused: { readonly [action: string]: Refusal$1; };
    /** The last look at each that is unknown. */
    readonly looked: { readonly [action: string]: Look; };
    /** What to show and read out while a call is under way; '' for nothing. */
    readonly busyText: string;
    /** What is under way by the names of `data` and `state`: a response, or a value that a widget still gets from the server. */
    readonly waiting: {
        readonly data: Values;
        readonly state: { readonly [name: string]: Hold; };
    };
    /** What is wrong with a value, by the id of its node, until the user changes it. */
    readonly invalid: { readonly [node: string]: string; };
    /** The node to focus; `n` is a different number each time. */
    readonly focus: {
        readonly node: string;
        readonly n: number;
    } | null;
}

interface SessionDialog {
    readonly body: readonly CompiledNode[];
    readonly actions: readonly CompiledNode[];
}
/**
 * One open screen: its nodes, its state, and what a user can do with it.
 *
 * @example
 * const end = session.body.find(({ root }) => root["data-node"] === "end");
 * if (end?.isShown()) await session.emit(end, "tap", undefined);
 */
interface Session {
    /** Its nodes, from top to bottom. */
    readonly body: readonly CompiledNode[];
    /** Its dialogs by name; `store` says which one is open. */
    readonly dialogs: { readonly [name: string]: SessionDialog; };
    /** Its state, to be read and followed: `getState` and `subscribe`. Only `change` and flows write. */
    readonly store: StoreApi<ScreenStore>;
    /** Runs `onOpen` and sends the calls of `load`; once, however often it is called. */
    start(): void;
    /** Repeats the calls that failed or are still under way; responses that came are kept. */
    retry(): void;
    /** Runs `onClose`, ends every flow and call, and makes the state read-only. */
    close(): void;
    /** Calls back after each write to one of the paths, to an ancestor or to a descendant of it. Gives the function that unsubscribes. */
    subscribe(paths: readonly string[], listener: () => void): () => void;
    /** Starts the flow of an event and resolves with its reply, or undefined; never rejects. Nothing happens while the same one runs. */
    emit(node: CompiledNode, event: string, payload: unknown, frame?: Frame, onProgress?: (share: number) => void): Promise<unknown>;
    /** Writes the value of a bound node, clears its error mark and emits `change`. */
    change(node: CompiledNode, value: unknown, frame?: Frame): void;
    /** Says whether the widget of a bound node still gets its value, or why it cannot; what sends the value waits meanwhile. */
    hold(node: CompiledNode, reason: true | string | undefined): void;
    /** Closes the open dialog, as its close button does. */
    closeDialog(): void;
    /** Ends the message that is shown. */
    dismissToast(): void;
    /** Language tag of a message that is in another language than the screen: one of the server, or one that keeps its language. */
    languageOf(text: string | undefined): string | undefined;
    /** Current title of the document. */
    title(): string;
    /** Title of the open dialog, '' when none is open. */
    dialogTitle(): string;
    /** Whether the screen has calls that commit, and none of them was sent from this device without a definite refusal. */
    isUnsent(): boolean;
    /** Says whether the device has a connection, which `env.online` of expressions reads. */
    setOnline(isOnline: boolean): void;
    /** Reads the clock, and looks for the shell and at what other tabs have sent again. */
    refresh(): void;
    /** The page is in view again: what is unknown is checked at once. */
    returned(): void;
}

/** What all nodes of one open screen share. A new context makes every node render again; while it stays the same, each node subscribes to its own paths only. */

/** Written as a method, so that components of any properties fit: what each wants is known to the checker, and the plan was checked against it. */
interface Shows { show(props: object): ReactNode; }
type WidgetComponent = Shows["show"];
/** Components by widget name, each with the properties of its schema: `WidgetPropsOf` of `layar/widget-kit` says which. */
type Widgets = Readonly<Record<string, WidgetComponent>>;

/** One call, as a transport in code gets it. */
interface TransportCall {
    /** Name of the action in the catalogue. */
    readonly action: string;
    /** Inputs, constants among them, by their names on the wire. */
    readonly input: { readonly [name: string]: unknown; };
    /** Aborts when the screen is left or the call is replaced. A call that commits is never aborted. */
    readonly signal: AbortSignal;
    /** Of this call alone: a call that commits carries its `Idempotency-Key`. */
    readonly headers: { readonly [name: string]: string; };
    /** Takes the share of an upload that was sent, 0 to 1. */
    readonly onProgress?: (share: number) => void;
    /** The call finds out what became of a commit. */
    readonly isLook?: true;
    /** How the catalogue describes the action. */
    readonly plan: ActionPlan;
}
/**
 * Sends one call and resolves with its data.
 *
 * Rejects with `Refused` when the server says no, with `CallFailed` for a failure whose kind is known; anything else counts as a lost
 * connection, after which the outcome of a commit is unknown.
 *
 * @example
 * const transport: SendCall = async ({ action, input, headers, signal }) =>
 *   (await api.post(`/calls/${action}`, input, { headers, signal })).data;
 */
interface SendCall { (call: TransportCall): Promise<unknown>; }
/** What else a refusal says. */
interface Refusal {
    /** What is wrong with single inputs, by their names on the wire; shown beside their fields. */
    readonly fields?: { readonly [input: string]: string; } | null;
    /** Of the response: `codes` of a definition may name it as `status:409`. */
    readonly status?: number;
}
/**
 * The server has understood the call and said no, so that nothing was done.
 *
 * @example throw new Refused("dock_full", "This dock is full.", { fields: { dock: "Full" } });
 */
declare class Refused extends Error {
    readonly code: string;
    readonly fields: Failure["fields"];
    readonly status: number | undefined;
    /** `code` is what `codes` of a definition name, `message` what the user reads; '' or null for the words of the language. */
    constructor(code: string, message?: string | null, { fields, status }?: Refusal);
}
/**
 * A call has failed, and it is known how: `signedOut` leads to the log-in, `isDefinite` means that nothing was done.
 *
 * @example throw new CallFailed("timeout");
 */
declare class CallFailed extends Error {
    readonly kind: Failure["kind"];
    readonly isDefinite: boolean | undefined;
    constructor(kind: Failure["kind"], isDefinite?: boolean);
}

/** What a host adds to the wire file of the project: who is signed in, and where the API is. */
interface HttpOptions {
    /** Stands before every path, in place of `baseUrl` of the wire file. Where `layar dev` has the mock of the API, calls go there all the same. */
    readonly baseUrl?: string;
    /** The token of the user who is signed in, or a promise of it, asked for at each call; '' or undefined for nobody. It goes where the wire file says. */
    token?(): string | undefined | Promise<string | undefined>;
    /** Headers of every call, beside those of the wire file. */
    headers?(): { readonly [name: string]: string; };
    /** Called on a 401: with true the call is sent once more; without a value, where the token has changed. After `timeoutMs` the user counts as signed out. */
    onUnauthorized?(): boolean | Promise<boolean | void>;
    /** Time limit of a call in milliseconds, its retries included. Default: that of the settings. */
    readonly timeoutMs?: number;
    /** Goes along as `Accept-Language`. */
    language?(): string;
}
/**
 * Gives a transport that sends calls as the wire file of the project says: over HTTP, with its methods, headers, token, retries.
 *
 * It rejects with `Refused` or `CallFailed`, as any transport does: a timeout, a lost connection, what is no response of the API.
 *
 * @example httpTransport({ baseUrl: "/api", token: () => session.token, onUnauthorized: () => session.refresh() })
 */
declare function httpTransport(options?: HttpOptions): SendCall;

/** What a project has beside its screens, as the build knows it. */
interface Project {
    /** Its markets, each with its languages: the first is the one in which nobody has chosen any. */
    readonly markets: readonly {
        readonly id: string;
        readonly languages: readonly string[];
    }[];
}
/**
 * What a screen takes and holds, as the generated `layar-env.d.ts` says it. Without that file everything may be given to every screen.
 *
 * @example type State = TypesOf<typeof screens.ride>["state"];
 */
interface ScreenTypes {
    readonly market: string;
    readonly language: string;
    /** Parameters by name; a link may leave an optional one out. */
    readonly params: { readonly [name: string]: string | undefined; };
    readonly state: object;
    /** Responses by the names under which the screen loads them. */
    readonly data: object;
    /** By the ids of nodes: what of them the screen reacts to, such as `"tap"`. */
    readonly events?: object;
    /** Situations of the mock server. */
    readonly scenario: string;
}
/** A screen as `virtual:layar` has it, fetched when it is shown, or as `compileScreen` gives it. */
interface ScreenEntry<T extends ScreenTypes = ScreenTypes> {
    /** For example `rides-list`. */
    readonly id: string;
    /** For example `/rides`. */
    readonly route: string;
    readonly project: Project;
    /** Of the compiler of TypeScript alone: nothing is there. */
    readonly types?: T;
}
/** What a screen takes and holds, by its entry. */
type TypesOf<E extends ScreenEntry> = NonNullable<E["types"]>;

/** Query parameters by name. */
type Params = { readonly [name: string]: string; };
/** What screens need of the page in which they stand: how calls are sent, and where ways out lead. */
interface HostOptions {
    /** Sends the calls: `httpTransport(…)`, or a function. */
    readonly transport: SendCall;
    /** Opens another screen of the project: `to` is its route, such as `/rides`. */
    navigate(to: string, options: {
        readonly params: Params;
        readonly replace: boolean;
    }): void;
    /** Default: the browser's. */
    back?(): void;
    /** Default: `navigate`, to `home` of the project's settings. */
    home?(): void;
    /** Leaves for an address that has passed the URL policy. Default: the browser goes there. */
    leave?(url: string, replace: boolean): void;
    /** Asks whether the user leaves for a foreign host, where a screen wants that; to reject means no. Default: the project's dialog. */
    confirm?(question: { readonly host: string; }): boolean | Promise<boolean>;
    /** Shows a message in place of the project's widget. */
    toast?(text: string, tone: "failure" | "info"): void;
    /** Gets what operators can act on: never values, never the token. Default: nothing is done with it. */
    report?(report: Report): void;
    /** Whose what is stored on the device is, for example a user id. It is stored as a digest. Default: nobody's. */
    readonly owner?: string;
    /** Decides on the flags of the settings when a screen opens: a client of the web SDK of OpenFeature. Default: each has its default. */
    readonly flags?: FlagClient;
    /** A native shell. Default: none. */
    readonly bridge?: Bridge;
    readonly storage?: {
        /** Lasts on the device. Default: `localStorage`. */
        readonly device?: Storage;
        /** Lasts for the visit. Default: `sessionStorage`. */
        readonly visit?: Storage;
        /** Begins each key, so that two products share an origin. Default: `layar`. */
        readonly prefix?: string;
    };
}

/** In which market and language a screen is shown. */
interface Situation<T extends ScreenTypes = ScreenTypes> {
    /** Id of a market of the project. */
    readonly market: T["market"];
    /** One of the market's languages; default: its first. */
    readonly language?: T["language"];
}
/** The parameters that a screen declares, by name. They may be left out where the screen needs none. */
type GivenParams<T extends ScreenTypes = ScreenTypes> = Record<never, never> extends T["params"] ? { readonly params?: T["params"]; } : { readonly params: T["params"]; };
/**
 * Fetches the code of a screen, which is shown at once then: on a server, by `hydrateRoot`, or as the one that probably comes next.
 *
 * @example await preloadScreen(screens.ride, { market: "brasil" });
 */
declare function preloadScreen<T extends ScreenTypes>(entry: ScreenEntry<T>, { market, language }: Situation<T>): Promise<void>;
/**
 * Opens a screen without React, and starts it: its state, its calls and its flows run, and nothing is drawn.
 *
 * Rejects when the screen cannot be fetched. `close` of the session ends it.
 *
 * @example
 * const session = await openSession(screens.ride, { market: "brasil", params: { rideId: "R1" }, transport, navigate });
 * session.store.subscribe(({ data }) => console.log(data));
 */
declare function openSession<T extends ScreenTypes>(entry: ScreenEntry<T>, options: HostOptions & Situation<T> & GivenParams<T>): Promise<Session>;

/** Of `<LayarProvider>`: what its screens share. */
interface LayarProviderProps extends HostOptions {
    /** Id of a market of the project. */
    readonly market: string;
    /** One of the market's languages. Default: its first. */
    readonly language?: string;
    /** Widgets by name, in place of those of the project or beside them. */
    readonly widgets?: Widgets;
    readonly children?: ReactNode;
}
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
declare function LayarProvider({ children, ...host }: LayarProviderProps): ReactNode;

interface ShownAs {
    /** Shown while the code of the screen is fetched. Default: nothing. */
    readonly fallback?: ReactNode;
    /** What stands around the nodes. Default: `section`; `main` for a screen that is the page. */
    readonly as?: "main" | "section" | "div";
    /**
     * Its colours: those of the system, light or dark ones. Default: `inherit`, as the nearest element around with `data-theme` says, and
     * without one as the system.
     */
    readonly theme?: "auto" | "light" | "dark" | "inherit";
    /** Focuses the heading, as for a user who came from another screen. */
    readonly takesFocus?: boolean;
    /** Called with the session when the screen opens, before anything is there. */
    onOpen?(session: Session): void;
    /** Called when everything that the screen loads first is there. */
    onReady?(session: Session): void;
    /** Called when the screen cannot be shown. */
    onFailure?(failure: Failure): void;
    /** Called with the title of the screen, and with each that takes its place. */
    onTitle?(title: string): void;
    /** Leads to the log-in when the user is signed out. Default: the way home. */
    onLogIn?(): void;
}
/** Of `<Screen>`: which one, with which parameters, and how it is shown. */
type ScreenProps<T extends ScreenTypes = ScreenTypes> = ShownAs & Partial<Situation<T>> & GivenParams<T> & {
    /** One of `screens` of `virtual:layar`, or what `compileScreen` gives. */
    readonly screen: ScreenEntry<T>;
};
/**
 * Shows a screen where it stands: below a `LayarProvider`, as often as it is wanted. While developing it also shows there what is wrong with
 * the definition of the screen, which stays as it last was without problems.
 *
 * Throws, for the nearest error boundary, outside of a provider, on a market that the project has not, and when its code cannot be fetched.
 *
 * @example <Screen screen={screens.ride} params={{ rideId: "R1" }} fallback={<Spinner />} onFailure={({ kind }) => log(kind)} />
 */
declare function Screen<T extends ScreenTypes>(props: ScreenProps<T>): ReactNode;

/** An open screen, and what it is made of. */
interface OpenScreen {
    readonly session: Session;
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
declare function useScreen<T extends ScreenTypes>(entry: ScreenEntry<T>, ...[options]: OptionsOf<T>): OpenScreen | undefined;
type Options<T extends ScreenTypes = ScreenTypes> = Partial<Situation<T>> & GivenParams<T>;
/** None are needed for a screen without parameters. */
type OptionsOf<T extends ScreenTypes> = Record<never, never> extends T["params"] ? [options?: Options<T>] : [options: Options<T>];

export { CallFailed, LayarProvider, Refused, Screen, httpTransport, openSession, preloadScreen, useScreen };
export type { ActionPlan, Bridge, CompiledNode, Failure, FlagClient, Frame, GivenParams, HostOptions, HttpOptions, LayarProviderProps, OpenScreen, Params, Project, Report, ScreenEntry, ScreenProps, ScreenStore, ScreenTypes, SendCall, Session, Situation, Storage, TransportCall, TypesOf, Widgets };
