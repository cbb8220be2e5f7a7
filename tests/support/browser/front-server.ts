/** Stands before the built app and responds in its place: a script that is gone, a new release, a network that is down. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { listen } from "../run/listen.ts";

export interface FakeResponse {
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

export interface FrontServer {
  readonly origin: string;
  /** By path; the app serves every other one. */
  readonly answers: Map<string, FakeResponse>;
  /** Drops every connection. */
  isDown: boolean;
  /** Path and query of each request, in order. */
  readonly asked: string[];
  /** Makes requests for a path wait; gives the function that releases them. */
  hold(path: string): () => void;
  close(): Promise<void>;
}

export async function startFrontServer(behind: string): Promise<FrontServer> {
  const server = createServer((incoming, response) => void answer(incoming, response));
  const { origin, close } = await listen(server);
  const held = new Map<string, Promise<void>>();
  const front: FrontServer = {
    origin,
    close,
    answers: new Map(),
    isDown: false,
    asked: [],
    hold(path) {
      let letGo = (): void => {};
      held.set(path, new Promise((resolve) => (letGo = resolve)));
      return letGo;
    },
  };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = incoming.url ?? "/";
    const [path = "/"] = url.split("?");
    front.asked.push(url);
    await held.get(path);
    const own = front.answers.get(path);
    if (front.isDown) response.destroy();
    else if (own) response.writeHead(own.status ?? 200, own.headers).end(own.body);
    else passOn(incoming, response);
  }

  function passOn(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url } = incoming;
    const outgoing = request(behind + url, { method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 500, answered.headers);
      answered.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  }

  return front;
}
