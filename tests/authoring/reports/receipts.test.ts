import { createServer } from "node:http";
import { expect, it, vi } from "vitest";
import type { PageReceipt } from "../../../src/authoring/operate/reports/door.ts";
import { createReceiver } from "../../../src/authoring/operate/reports/door.ts";
import { startReceiver } from "../../support/project/post-reports.ts";
import { listen } from "../../support/run/listen.ts";

const receipt: PageReceipt = {
  version: 1,
  what: "commit",
  by: "reserveRide",
  screen: "ride",
  release: "abcdefghijkl",
  market: "berlin",
  language: "de",
  at: 1_795_000_000_000,
  plan: "0".repeat(32),
  of: "0a1",
  shown: { price: "fff" },
  all: "1".repeat(32),
};

it("a receipt is handed on as it was posted, and counted nowhere", async () => {
  const kept: PageReceipt[] = [];
  const { post, prometheus, close } = await startReceiver({ onReceipt: (one) => void kept.push(one) });
  const before = prometheus();
  expect(await post(JSON.stringify(receipt))).toBe(204);
  expect(await post(JSON.stringify({ ...receipt, amount: "500" }))).toBe(400);
  expect(kept).toEqual([receipt]);
  expect(prometheus().replace('why="form"} 1', 'why="form"} 0')).toBe(before);
  await close();
});

it("a receipt that nobody keeps is refused, so that the device sends it again", async () => {
  const { post, close } = await startReceiver();
  expect(await post(JSON.stringify(receipt))).toBe(400);
  await close();
});

it("what a function of the receiver throws is said, and neither ends the process nor leaves the page without a response", async () => {
  const names = { releases: [], screens: [], markets: [] };
  const full = new Error("The disk is full.");
  const fail = (): never => {
    throw full;
  };
  const report = { version: 1, release: "", market: "", language: "", reports: [{ what: "page-load", screen: "", detail: {} }] };
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const [options, body, responds] of [
    [{ names: () => names, onReceipt: () => Promise.reject(full) }, receipt, 500],
    [{ names: () => names, onReceipt: fail }, receipt, 500],
    [{ names: () => names, onReports: fail }, report, 500],
    // Nobody loses a report because the names of the releases cannot be read.
    [{ names: fail }, report, 204],
  ] as const) {
    const receiver = createReceiver(options);
    // As the documentation says: a promise that rejects would be nobody's, and vitest fails for it as Node ends for it.
    const server = await listen(createServer((request, response) => receiver.handle(request, response)));
    const headers = { "content-type": "application/json" };
    const { status } = await fetch(server.origin, { method: "POST", body: JSON.stringify(body), headers });
    expect([status, said.mock.calls]).toEqual([responds, [[full]]]);
    said.mockClear();
    await server.close();
  }
  said.mockRestore();
});
