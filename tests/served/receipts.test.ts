// What a borrower saw: a page sends a receipt at each consent and commit, and `prove` draws the screen again from the kept release.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { RunningServer } from "../../src/authoring/mock/server/index.ts";
import { hashOf } from "../../src/authoring/operate/release/hash.ts";
import { readBuild } from "../../src/authoring/operate/release/index.ts";
import { folderTarget } from "../../src/authoring/operate/release/target/folder-target.ts";
import { browserLaunch } from "../support/browser/browser.ts";
import { flowVisit } from "../support/engines/flow-visit.ts";
import { chromium, firefox } from "../support/engines/puppeteer.ts";
import { webkit } from "../support/engines/webkit.ts";
import { serveHost } from "../support/project/library-host.ts";
import { buildProduct, endpoint, writeProduct } from "../support/release/product-with-receipts.ts";
import { releaseBuild, releaseStub } from "../support/release/release-stub.ts";
import { runCommand } from "../support/run/run-command.ts";
import { isThorough } from "../support/run/thoroughness.ts";

const home = mkdtempSync(join(tmpdir(), "layar-receipts-"));
const root = join(home, "product");
const kept = join(home, "kept");
let server: RunningServer;

beforeAll(async () => {
  process.env["CHROMIUM_PATH"] = browserLaunch().executablePath;
  writeProduct(root);
  const dist = join(home, "dist");
  await buildProduct(root, dist);
  server = await serveHost(dist, root, {});
  const build = readBuild(dist);
  if (build === undefined) throw new Error("No build.");
  await releaseBuild(folderTarget(kept), build);
});
afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

type Receipt = { readonly [part: string]: unknown };

const received = async (): Promise<Receipt[]> => (await fetch(`${server.origin}${endpoint}`)).json();

const comes = (count: number) => vi.waitFor(async () => expect(await received()).toHaveLength(count), 60_000);

/** What the server has kept of the visit. */
const values = {
  account: "C7",
  params: {},
  data: {
    owed: {
      fines: [
        { id: "F1", title: "Kitchen", amount: 2.5 },
        { id: "F2", title: "Emma", amount: 4 },
      ],
      total: 6.5,
    },
  },
  state: { isAgreed: true },
};

/** As the page on operating says it, beside the product. */
const [, line = ""] = /^npx layar (prove .*)$/m.exec(readFileSync("docs/operating.md", "utf8")) ?? [];

async function prove(receipt: Receipt | undefined, given: object = values, to = kept) {
  writeFileSync(join(root, "receipt.json"), JSON.stringify(receipt));
  writeFileSync(join(root, "kept.json"), JSON.stringify(given));
  return runCommand(root, [...line.replace("/srv/layar", to).split(" "), "--json"]);
}

interface Told {
  readonly exit: number;
  /** What differs, in words that are the same at each run: of the names of disclosures one may be missing by chance. */
  readonly differs: readonly string[];
  readonly told: string;
}

async function judge(...given: Parameters<typeof prove>): Promise<Told> {
  const { exit, out, told } = await prove(...given);
  const { differs = [] }: { differs?: readonly { readonly in: string; readonly name?: string }[] } = out === "" ? {} : JSON.parse(out);
  return { exit, told, differs: [...new Set(differs.map((one) => (one.in === "release" ? `release ${one.name}` : one.in)))] };
}

const same: Told = { exit: 0, differs: [], told: "" };
const other = (...differs: readonly string[]): Told => ({ exit: 1, differs, told: "" });

/** In each engine: agrees, takes it back, agrees again, and pays. */
const kinds = [chromium, firefox, webkit].filter((kind) => kind.missing().length === 0);

