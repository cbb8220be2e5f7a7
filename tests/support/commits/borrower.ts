/** A borrower's phone in memory: storages that may refuse, tabs with their visits, a clock, and the real screens over the real HTTP client. */
import { createTestClock } from "../../../src/authoring/testing/flow-tests/open/test-clock.ts";
import { createTransport, openStorage, type Storage } from "../../../src/browser/runtime/index.ts";
import type { Settings } from "../../../src/core/format/index.ts";
import { compileShipped, moduleOf } from "../project/shipped-screens.ts";
import { type Opened, openTestSession, settle, testRequest } from "../session/open-session.ts";
import { reading, writing } from "../session/wire.ts";
import type { CommitCase } from "./commit-cases.ts";
import type { createCountingServer } from "./counting-server.ts";

const ofHost = { ...writing, baseUrl: "https://api.example" };

/** What a device may do with what it is asked to store. */
export const storages = ["works", "works", "works", "no device", "no visit", "none", "full", "lies"] as const;
export type Storing = (typeof storages)[number];

const plans = compileShipped();

function createArea(isRefused: boolean, how: Storing): { readonly storage: () => Storage; readonly clear: () => void } {
  const map = new Map<string, string>();
  const area: globalThis.Storage = {
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem(key, value) {
      if (isRefused && how === "full") throw new DOMException("full", "QuotaExceededError");
      if (!isRefused) map.set(key, value);
    },
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
  const find = (): globalThis.Storage => {
    if (isRefused && how !== "full" && how !== "lies") throw new DOMException("refused", "SecurityError");
    return area;
  };
  return { storage: () => openStorage(find), clear: () => map.clear() };
}

export interface Tab {
  readonly at: number;
  visit: ReturnType<typeof createArea>;
  /** Of the page that is loaded. */
  openedAt: number;
  page: { readonly device: Storage; readonly visit: Storage; readonly transport: ReturnType<typeof createTransport> };
  opened?: Opened;
}

export function createPhone(about: CommitCase, how: Storing, server: ReturnType<typeof createCountingServer>) {
  const refuses = (area: "device" | "visit"): boolean => how === "none" || how === "full" || how === "lies" || how === `no ${area}`;
  const clock = createTestClock();
  const device = createArea(refuses("device"), how);
  const url = new URL(about.address, "https://app.example");
  const query = new URLSearchParams(url.hash ? url.hash.split("?")[1] : url.search);
  const params = Object.fromEntries(query);
  const plan = plans.get(`${about.screen}@${url.searchParams.get("market") === "1" ? "india" : "indonesia"}`);
  if (plan === undefined) throw new Error(`No screen \`${about.screen}\`.`);
  const settings: Settings = { ...testRequest.settings, hosts: { ...testRequest.settings.hosts, navigate: "any" } };
  const launch = () => ({ ...testRequest.launch, owner: server.state.owner });

  const newVisit = () => createArea(refuses("visit"), how);
  const newPage = (visit: Tab["visit"]): Tab["page"] => ({
    device: device.storage(),
    visit: visit.storage(),
    transport: createTransport({ writing: ofHost, reading, launch: launch(), timeoutMs: 60_000, clock, random: () => 0.5 }),
  });
  const newTab = (at: number): Tab => {
    const visit = newVisit();
    return { at, visit, page: newPage(visit), openedAt: 0 };
  };

  const show = (tab: Tab, options: Parameters<typeof openTestSession>[0]): Opened => {
    tab.opened?.session.close();
    const request = { launch: launch(), params, env: { online: !server.state.isOffline, inMessagingApp: false }, ...options?.request };
    const ports = { ...tab.page, clock };
    tab.opened = openTestSession({ ...options, request, ports });
    return tab.opened;
  };
  return {
    ...{ clock, device, plan, newVisit, newPage, newTab },
    /** The screen that commits, with what it asks for filled in. */
    async open(tab: Tab): Promise<Opened> {
      server.state.tab = tab.at;
      const opened = show(tab, { plan, module: moduleOf(plan), request: { settings } });
      await rest();
      return opened;
    },
    /** Any other screen, by its route; it is ready unless its response does not come. */
    async openOther(tab: Tab, route: string, isReady = true): Promise<void> {
      show(tab, { plan: { id: "other", route, ...(!isReady && { load: { missing: { action: "missing", input: {}, after: [] } } }) } });
      await rest();
    },
    /** A complaint that was sent clears what is stored. */
    async complain(tab: Tab): Promise<void> {
      show(tab, { plan: { id: "complaint", route: "/complaint", onOpen: [{ do: "clear" }] } });
      await rest();
    },
  };
}

/** Lets everything that needs no time happen. */
export async function rest(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await settle();
}
