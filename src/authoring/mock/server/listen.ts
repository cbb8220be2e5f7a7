import type { Server } from "node:http";
import { isObject } from "../../../core/json/index.ts";

/** A server that runs until it is closed. */
export interface RunningServer {
  /** For example `http://127.0.0.1:4173`. */
  readonly origin: string;
  close(): Promise<void>;
}

/** On the loopback address only; 0 takes any free port. Rejects when the port is taken. */
export function listenLocally(server: Server, port: number): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ origin: `http://127.0.0.1:${isObject(address) ? address.port : port}`, close });
    });
  });
}
