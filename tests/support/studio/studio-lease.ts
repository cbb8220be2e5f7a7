// Global setup of the served project. One studio and one browser serve all files that test the studio, one file after the
// other; they start when the first of them asks, and each file finds them as if it were the first.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import type { StudioPlace } from "./studio-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the studio can be leased. */
    readonly studioLease: string;
  }
}

interface Started {
  readonly child: ChildProcess;
  readonly place: StudioPlace;
}

/** Starts it; it ends when its channel is closed. With a port, on a project that is there already, and without a browser. */
export async function startStudio(given: { readonly port: string; readonly root: string } | undefined = undefined): Promise<Started> {
  const args = given === undefined ? [] : [given.port, given.root];
  // As `npm start` runs it, also where a build has made this process one for production.
  const env = { ...process.env, NODE_ENV: "development" };
  const child = fork(fileURLToPath(new URL("studio-server.ts", import.meta.url)), args, { execArgv: ["--import", "tsx"], env });
  const [place] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("The studio of the tests did not start."))),
  ]);
  return { child, place };
}

async function restore({ child }: Started): Promise<void> {
  const restored = once(child, "message");
  child.send("restore");
  await restored;
}

/** Runs before the files of the project; gives what runs after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<Started> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  /** The caller has the studio until the connection ends, also when that is because a worker has died. */
  const lease = async (response: ServerResponse): Promise<void> => {
    const before = last;
    last = Promise.all([before, once(response, "close")]);
    await before;
    if (started === undefined) started = startStudio();
    else await restore(await started);
    response.write(`${JSON.stringify((await started).place)}\n`);
  };
  const server = createServer((_request, response) => void lease(response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  project.provide("studioLease", `http://127.0.0.1:${port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    if (started === undefined) return;
    const { child } = await started;
    const exited = once(child, "exit");
    child.disconnect();
    await exited;
  };
}
