/** Plays a conversation with the tools, and judges what came of it. */
import type { FlowTest } from "../../src/core/format/index.ts";
import { parseJson } from "../../src/core/json/index.ts";
import type { McpClient, ToolResult } from "../authoring/assistant/mcp-client.ts";
import type { Brief, Call } from "./brief.ts";
import { hold } from "./hold.ts";

/** The calls of a conversation with what they give now. */
export async function replay(client: McpClient, conversation: readonly Call[]): Promise<Call[]> {
  const results: ToolResult[] = [];
  for (const { tool, input } of conversation) results.push(await client.call(tool, input));
  return describeCalls(conversation.map((call, index) => ({ ...call, result: results[index] ?? { text: "", said: "", isError: true } })));
}

interface Made extends Omit<Call, "gave"> {
  readonly result: ToolResult;
}

export function describeCalls(made: readonly Made[]): Call[] {
  return made.map(({ tool, input, result }, index) => {
    const later = JSON.stringify(made.slice(index + 1).map((one) => one.input));
    return { tool, input, gave: hold(tool, result, later) };
  });
}

/** How often the draft had to be corrected: checks that found something. */
export function countRounds(conversation: readonly Call[]): number {
  return conversation.filter(({ tool, gave }) => (tool === "check" || tool === "fix") && gave.length > 0).length;
}

/** Why the project is not what the brief asks for; empty when it is. Its tests stand beside the screens from then on. */
export async function judge(client: McpClient, { accept }: Brief): Promise<string[]> {
  const checked = await client.call("check");
  if (checked.isError || hold("check", checked, "").length > 0) return [checked.text];
  // Afterwards, because they name wordings where tests of a project name texts.
  for (const [screen, tests] of Object.entries(accept)) await addTests(client, screen, tests);
  const failed: string[] = [];
  for (const screen of Object.keys(accept)) {
    const tested = await client.call("test", { screen });
    if (tested.isError || hold("test", tested, "").length > 0) failed.push(tested.text);
  }
  return failed;
}

async function addTests(client: McpClient, screen: string, tests: { readonly [name: string]: FlowTest }): Promise<void> {
  const path = `screens/${screen.replace("-", "/")}/tests.json`;
  const { text, isError } = await client.call("read", { path });
  const own = isError ? {} : Object(parseJson(text));
  await client.call("write", { path, text: JSON.stringify({ ...own, tests: { ...own.tests, ...tests } }) });
}
