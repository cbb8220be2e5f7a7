import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What a test gets of the process of a studio. */
export interface StudioPlace {
  readonly root: string;
  /** Without a slash at its end. */
  readonly origin: string;
  readonly pid: number;
}

interface Started {
  readonly child: ChildProcess;
  readonly place: StudioPlace;
  /** Ends it, and removes its copy of the project. */
  stop(): Promise<void>;
}

/** Starts a studio on a port of its own, on a copy of the shipped project; or where one was, on a project that is there already. */
export async function startStudio(given: { readonly port: string; readonly root: string } | undefined = undefined): Promise<Started> {
  const args = given === undefined ? [] : [given.port, given.root];
  // As `npm start` runs it, also where a build has made this process one for production.
  const env = { ...process.env, NODE_ENV: "development" };
  const child = fork(fileURLToPath(new URL("studio-server.ts", import.meta.url)), args, { execArgv: ["--import", "tsx"], env });
  const exited = once(child, "exit");
  const [place] = await Promise.race([
    once(child, "message"),
    exited.then(() => Promise.reject(new Error("The studio of the tests did not start."))),
  ]);
  const stop = async (): Promise<void> => {
    child.disconnect();
    await exited;
  };
  return { child, place, stop };
}
