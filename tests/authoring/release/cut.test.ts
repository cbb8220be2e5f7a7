/** A release that is cut at any moment: what visitors get is whole, and the same release goes on where it ended. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { folderTarget } from "../../../src/authoring/operate/release/target/folder-target.ts";
import { findBrokenIn } from "../../support/release/product.ts";
import { releaseStub } from "../../support/release/release-stub.ts";
import { createRandom } from "../../support/run/random.ts";
import { takeTurn } from "../../support/run/thoroughness.ts";

const home = mkdtempSync(join(tmpdir(), "layar-cut-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const script = fileURLToPath(new URL("../../support/release/release-cut.ts", import.meta.url));
const to = join(home, "target");
const builds = join(home, "builds");

/** In a process of its own: gives what it has printed, undefined when it was cut. */
async function releaseUntil(name: string, moment: number): Promise<string | undefined> {
  const args = ["--import", "tsx", script, to, builds, name, String(moment)];
  return promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => stdout,
    ({ signal, stderr }) => {
      expect([signal, stderr]).toEqual(["SIGKILL", ""]);
      return undefined;
    },
  );
}

/** By what a visitor can see. */
function look(): { readonly live: string; readonly page: string | undefined; readonly broken: readonly string[] } {
  const { live } = JSON.parse(readFileSync(join(to, "current.json"), "utf8"));
  const page = /data-release="([^"]+)"/.exec(readFileSync(join(to, "served/7f/index.html"), "utf8"))?.[1];
  return { live, page, broken: findBrokenIn(to) };
}

describe("a release that is cut", () => {
  const seed = 20_260_101;
  const random = createRandom(seed);
  /** Parts of the whole: twenty anywhere, and each of the last steps, in which the pointer moves. */
  const moments = [
    ...Array.from({ length: 20 }, () => ({ part: random(), fromEnd: 0, isMidway: random() < 0.5 })),
    ...Array.from({ length: 8 }, (_, fromEnd) => ({ part: 1, fromEnd, isMidway: random() < 0.5 })),
  ];

  it(`leaves a live release that is whole at every moment, and goes on (seed ${seed})`, async () => {
    await releaseUntil("first", 0);
    const steps = Number(await releaseUntil("second", 0));
    expect(steps).toBeGreaterThan(280);
    for (const { part, fromEnd, isMidway } of takeTurn(moments, 7)) {
      const before = look();
      const moment = Math.max(1, Math.floor(part * steps)) - fromEnd + (isMidway ? 0.5 : 0);
      const name = `n${String(moment).replace(".", "x")}`;
      expect(await releaseUntil(name, moment), `cut at ${moment}`).toBeUndefined();
      const cut = look();
      expect([cut.page, cut.broken], `cut at ${moment}`).toEqual([cut.live, []]);
      const id = await releaseStub(folderTarget(to), name, { folder: join(builds, name) });
      expect([before.live, id], `cut at ${moment}`).toContain(cut.live);
      expect(look(), `cut at ${moment}`).toEqual({ live: id, page: id, broken: [] });
    }
  });
});
