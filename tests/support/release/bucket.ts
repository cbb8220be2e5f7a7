/** A bucket of a real S3 server on this machine: `moto_server` of the registry of Python. */
import { spawn } from "node:child_process";
import { isAllThere, runs } from "../run/is-all-there.ts";
import { findFreePort } from "../run/listen.ts";

export async function canTestBuckets(): Promise<boolean> {
  const hasClient = await import("@aws-sdk/client-s3").then(() => true).catch(() => false);
  const missing = [...(runs("moto_server", ["--help"]) ? [] : ["moto_server"]), ...(hasClient ? [] : ["@aws-sdk/client-s3"])];
  return isAllThere("releases to a bucket", missing, "pip install 'moto[server]==5.2.1', npm install");
}

export interface Bucket {
  readonly origin: string;
  stop(): void;
}

/** Its client looks for it in the environment. */
export async function startBucket(name: string): Promise<Bucket> {
  const port = await findFreePort();
  const server = spawn("moto_server", ["-H", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  const make = () => fetch(`${origin}/${name}`, { method: "PUT", headers: { Authorization: "AWS test:test" } }).catch(() => undefined);
  while ((await make())?.status !== 200) {
    if (server.exitCode !== null) throw new Error("moto_server has ended by itself.");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, stop: () => void server.kill() };
}
