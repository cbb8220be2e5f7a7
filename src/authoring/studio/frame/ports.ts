/** What a screen in a frame of the studio has around it: the mock server, a shell that replies as a test says, and storage in memory. */

import { reading, writing } from "virtual:layar/wire";
import { createMemoryBridge, noBridge } from "../../../browser/bridge/index.ts";
import {
  type Clock,
  createTransport,
  decide,
  openStorage,
  type Ports,
  type Storage,
  type Transport,
} from "../../../browser/runtime/index.ts";
import type { Settings } from "../../../core/format/index.ts";
import { basePath, type Launch } from "../../../core/market/index.ts";
import { mockPath } from "../protocol/index.ts";
import type { FromFrame, ShowScreen } from "../protocol/preview.ts";

export interface Surroundings {
  readonly show: ShowScreen;
  readonly launch: Launch;
  readonly settings: Settings;
  readonly device: Storage;
  readonly visit: Storage;
  readonly clock: Clock;
  /** As the screen takes it. */
  isOnline(): boolean;
  post(message: FromFrame): void;
}

/** A storage that ends with the frame, or with the next fresh opening; screens take it for one that lasts, unless a test says otherwise. */
export function createMemoryStorage(lasts: boolean, stored: object = {}): Storage {
  const storage = openStorage(() => null);
  for (const [name, value] of Object.entries(stored)) storage.write(`layar.${name}`, JSON.stringify(value));
  return { ...storage, lasts: () => lasts };
}

export function createPreviewPorts({ show, launch, settings, device, visit, clock, isOnline, post }: Surroundings): Ports {
  const send = createTransport({
    writing: { ...writing, baseUrl: mockPath + show.session + basePath(writing) },
    reading,
    launch,
    language: () => show.language,
    timeoutMs: settings.timeoutMs,
    clock,
    random: Math.random,
  });
  const isRetried = show.given === undefined || show.given.retries === true;
  const transport: Transport = async (call, options) =>
    isOnline() ? send(isRetried ? call : { ...call, action: { ...call.action, reads: undefined } }, options) : { failure: "network" };
  return {
    transport,
    bridge: createBridge(show),
    device,
    visit,
    clock,
    flags: decide(show.given?.flags),
    navigation: {
      go: (route, params) => post({ kind: "go", route, params }),
      leave: (url) => post({ kind: "leave", url }),
      back: () => post({ kind: "go", route: "", params: {} }),
      home: () => post({ kind: "go", route: settings.home ?? "/", params: {} }),
    },
    report: () => undefined,
  };
}

/** Without a test the shell replies at once, with nothing; in a test it is silent where nothing is said, as a device is. */
function createBridge({ hasShell, given, replies = {} }: ShowScreen): Ports["bridge"] {
  if (!hasShell) return noBridge;
  const shell = createMemoryBridge(replies);
  return {
    ...shell,
    platform: given?.launch?.["platform"] === "ios" ? "ios" : "android",
    ask(action, params) {
      const reply = shell.ask(action, params);
      if (given === undefined || Object.hasOwn(replies, action)) return reply;
      return new Promise(() => undefined);
    },
  };
}
