/** A bucket of a real S3 server on this machine: `moto_server` of the registry of Python. */
import { execFileSync, spawn } from "node:child_process";
import { findFreePort } from "../run/listen.ts";

/** Whether it can be tested here. Where it cannot, says so where nobody misses it. */
export async function canTestBuckets(): Promise<boolean> {
  const missing = [
    ...(isThere(() => execFileSync("moto_server", ["--help"], { stdio: "ignore" }))
      ? []
      : ["moto_server (pip install 'moto[server]==5.2.1')"]),
    ...((await import("@aws-sdk/client-s3").then(() => true).catch(() => false)) ? [] : ["@aws-sdk/client-s3 (npm install)"]),
  ];
  if (missing.length > 0)
    process.stderr.write(`\n!!! NOT TESTED: releases to a bucket, because ${missing.join(" and ")} cannot be run\n\n`);
  return missing.length === 0;
}

function isThere(run: () => void): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
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
