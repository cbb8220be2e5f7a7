/** The mock server by itself: for pages of every origin, on the loopback address only. */
import { createServer } from "node:http";
import { basePath } from "../../../core/market/index.ts";
import { listenLocally } from "./listen.ts";
import { mockMiddleware } from "./middleware.ts";
import { watchMockProject } from "./read-project.ts";

interface MockOptions {
  readonly root: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Takes a line for each call that nobody would expect. */
  log(line: string): void;
}

interface RunningMock {
  /** What stands before the path of every call, for example `http://127.0.0.1:4010/v1`. */
  readonly address: string;
  close(): Promise<void>;
}

/** Rejects when the port is taken. */
export async function startMock({ root, port, log }: MockOptions): Promise<RunningMock> {
  const readProject = watchMockProject(root);
  const apiHeaders = { "Access-Control-Allow-Origin": "*" };
  const respond = mockMiddleware({ readProject, apiHeaders, log });
  const server = createServer((request, response) => {
    const { method = "", url = "", headers } = request;
    if (method === "OPTIONS") {
      response.writeHead(204, {
        ...apiHeaders,
        "Access-Control-Allow-Methods": headers["access-control-request-method"] ?? "GET",
        "Access-Control-Allow-Headers": headers["access-control-request-headers"] ?? "",
      });
      response.end();
      return;
    }
    respond(request, response, (error) => {
      log(error === undefined ? `The API has no ${method} ${url}. It begins at ${address()}.` : String(error));
      if (error === undefined) response.writeHead(404, apiHeaders).end();
      else response.destroy();
    });
  });
  const { origin, close } = await listenLocally(server, port);
  const address = (): string => origin + basePath(readProject().wire);
  return { address: address(), close };
}
