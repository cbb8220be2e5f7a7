/** Implements the ports of a session with the APIs of a browser page. */

import { flags } from "virtual:layar/flags";
import { receipts } from "virtual:layar/receipts";
import { logReport } from "#checks";
import type { Settings } from "../../core/format/index.ts";
import type { Launch } from "../../core/market/index.ts";
import { findBridge } from "../bridge/index.ts";
import {
  clock,
  createTransport,
  type Navigation,
  type Ports,
  type Report,
  type Storage,
  type Transport,
  type Wire,
} from "../runtime/index.ts";

export interface Deployment extends Pick<Wire, "reading" | "writing"> {
  readonly launch: Launch;
  readonly settings: Settings;
  /** The language that the user has chosen, '' for none. */
  language(): string;
  /** Storage that stays on the device. */
  readonly device: Storage;
  /** Storage that lasts for the visit. */
  readonly visit: Storage;
}

const messagingApps = /WhatsApp|Telegram|FBAN|FBAV|Instagram|Line\/|MicroMessenger/;

/** What may differ from one screen to the next. */
export function readEnvironment(): { readonly online: boolean; readonly inMessagingApp: boolean } {
  return { online: navigator.onLine, inMessagingApp: messagingApps.test(navigator.userAgent) };
}

/** Sends what operators can act on to where the settings say, from the share of page loads that they say. */
function createReport({ reports }: Settings): Ports["report"] {
  const isOn = reports !== undefined && Math.random() < reports.share;
  return (report: Report) => {
    logReport(report);
    // Fetched when there is something to send.
    if (isOn) import("./reports/reports.ts").then(({ addReport }) => addReport(report, reports.endpoint)).catch(() => {});
  };
}

let sending = 0;

/** Whether a call other than a read is under way: the page must not be reloaded then. */
export function isSending(): boolean {
  return sending > 0;
}

/** A transport that counts its calls, and says which commits are on their way. It never rejects. */
function counted(send: Transport): Transport {
  return (call, options) => {
    const answer = send(call, options);
    if (!call.action.reads) {
      sending++;
      answer.then(() => sending--);
    }
    if (call.action.commits) receipts?.committed(call.name);
    return answer;
  };
}

export function createBrowserPorts(deployment: Deployment, navigation: Navigation): Ports {
  const { launch, settings, writing, reading, language, device, visit } = deployment;
  const { timeoutMs } = settings;
  const { adopt } = window.layarFirstCalls ?? {};
  return {
    transport: counted(createTransport({ writing, reading, launch, language, timeoutMs, clock, random: Math.random, adopt })),
    bridge: findBridge(window, launch.common["platform"] ?? ""),
    device,
    visit,
    clock,
    flags,
    navigation,
    isHidden: () => document.visibilityState === "hidden",
    report: createReport(settings),
  };
}
