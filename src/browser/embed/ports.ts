// What a screen has around it in somebody's page: the host's where it gives any, else the browser's.

import { logReport } from "#checks";
import type { Settings } from "../../core/format/index.ts";
import { type Bridge, noBridge } from "../bridge/index.ts";
import {
  clock,
  createCache,
  type FlagClient,
  openStorage,
  type Report,
  type SessionPorts,
  type Storage,
  type Wire,
} from "../runtime/index.ts";
import { type SendCall, toTransport } from "./transport.ts";

/** Query parameters by name. */
export type Params = { readonly [name: string]: string };

/** What screens need of the page in which they stand: how calls are sent, and where ways out lead. */
export interface HostOptions {
  /** Sends the calls: `httpTransport(…)`, or a function. */
  readonly transport: SendCall;
  /** Opens another screen of the project: `to` is its route, such as `/rides`. */
  navigate(to: string, options: { readonly params: Params; readonly replace: boolean }): void;
  /** Default: the browser's. */
  back?(): void;
  /** Default: `navigate`, to `home` of the project's settings. */
  home?(): void;
  /** Leaves for an address that has passed the URL policy. Default: the browser goes there. */
  leave?(url: string, replace: boolean): void;
  /** Asks whether the user leaves for a foreign host, where a screen wants that; to reject means no. Default: the project's dialog. */
  confirm?(question: { readonly host: string }): boolean | Promise<boolean>;
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

const usualPrefix = "layar";

const kept = createCache((_: Storage) => new Map<string, Storage>());

/** As one that never throws, with keys of its own: what it refuses stays in memory, for all screens that use it with this prefix. */
function keepIn(storage: Storage, prefix: string): Storage {
  const known = kept(storage).get(prefix);
  if (known) return known;
  const outer = (key: string): string => prefix + key.slice(usualPrefix.length);
  const keys = (): string[] =>
    storage.keys().flatMap((key) => (key.startsWith(`${prefix}.`) ? [usualPrefix + key.slice(prefix.length)] : []));
  const safe = openStorage(() => ({
    getItem: (key) => storage.read(outer(key)),
    setItem: (key, value) => storage.write(outer(key), value),
    removeItem: (key) => storage.remove(outer(key)),
    key: (at) => keys()[at] ?? null,
    get length() {
      return keys().length;
    },
  }));
  const found = { ...safe, lasts: () => safe.lasts() && storage.lasts() };
  kept(storage).set(prefix, found);
  return found;
}

/** Where a host has things stored: its own storages, or the browser's, which never throw. */
export function keepStorage({ device, visit, prefix = usualPrefix }: NonNullable<HostOptions["storage"]> = {}): KeptStorage {
  const own = openPageStorage();
  const place = (given: Storage | undefined, usual: Storage): Storage =>
    given || prefix !== usualPrefix ? keepIn(given ?? usual, prefix) : usual;
  return { device: place(device, own.device), visit: place(visit, own.visit), prefix };
}

interface Kept {
  readonly device: Storage;
  readonly visit: Storage;
}

interface KeptStorage extends Kept {
  readonly prefix: string;
}

/** With storages that never throw. */
export interface OpenHost extends HostOptions {
  readonly storage: KeptStorage;
}

let ofPage: Kept | undefined;

/** Where the browser stores nothing, all screens of a page share what stays in memory; on a server nothing is shared. */
function openPageStorage(): Kept {
  if (ofPage) return ofPage;
  const opened = { device: openStorage(() => window.localStorage), visit: openStorage(() => window.sessionStorage) };
  if (typeof window !== "undefined") ofPage = opened;
  return opened;
}

/** The origin of the page; '' where there is none. */
export const pageOrigin = (): string => (typeof location === "undefined" ? "" : location.origin);

/** While developing the console shows it, too. */
export function reportTo(host: Pick<HostOptions, "report">, report: Report): void {
  logReport(report);
  host.report?.(report);
}

export function goHome(host: Pick<HostOptions, "home" | "navigate">, { home = "/" }: Pick<Settings, "home">): void {
  if (host.home) host.home();
  else host.navigate(home, { params: {}, replace: false });
}

interface ProjectFacts {
  readonly wire: Wire;
  readonly settings: Pick<Settings, "home">;
  /** Id of the one that is shown. */
  readonly market: string;
}

export function createHostPorts(options: OpenHost, { wire, settings, market }: ProjectFacts): SessionPorts {
  const { transport, bridge = noBridge, storage } = options;
  const { device, visit, prefix } = storage;
  return {
    transport: toTransport(transport, wire),
    page: device,
    isForLooks: !prefix,
    scope: prefix + market,
    bridge,
    device,
    visit,
    clock,
    flags: options.flags,
    navigation: {
      go: (to, params, replace) => options.navigate(to, { params, replace }),
      back: () => (options.back ? options.back() : history.back()),
      home: () => goHome(options, settings),
      leave: (url, replace) => (options.leave ? options.leave(url, replace) : location[replace ? "replace" : "assign"](url)),
    },
    confirm: (question) => options.confirm?.(question),
    isHidden: () => typeof document !== "undefined" && document.visibilityState === "hidden",
    report: (report) => reportTo(options, report),
  };
}
