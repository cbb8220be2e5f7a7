/** A built checkout behind its own preview server. */
import { type ChildProcess, spawn } from "node:child_process";
import { findFreePort } from "../../tests/support/run/listen.ts";

/**
 * Gives its address, for example `http://127.0.0.1:4173`. The server ends with this process, and what it has to say about calls goes to
 * standard error. Rejects when it ends before it has printed its address.
 */
export async function serveCheckout(name: "old" | "new", folder: string): Promise<string> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  // A group of its own, because npm hands signals on to nobody.
  const server = spawn("npm", ["run", "preview"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  process.once("exit", () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  });
  let said = "";
  server.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  try {
    await untilPrinted(server, origin);
  } catch {
    throw new Error(`\`npm run preview\` in ${folder} did not start; run \`npm run build\` there first.\n${said}`);
  }
  server.stderr.on("data", (text: Buffer) => process.stderr.write(`${name} server: ${text}`));
  return origin;
}

function untilPrinted(server: ChildProcess, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = "";
    server.stdout?.on("data", (text: Buffer) => {
      printed += text;
      if (printed.includes(address)) resolve();
    });
    server.on("error", reject);
    server.on("exit", reject);
  });
}
