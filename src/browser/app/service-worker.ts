/** Registers and supervises the service worker. Fetched some time after the page, and starts once there is something to read. */
import { fallback, texts } from "virtual:layar/worker-texts";
import { openStorage } from "../runtime/index.ts";
import { superviseWorker, type UpdateTexts } from "../service-worker/index.ts";
import { isSending } from "./browser-ports.ts";

export async function superviseOnceReady(): Promise<void> {
  while (document.querySelector("[data-state=loading]")) await new Promise((resolve) => setTimeout(resolve, 500));
  await superviseWorker({
    visit: openStorage(() => window.sessionStorage),
    isBusy: isSending,
    texts: (): UpdateTexts => texts[document.documentElement.lang] ?? fallback,
  });
}
