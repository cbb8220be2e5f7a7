/** A client of the tools, over the pipes of a process: one message a line. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

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

export interface McpClient {
  readonly tools: readonly { readonly name: string; readonly inputSchema: { readonly required?: readonly string[] } }[];
  call(name: string, input?: object): Promise<ToolResult>;
  /** As a client that keeps to nothing. */
  request(method: string, params: object): Promise<Reply>;
  close(): Promise<void>;
}

export async function startMcpClient(root: string, options: readonly string[] = []): Promise<McpClient> {
  const args = ["scripts/run-bundled.js", "src/authoring/cli/main.ts", "mcp", "--root", root, ...options];
  const server = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map<number, (reply: Reply) => void>();
  createInterface({ input: server.stdout }).on("line", (line) => {
    const { id, ...reply } = JSON.parse(line);
    waiting.get(id)?.(reply);
  });
  const send = (message: object) => server.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  let last = 0;
  const request = (method: string, params: object) => {
    const id = ++last;
    return new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      send({ id, method, params });
    });
  };
  await request("initialize", { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } });
  send({ method: "notifications/initialized" });
  const { result } = await request("tools/list", {});
  return {
    tools: result?.["tools"] as McpClient["tools"],
    request,
    async call(name, input = {}) {
      const { result: given, error } = await request("tools/call", { name, arguments: input });
      if (error !== undefined) return { text: error.message, said: "", isError: true };
      const [first, second] = (given?.["content"] ?? []) as readonly { readonly text: string }[];
      return { text: first?.text ?? "", said: second?.text ?? "", isError: given?.["isError"] === true };
    },
    async close() {
      server.stdin.end();
      if (server.exitCode === null) await once(server, "exit");
    },
  };
}
