/** What a page does about its service worker, once per load: registers it, offers its updates, or removes it. */
import { checkHealth } from "./health-check.ts";
import { scriptUrl } from "./script-url.ts";
import { type RemovalOptions, removeWorker } from "./unregister.ts";
import { promptForUpdate, type UpdateTexts } from "./update-prompt.ts";

export type { UpdateTexts };

export interface WorkerOptions extends RemovalOptions {
  /** Of the notice, in the language of the page. */
  texts(): UpdateTexts;
}

/** Never rejects: where there is no worker, or one is refused, the app works without it. */
export async function superviseWorker(options: WorkerOptions): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    // Many web views have none.
    if (!serviceWorker) return;
    const isThere = Boolean(await serviceWorker.getRegistration(import.meta.env.BASE_URL));
    const verdict = await checkHealth(isThere);
    if (verdict === "remove") await removeWorker(options);
    else if (verdict === "keep") await keepWorker(serviceWorker, options);
  } catch {
    // Refused by the browser, by its settings or for lack of space.
  }
}

async function keepWorker(serviceWorker: ServiceWorkerContainer, { texts, isBusy }: WorkerOptions): Promise<void> {
  const isControlled = Boolean(serviceWorker.controller);
  const registration = await serviceWorker.register(scriptUrl(), { scope: import.meta.env.BASE_URL });
  const look = (): void => {
    // The first worker of a page replaces nothing.
    if (registration.waiting && serviceWorker.controller) promptForUpdate({ registration, texts: texts(), isBusy });
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  look();
  document.addEventListener("visibilitychange", () => {
    // A web view may stay on one page for days. Without a network there is no update either.
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
  if (isControlled) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage(location.pathname);
}
