/** The language server inside a program, over streams and over a port. */
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import {
  createProtocolConnection,
  type MessageReader,
  type MessageWriter,
  PortMessageReader,
  PortMessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { startLanguageServer } from "../../../src/authoring/language/server/door.ts";

const root = "tests/projects/library";
const document = pathToFileURL(`${root}/screens/books/search/screen.json`).href;

async function listSymbols(reader: MessageReader, writer: MessageWriter): Promise<unknown> {
  const client = createProtocolConnection(reader, writer);
  client.listen();
  await client.sendRequest("initialize", { processId: null, rootUri: null, capabilities: {} });
  const symbols = await client.sendRequest("textDocument/documentSymbol", { textDocument: { uri: document } });
  await client.sendRequest("shutdown");
  await client.sendNotification("exit");
  client.dispose();
  return symbols;
}

const named = expect.arrayContaining([expect.objectContaining({ name: "body" })]);

describe("startLanguageServer", () => {
  it("speaks over streams, and leaves the program running when the client ends", async () => {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    startLanguageServer({ reader: toServer, writer: toClient, root });
    expect(await listSymbols(new StreamMessageReader(toClient), new StreamMessageWriter(toServer))).toEqual(named);
  });

  it("speaks over a port", async () => {
    const { port1, port2 } = new MessageChannel();
    const server = startLanguageServer({ port: port2, root });
    expect(await listSymbols(new PortMessageReader(port1), new PortMessageWriter(port1))).toEqual(named);
    server.stop();
    port1.close();
  });
});
