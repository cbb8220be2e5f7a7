/** Visitors load pages with all their files, many times a second, while releases, shares and rollbacks come one after the other. */
import { Agent } from "node:https";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { findFormer, pointAt } from "../../src/authoring/operate/release/pointer.ts";
import { folderTarget } from "../../src/authoring/operate/release/target/folder-target.ts";
import { isServerInstalled, ownSettings, type RealServer, startRealServer } from "../support/project/real-servers.ts";
import { releaseStub } from "../support/release/release-stub.ts";
import { createRandom } from "../support/run/random.ts";
import { isThorough } from "../support/run/thoroughness.ts";

/** Each with a share, a release and a rollback. */
const turns = isThorough ? ["a", "b", "c", "d", "e"] : ["a"];
const visitors = 24;
/** Between two moves of the pointer. */
const visitsBetween = isThorough ? 500 : 50;
/** Of one visitor: all of them ask for at most 1,800 files a second. */
const visitMs = 40;

interface Load {
  /** What went wrong, in words. */
  readonly failed: readonly string[];
  readonly asked: number;
  readonly perSecond: number;
}

/** `during` is given what waits until so many more visits are over. */
async function visitWhile(
  server: RealServer,
  nameOf: ReadonlyMap<string, string>,
  during: (visits: (more: number) => Promise<void>) => Promise<void>,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const random = createRandom(1);
  const failed: string[] = [];
  let waiting: { readonly until: number; readonly go: () => void } | undefined;
  let isOver = false;
  let asked = 0;
  let visits = 0;
  const get = async (path: string, cookie: string): Promise<string> => {
    asked++;
    const found = await server.ask(path, { agent, cookie });
    if (found?.status !== 200) failed.push(`${path}: ${found?.status ?? "cut"}`);
    return found?.text ?? "";
  };
  const visit = async (): Promise<void> => {
    const cookie = `layar_part=${Math.floor(random() * 256)
      .toString(16)
      .padStart(2, "0")}`;
    const page = await get(random() < 0.5 ? "/" : "/about", cookie);
    const id = /data-release="([^"]+)"/.exec(page)?.[1] ?? "";
    const name = nameOf.get(id);
    const scripts = Array.from(page.matchAll(/<script src="([^"]+)">/g), ([, path = ""]) => path);
    const texts = await Promise.all(scripts.map((path) => get(path, cookie)));
    const isWhole = page.endsWith("</html>") && page.includes(`p{color:${name}}`) && page.includes(`<p>${name}</p>`);
    const isOne = texts[0] === `document.title = "${name}";` && texts[1] === "document.documentElement.dataset.shared = 'yes';";
    if (!isWhole || !isOne) failed.push(`${id} ${name}: ${page} ${texts.join()}`);
    if (++visits === waiting?.until) waiting.go();
  };
  const come = async (): Promise<void> => {
    while (!isOver) await Promise.all([visit(), wait(visitMs)]);
  };
  const began = performance.now();
  const coming = Promise.all(Array.from({ length: visitors }, come));
  await during(
    (more) =>
      new Promise((go) => {
        waiting = { until: visits + more, go };
      }),
  );
  isOver = true;
  await coming;
  agent.destroy();
  return { failed, asked, perSecond: Math.round((1000 * asked) / (performance.now() - began)) };
}

describe.each(["nginx", "caddy"] as const)("behind a real %s", (kind) => {
  it.runIf(isServerInstalled(kind))("no request fails and no page is of two releases, while they go and come", async () => {
    const server = await startRealServer(kind, { ...ownSettings, releases: "/srv/layar" });
    const target = folderTarget(server.releases);
    const nameOf = new Map<string, string>();
    const send = async (name: string, share?: number): Promise<void> => {
      const folder = join(server.releases, "..", "builds", name);
      nameOf.set(await releaseStub(target, name, { folder, share }), name);
    };
    const goBack = async (): Promise<void> => {
      const seen = await target.readPointer(true);
      const former = (seen.pointer && findFormer(seen.pointer)) ?? "";
      expect(await target.movePointer(pointAt(former, seen.pointer, { by: "", at: new Date().toISOString() }), seen)).toBe(true);
    };
    await send("first");
    // Their pages are known before a visitor sees one.
    for (const name of turns) await send(name);
    const { failed, asked, perSecond } = await visitWhile(server, nameOf, async (visits) => {
      for (const name of turns)
        for (const move of [() => send(`first`), () => send(name, 50), () => send(name), goBack]) {
          await move();
          await visits(visitsBetween);
        }
    });
    await server.stop();
    process.stdout.write(`${kind}: ${asked} requests, ${perSecond} a second, ${4 * turns.length} moves of the pointer\n`);
    expect(failed).toEqual([]);
  });
});
