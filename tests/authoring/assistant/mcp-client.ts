/** A client of the tools: over the pipes of a process, one message a line, or with the server in this process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { createServers } from "../../../src/authoring/cli/mcp/serve-tools.ts";

interface Reply {
  readonly result?: { readonly [name: string]: unknown };
  readonly error?: { readonly code: number; readonly message: string };
}

export interface ToolResult {
  readonly text: string;
  /** What is beside the result. */
  readonly said: string;
  readonly isError: boolean;
}

interface ListedTool {
  readonly name: string;
  readonly description: string;
  readonly annotations: { readonly readOnlyHint: boolean };
  readonly inputSchema: { readonly required?: readonly string[]; readonly properties?: { readonly [name: string]: object } };
}

export interface McpClient {
  readonly tools: readonly ListedTool[];
  call(name: string, input?: object): Promise<ToolResult>;
  /** As a client that keeps to nothing. */
  request(method: string, params: object): Promise<Reply>;
  /** A line that may be anything. */
  send(text: string): void;
  close(): Promise<void>;
}

/** Where messages go, and where they come from. */
interface Wire {
  /** A line. */
  send(text: string): void;
  onMessage(take: (message: unknown) => void): void;
  close(): Promise<void>;
}

/** Starts the server as an assistant does. */
export function startMcpClient(root: string, options: readonly string[] = []): Promise<McpClient> {
  const args = ["scripts/run-bundled.js", "src/authoring/cli/main.ts", "mcp", "--root", root, ...options];
  const server = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  return connect({
    send: (text) => void server.stdin.write(`${text}\n`),
    onMessage: (take) => void createInterface({ input: server.stdout }).on("line", (line) => take(JSON.parse(line))),
    async close() {
      server.stdin.end();
      if (server.exitCode === null) await once(server, "exit");
    },
  });
}

/** The same server without a process of its own: it shares what this one has compiled. */
export async function openMcpClient(root: string): Promise<McpClient> {
  const [here, there] = InMemoryTransport.createLinkedPair();
  const stop = new AbortController();
  await createServers({ root, stop: stop.signal })().connect(there);
  return connect({
    send: (text) => void here.send(JSON.parse(text)),
    onMessage(take) {
      here.onmessage = take;
    },
    async close() {
      stop.abort();
      await here.close();
    },
  });
}

async function connect({ send, onMessage, close }: Wire): Promise<McpClient> {
  const waiting = new Map<unknown, (reply: Reply) => void>();
  onMessage((message) => {
    const { id, ...reply } = Object(message);
    waiting.get(id)?.(reply);
  });
  let last = 0;
  const request = (method: string, params: object) => {
    const id = ++last;
    return new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    });
  };
  await request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } });
  send(JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }));
  const { result } = await request("tools/list", {});
  return {
    tools: result?.["tools"] as McpClient["tools"],
    request,
    send,
    close,
    async call(name, input = {}) {
      const { result: given, error } = await request("tools/call", { name, arguments: input });
      if (error !== undefined) return { text: error.message, said: "", isError: true };
      const [first, second] = (given?.["content"] ?? []) as readonly { readonly text: string }[];
      return { text: first?.text ?? "", said: second?.text ?? "", isError: given?.["isError"] === true };
    },
  };
}
