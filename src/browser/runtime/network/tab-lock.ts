// The only place that touches the browser's locks. Older web views and pages without TLS have none.

/**
 * Runs a task that no other tab of this device is running under the same name for the same owner; while one is, gives the other result
 * instead. Where the owner is not known, it may be anybody.
 *
 * Without locks it just runs: only the server can then distinguish what two tabs begin at the same instant.
 */
export async function runInOneTab<T>(owner: string, name: string, run: () => Promise<T>, otherwise: T): Promise<T> {
  let running: Promise<T> | undefined;
  const start = (): Promise<T> => {
    running = running ?? run();
    return running;
  };
  const hold = (of: string, mode: LockMode, then: () => Promise<T>): Promise<T> =>
    navigator.locks.request(of, { mode, ifAvailable: true }, (lock) => (lock ? then() : otherwise));
  try {
    return await (owner ? hold(name, "shared", () => hold(`${owner}.${name}`, "exclusive", start)) : hold(name, "exclusive", start));
  } catch {
    return start();
  }
}
