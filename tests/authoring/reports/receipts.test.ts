import { createServer } from "node:http";
import { expect, it } from "vitest";
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
  const full = createReceiver({
    names: () => ({ releases: [], screens: [], markets: [] }),
    onReceipt: () => Promise.reject(new Error("The disk is full.")),
  });
  const thrown: unknown[] = [];
  const server = await listen(
    createServer((request, response) => void full.handle(request, response).catch((error) => thrown.push(error))),
  );
  const { status } = await fetch(server.origin, {
    method: "POST",
    body: JSON.stringify(receipt),
    headers: { "content-type": "application/json" },
  });
  expect([status, thrown]).toEqual([500, [new Error("The disk is full.")]]);
  await server.close();
});
