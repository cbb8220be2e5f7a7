import { CallError } from "./call.ts";
import { useProject } from "./project-store.ts";

/** Asks again whenever the server responds again; any other failure is the caller's. */
export async function untilReached<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CallError && error.isUnreachable)) throw error;
      await whenReached();
    }
  }
}

function whenReached(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useProject.subscribe(({ project }, before) => {
      if (project === before.project) return;
      stop();
      resolve();
    });
    void useProject.getState().refresh();
  });
}
