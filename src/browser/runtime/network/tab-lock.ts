// The only place that touches the browser's locks. Older web views and pages without TLS have none.

/**
 * Runs what no other tab of this device is running under the same name; while one is, gives the other answer instead.
 *
 * Without locks it just runs: what two tabs begin within the same instant is then told apart by the server alone.
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
