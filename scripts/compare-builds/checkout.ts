/** A built checkout behind its own preview server. */
import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

export interface Checkout {
  readonly name: "old" | "new";
  /** For example `http://127.0.0.1:4173`. */
  readonly origin: string;
  close(): void;
}

/** Rejects when the server ends before it has printed an address. What it has to say about calls goes to standard error. */
export async function serveCheckout(name: Checkout["name"], folder: string): Promise<Checkout> {
  const port = await findPort();
  // A group of its own, because npm hands signals on to nobody.
  const server = spawn("npm", ["run", "preview"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let isOpen = true;
  const close = (): void => {
    if (server.pid !== undefined && server.exitCode === null && isOpen) process.kill(-server.pid);
    isOpen = false;
  };
  let said = "";
  server.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  try {
    await untilPrinted(server, `http://127.0.0.1:${port}`);
  } catch {
    close();
    throw new Error(`\`npm run preview\` in ${folder} did not start; run \`npm run build\` there first.\n${said}`);
  }
  server.stderr.on("data", (text: Buffer) => process.stderr.write(`${name} server: ${text}`));
  return { name, origin: `http://127.0.0.1:${port}`, close };
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

function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address !== null ? resolve(address.port) : reject(new Error("There is no port.")),
      );
    });
  });
}
