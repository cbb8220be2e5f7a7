// Recorded conversations with the tools: the same calls give the same, and what comes of them is accepted.
import { afterAll, describe, expect, it } from "vitest";
import { openMcpClient, startMcpClient } from "../authoring/assistant/mcp-client.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";
import { readBriefs } from "./brief.ts";
import { judge, replay } from "./play.ts";
import { openCopies } from "./project-copy.ts";

const copies = openCopies();
afterAll(copies.remove);

const all = readBriefs();

describe(`a brief (turn ${turn})`, () => {
  it.each(takeTurn(all, 10))("$name is played again and accepted", async (brief) => {
    const client = await openMcpClient(copies.take(brief.project));
    expect(await replay(client, brief.conversation)).toEqual(brief.conversation);
    expect(await judge(client, brief)).toEqual([]);
    await client.close();
  });

  it.each(takeTurn(all, 50))("$name over the pipes of a process", async (brief) => {
    const client = await startMcpClient(copies.take(brief.project));
    expect(await replay(client, brief.conversation)).toEqual(brief.conversation);
    await client.close();
  });
});
