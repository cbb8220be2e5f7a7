/** What a screen in a frame of the studio has around it: the mock server, a shell that replies to nothing, and storage in memory. */
import { createMemoryBridge } from "../../../browser/bridge/index.ts";
import { type Clock, createTransport, openStorage, type Ports, type Storage, type Transport } from "../../../browser/runtime/index.ts";
import type { Settings } from "../../../core/format/index.ts";
import type { Launch } from "../../../core/market/index.ts";
import type { FromFrame, ShowScreen } from "../preview-protocol.ts";
import { mockPath } from "../protocol.ts";

export interface Surroundings {
  readonly show: ShowScreen;
  readonly launch: Launch;
  readonly settings: Settings;
  readonly device: Storage;
  readonly visit: Storage;
  post(message: FromFrame): void;
}

function createClock({ now: start }: ShowScreen): Clock {
  const ahead = start === undefined ? 0 : start - Date.now();
  return {
    now: () => Date.now() + ahead,
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** A storage that ends with the frame, or with the next fresh opening; screens take it for one that lasts. */
export function createMemoryStorage(stored: ShowScreen["stored"] = {}): Storage {
  const storage = openStorage(() => null);
  for (const [name, value] of Object.entries(stored)) storage.write(`layar.${name}`, JSON.stringify(value));
  return { ...storage, lasts: () => true };
}

export function createPreviewPorts({ show, launch, settings, device, visit, post }: Surroundings): Ports {
  const clock = createClock(show);
  const send = createTransport({
    apiHost: mockPath + show.session,
    launch,
    timeoutMs: settings.timeoutMs,
    clock,
    random: Math.random,
  });
  const offline: Transport = async () => ({ failure: "network" });
  return {
    transport: show.isOnline ? send : offline,
    bridge: show.hasShell
      ? createMemoryBridge()
      : { platform: "none", present: () => false, send: () => false, ask: async () => undefined },
    device,
    visit,
    clock,
    navigation: {
      go: (route, params) => post({ kind: "go", route, params }),
      leave: (url) => post({ kind: "leave", url }),
      back: () => post({ kind: "go", route: "", params: {} }),
      home: () => post({ kind: "go", route: "/", params: {} }),
    },
    report: () => undefined,
  };
}
