/** Servers on free ports of this machine. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  readonly port: number;
  /** For example `http://127.0.0.1:4173`. */
  readonly origin: string;
  close(): Promise<void>;
}

export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** For a server that has to be given one. */
export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
