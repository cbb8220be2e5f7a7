/** What a borrower does, in each engine that is installed; `npm ci` installs a Chromium. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveDist } from "../support/browser/built-app.ts";
import { startFrontServer } from "../support/browser/front-server.ts";
import { photo } from "../support/browser/photo.ts";
import type { Engine } from "../support/engines/engine.ts";
import { flowVisit } from "../support/engines/flow-visit.ts";
import { flows } from "../support/engines/flows.ts";
import { chromium, firefox } from "../support/engines/puppeteer.ts";
import { webkit } from "../support/engines/webkit.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const folder = mkdtempSync(join(tmpdir(), "layar-photo-"));
const photoPath = join(folder, photo.name);

let app: Awaited<ReturnType<typeof serveDist>>;
beforeAll(async () => {
  writeFileSync(photoPath, photo.buffer);
  app = await serveDist((line) => expect.fail(line));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Starting an engine takes seconds, so each runs some flows by turns, others than its neighbour. */
const kinds = [chromium, firefox, webkit].map((kind, index) => ({ ...kind, flows: takeTurn(flows, 4, index) }));

describe.each(kinds)(`in $name, a borrower (turn ${turn})`, (kind) => {
  const missing = kind.missing();
  // Where nobody misses it.
  if (missing.length > 0)
    process.stderr.write(`\n!!! NOT TESTED: flows in ${kind.name}, because it is not here (apt-get install ${missing.join(" ")})\n\n`);

  let engine: Engine;
  beforeAll(async () => {
    if (missing.length === 0) engine = await kind.start();
  });
  afterAll(() => engine?.close());

  it.skipIf(missing.length > 0).each(kind.flows)("$title", async ({ run, sends, hasStorage }) => {
    const front = await startFrontServer(app.origin);
    const tab = await engine.open({ hasStorage });
    try {
      if (!tab) return void process.stderr.write(`\n!!! NOT TESTED: ${kind.name} cannot be made to store nothing\n\n`);
      await run(flowVisit(tab, front.origin), photoPath);
      if (sends) expect(front.asked.filter((url) => url.startsWith(sends)).length).toBe(1);
      expect(tab.faults).toEqual([]);
    } finally {
      await tab?.close();
      await front.close();
    }
  });
});
