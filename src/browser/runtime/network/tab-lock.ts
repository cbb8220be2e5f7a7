// The only place that touches the browser's locks. Older web views and pages without TLS have none.

/**
 * Runs a task that no other tab of this device is running under the same name; while one is, gives the other result instead.
 *
 * Without locks it just runs: only the server can then distinguish what two tabs begin at the same instant.
 */
export async function runInOneTab<T>(name: string, run: () => Promise<T>, otherwise: T): Promise<T> {
  let running: Promise<T> | undefined;
  const start = (): Promise<T> => {
    running = running ?? run();
    return running;
  };
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? start() : otherwise));
  } catch {
    return start();
  }
}