describe("a visit", () => {
  let made: Receipt[][];

  beforeAll(async () => {
    made = [];
    for (const kind of kinds) {
      const before = (await received()).length;
      const engine = await kind.start();
      const tab = await engine.open();
      if (!tab) throw new Error(`${kind.name} opens no page.`);
      const { open, tap, sees } = flowVisit(tab, server.origin);
      await open("/fines?card=C7");
      await tap("[data-node=agree] input");
      await comes(before + 1);
      await tap("[data-node=pay]");
      await sees("[data-node=paid]");
      await comes(before + 2);
      // The page removes one when it has read the response, which is later than the server has it.
      const listKept = () => tab.evaluate("Object.keys(localStorage).filter((key) => key.includes('receipt'))");
      await vi.waitFor(async () => expect(await listKept()).toEqual([]), 60_000);
      expect(tab.faults).toEqual([]);
      await tab.close();
      await engine.close();
      made.push((await received()).slice(before));
    }
  });

  it("sends one receipt at the consent and one at the commit, without a value", () => {
    const release = readFileSync(join(kept, "current.json"), "utf8");
    const [consent, commit] = made[0] ?? [];
    const common = { version: 1, screen: "member-fines", release: JSON.parse(release).live, market: "utrecht", language: "nl" };
    expect([consent, commit]).toEqual([
      expect.objectContaining({ ...common, what: "consent", by: "agree" }),
      expect.objectContaining({ ...common, what: "commit", by: "payFines" }),
    ]);
    for (const receipt of made.flat()) {
      expect(JSON.stringify(receipt).length).toBeLessThanOrEqual(400);
      expect(Object.keys(Object(receipt["shown"]))).toEqual(["agreed", "owed"]);
    }
  });

  it("is proven by the kept release, whatever engine it was in", async () => {
    for (const receipt of made.flat()) expect(await judge(receipt)).toEqual(same);
  });

  it("is refused with a changed digit, word or account", async () => {
    const [, commit] = made[0] ?? [];
    const withTotal = (total: unknown) => ({ ...values, data: { owed: { ...values.data.owed, total } } });
    expect(await judge(commit, withTotal(6.4))).toEqual(other("disclosure"));
    expect(await judge(commit, { ...values, state: { isAgreed: false } })).toEqual(other("disclosure"));
    expect(await judge({ ...commit, of: "xyz" })).toEqual(other("account"));
    expect(await judge({ ...commit, plan: "0".repeat(32) })).toEqual(other("plan"));
    expect(await judge(commit, { ...values, account: "C8" })).toMatchObject({ exit: 1 });
    expect(await judge({ ...commit, shown: {}, all: "0".repeat(32) })).toEqual(other("disclosure"));
    expect(await judge(commit, { ...values, data: {} })).toMatchObject({ exit: 2, told: expect.stringContaining("lacks `data.owed`") });
    expect(await judge({ ...commit, release: "abcdefghijkl" })).toMatchObject({ exit: 2, told: expect.stringContaining("is not there") });
  });

  it("is proven without names that had no room in the receipt, and nothing is said of a screen that nobody knows", async () => {
    for (const receipt of made[0] ?? []) {
      expect(await judge({ ...receipt, shown: {} })).toEqual(same);
      expect(await judge({ ...receipt, screen: "", market: "" })).toEqual(same);
      const told = expect.stringContaining("none of the release has its plan");
      for (const screen of ["", "member-gone"])
        expect(await judge({ ...receipt, screen, plan: "0".repeat(32) })).toMatchObject({ exit: 2, told });
      expect(await judge({ ...receipt, by: "" })).toMatchObject({ exit: 2, told: expect.stringContaining("so nobody knows") });
    }
  });

  it("is refused by a release of which a word was changed, with its manifest or without", async () => {
    const [, commit] = made[0] ?? [];
    const forged = join(home, "forged");
    cpSync(kept, forged, { recursive: true, verbatimSymlinks: true });
    const manifestFile = join(forged, `releases/${commit?.["release"]}/manifest.json`);
    const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
    const isOfMarket = (file: string) => file.includes("I agree to pay ") && file.includes(" (nl)");
    const [path = ""] = Object.keys(manifest.files).filter(
      (one) => /^assets\/member-fines.*\.js$/.test(one) && isOfMarket(readFileSync(join(forged, one), "utf8")),
    );
    const text = readFileSync(join(forged, path), "utf8").replaceAll("I agree to pay", "I refuse to pay");
    writeFileSync(join(forged, path), text);
    expect(await judge(commit, values, forged)).toEqual(other(`release ${path}`));
    writeFileSync(manifestFile, JSON.stringify({ ...manifest, files: { ...manifest.files, [path]: hashOf(Buffer.from(text)) } }));
    expect(await judge(commit, values, forged)).toEqual(other("plan"));
  });

  it("gives what was kept to no file that was changed, and lets no other one send it", async () => {
    const [, commit] = made[0] ?? [];
    const forged = join(home, "sending");
    cpSync(kept, forged, { recursive: true, verbatimSymlinks: true });
    let connections = 0;
    const listener = createServer((socket) => {
      connections++;
      socket.destroy();
    });
    const port = await new Promise<unknown>((ready) => listener.listen(0, "127.0.0.1", () => ready(Object(listener.address()).port)));
    const manifestFile = join(forged, `releases/${commit?.["release"]}/manifest.json`);
    const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
    const path = Object.keys(manifest.files).find((one) => /^assets\/late-receipts-[\w-]+\.js$/.test(one)) ?? "";
    const text = `${readFileSync(join(forged, path), "utf8")}\nnew WebSocket("ws://127.0.0.1:${port}/");\n`;
    writeFileSync(join(forged, path), text);
    expect(await judge(commit, values, forged)).toEqual(other(`release ${path}`));
    writeFileSync(manifestFile, JSON.stringify({ ...manifest, files: { ...manifest.files, [path]: hashOf(Buffer.from(text)) } }));
    expect(await judge(commit, values, forged)).toEqual(same);
    expect(connections).toBe(0);
    await new Promise((closed) => listener.close(closed));
  });

  it("is proven after many releases, and after what is old has been removed", async () => {
    const target = folderTarget(kept);
    for (let at = 0; at < (isThorough ? 20 : 3); at++)
      await releaseStub(target, `n${"x".repeat(at + 1)}`, { folder: join(home, "stubs", String(at)) });
    expect(await runCommand(root, ["prune", "--keep", "1", "--to", kept])).toMatchObject({ exit: 0 });
    for (const receipt of made[0] ?? []) expect(await judge(receipt)).toEqual(same);
  });
});
