import { afterAll, describe, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { createReader, remoteSource } from "../../../src/authoring/without-build/remote/index.ts";
import { allowUrl, type CompiledNode } from "../../../src/browser/runtime/index.ts";
import { loadScreenValidator } from "../../support/project/load-validator.ts";
import { isThorough, takeTurn, turn } from "../../support/run/thoroughness.ts";
import { hostileScreen } from "../../support/session/hostile-screens.ts";
import { openTestSession } from "../../support/session/open-session.ts";
import { builtInConsent, goodScreen } from "./good-screen.ts";

const source = remoteSource(loadProject(readProjectFiles(".")), "india");
const read = createReader(source, await loadScreenValidator());
const { settings } = source;
const host = { id: "promotion-register", route: "#/registerTemplate", params: { templateId: "text" as const }, body: [builtInConsent] };
const origin = "https://app.example";
const batchSize = 1_000;
const batches = takeTurn([...Array(20).keys()], 20);
const tally = { taken: 0, refused: new Map<string, number>() };

function inside(nodes: readonly CompiledNode[]): CompiledNode[] {
  return nodes.flatMap((node) => [node, ...inside(node.children), ...Object.values(node.slots).flatMap(inside)]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Opens what was accepted, starts everything that it can start, and checks what would leave the page. */
async function use(plan: Extract<ReturnType<typeof read>, { plan: object }>["plan"]): Promise<void> {
  const { session, sent, moves, device } = openTestSession({ plan, request: { settings, origin } });
  const nodes = inside(session.body);
  for (const node of nodes) for (const event of Object.keys(node.plan.on ?? {})) void session.emit(node, event, "x");
  await Promise.resolve();
  const shown = nodes.flatMap((node) => textsIn(node.props()));
  const fetched = shown.flatMap((text) => allowUrl(text, "images", settings, origin) ?? []);
  const hosts = ["app.example", ...settings.remote.hosts];
  for (const { href, protocol, host: name, pathname } of fetched) {
    if (protocol !== "data:") expect(hosts, href).toContain(name);
    if (name === "app.example") expect(settings.own, href).toContain(pathname);
  }
  for (const [kind, url] of moves) if (kind === "leave") expect(settings.remote.hosts).toContain(new URL(String(url)).host);
  for (const { action } of sent) expect(paths).toContain(action.path);
  expect([...shown, JSON.stringify(sent.map(({ input }) => input))].join()).not.toContain("SECRET");
  expect([...device.map.keys()].filter((key) => !key.startsWith("layar."))).toEqual([]);
  session.close();
}

const paths = Object.values(source.actions).map(({ path }) => path);

describe(`hostile screens, turn ${turn}`, () => {
  it.each(batches)("does no harm with batch %i of 1,000", { timeout: 600_000 }, async (at) => {
    for (let seed = at * batchSize; seed < (at + 1) * batchSize; seed++) {
      const made = read(hostileScreen(goodScreen, seed), host);
      if ("plan" in made) {
        tally.taken++;
        await use(made.plan);
      } else {
        const { path, reason } = made.refusal;
        expect(`${seed} ${reason}`).toMatch(/^\d+ [a-z]+(-[a-z]+)*$/);
        expect(path === "" || path.startsWith("/")).toBe(true);
        tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + 1);
      }
    }
  });

  afterAll(() => {
    // Each guard has fired, some were harmless enough to be taken, and nothing was refused because the reader broke.
    expect([...tally.refused.keys()]).toEqual(expect.arrayContaining(isThorough ? [...guards, ...rareGuards] : guards));
    expect(tally.refused.get("cannot-be-read")).toBeUndefined();
    expect(tally.taken).toBeGreaterThan(0.2 * batchSize * batches.length);
  });
});

/** Not every batch meets them; `read-remote.test.ts` meets each by itself. */
const rareGuards = ["node-id-is-unique", "remote-screen", "remote-step"];

/** Every batch meets them. */
const guards = [
  "depth",
  "expression-is-valid",
  "flow-is-known",
  "prop-fits-widget",
  "remote-action",
  "remote-address",
  "remote-widget",
  "reserved-name",
  "shape",
  "unseen-character",
  "values",
];
