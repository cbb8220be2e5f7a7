// Plays briefs with a program, such as one that asks a language model, and prints how each came out; the last column is why one is not
// accepted. `npm run briefs -- --with "<command>"`, with names of briefs for some of them, and `--record` to store what was said.
//
// The program is started for each brief and gets a line of JSON on its standard input: `{ "brief", "tools" }`. Each line that it writes is
// a call, `{ "tool", "input" }`, to which it gets a line `{ "text", "said", "isError" }`. It ends when it is done.
//
// Without `--with` the recorded conversations are replayed, and `--record` stores what the tools give now.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { encode } from "gpt-tokenizer";
import { type McpClient, openMcpClient, type ToolResult } from "../authoring/assistant/mcp-client.ts";
import { type Brief, type Call, readBriefs, recordBrief } from "./brief.ts";
import { countRounds, describeCalls, judge, replay } from "./play.ts";
import { openCopies } from "./project-copy.ts";

const { values, positionals } = parseArgs({
  options: { with: { type: "string" }, record: { type: "boolean" } },
  allowPositionals: true,
});
const copies = openCopies();
/** A model that has not ended by then repeats itself. */
const mostCalls = 60;

/** A line of standard output for each call, until the program ends. */
async function converse(command: string, client: McpClient, { brief }: Brief): Promise<Call[]> {
  const program = spawn(command, { shell: true, stdio: ["pipe", "pipe", "inherit"] });
  const send = (message: object) => program.stdin.write(`${JSON.stringify(message)}\n`);
  send({ brief, tools: client.tools });
  const made: { tool: string; input: object; result: ToolResult }[] = [];
  for await (const line of createInterface({ input: program.stdout })) {
    const { tool, input } = JSON.parse(line);
    const result = await client.call(tool, input);
    made.push({ tool, input, result });
    if (made.length === mostCalls) program.kill();
    send(result);
  }
  const tokens = encode(JSON.stringify(made.map(({ result }) => result))).length;
  process.stdout.write(`${String(tokens).padStart(7)} tokens `);
  return describeCalls(made);
}

/** Plays one in a copy of its project, and says whether it is accepted. */
async function play(brief: Brief): Promise<boolean> {
  const client = await openMcpClient(copies.take(brief.project));
  const calls = await (values.with === undefined ? replay(client, brief.conversation) : converse(values.with, client, brief));
  const reasons = await judge(client, brief);
  if (values.record === true) recordBrief(brief, calls);
  await client.close();
  const counts = `${String(calls.length).padStart(3)} calls, ${countRounds(calls)} rounds`;
  console.log(`${brief.name.padEnd(32)} ${counts}  ${reasons.join("\n") || "accepted"}`);
  return reasons.length === 0;
}

async function playAll(): Promise<void> {
  const briefs = readBriefs().filter(({ name }) => positionals.length === 0 || positionals.some((one) => name.includes(one)));
  let accepted = 0;
  for (const brief of briefs) if (await play(brief)) accepted += 1;
  copies.remove();
  console.log(`${accepted} of ${briefs.length} accepted`);
  process.exitCode = accepted === briefs.length ? 0 : 1;
}

void playAll();
