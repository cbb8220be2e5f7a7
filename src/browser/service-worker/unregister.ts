/** Removes the worker and all that it cached from the device. */

/** Storage of the page. */
interface Marks {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

export interface RemovalOptions {
  /** Lasts for the visit. */
  readonly visit: Marks;
  /** Whether a call is under way that must not be interrupted. */
  isBusy(): boolean;
}

const reloadedKey = "layar.worker.reloaded";

/** The page that is open was served by the worker, so it is loaded again, once per visit. */
export async function removeWorker({ visit, isBusy }: RemovalOptions): Promise<void> {
  const { serviceWorker, userActivation } = navigator;
  const registration = await serviceWorker.getRegistration(import.meta.env.BASE_URL);
  await registration?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith("layar-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  // The next load is without the worker anyway: do not lose what a user has begun on this page.
  const isInUse = isBusy() || userActivation?.hasBeenActive;
  if (!serviceWorker.controller || isInUse || visit.read(reloadedKey) !== null) return;
  visit.write(reloadedKey, "1");
  location.reload();
}
