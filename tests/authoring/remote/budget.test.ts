import { describe, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { everything } from "../../../src/authoring/without-build/linker/everything.ts";
import { createReader, remoteSource } from "../../../src/authoring/without-build/remote/index.ts";
import type { CompiledNode, ScreenModule } from "../../../src/browser/runtime/index.ts";
import { guardScreen } from "../../../src/browser/view/remote/guard-screen.ts";
import { countLetters, createMeter, limitsOf } from "../../../src/browser/view/remote/meter.ts";
import { loadScreenValidator } from "../../support/project/load-validator.ts";
import { openTestSession, settle } from "../../support/session/open-session.ts";
import { costlyScreens, screenOf, wideScreens } from "./costly-screens.ts";
import { builtInConsent, type Group } from "./good-screen.ts";

const source = remoteSource(loadProject(readProjectFiles(".")), "india");
const read = createReader(source, await loadScreenValidator());
const { limits } = source.settings.remote;
const host = { id: "promotion-register", route: "#/registerTemplate", params: { templateId: "text" as const }, body: [builtInConsent] };

function inside(nodes: readonly CompiledNode[]): CompiledNode[] {
  return nodes.flatMap((node) => [node, ...inside(node.children), ...Object.values(node.slots).flatMap(inside)]);
}

/** Opens a screen under its budget, evaluates what a render does, and gives how often a function was called and what was reported. */
async function render(screen: Group): Promise<{ calls: number; reasons: unknown[]; replaced: unknown[] }> {
  const made = read(screen, host);
  if ("refusal" in made) throw new Error(`${made.refusal.path} ${made.refusal.reason}`);
  let calls = 0;
  const counted: ScreenModule["builtins"] = (market) => {
    const builtins = everything.builtins(market);
    const functions = Object.entries(builtins.functions).map(([name, [least, most, run]]) => {
      const count = (...values: unknown[]): unknown => [calls++, run(...values)][1];
      return [name, [least, most, count] as const] as const;
    });
    return { ...builtins, functions: Object.fromEntries(functions) };
  };
  const { module } = openTestSession({ isOpen: false, plan: made.plan, module: { ...everything, builtins: counted } });
  const replaced: unknown[] = [];
  const guarded = guardScreen({ screen: { ...module, widgets: {} }, host: module, limits, consents: made.consents });
  const opened = openTestSession({ plan: guarded.plan, module: guarded, ports: { replace: (next) => replaced.push(next) } });
  for (const node of inside(opened.session.body)) {
    node.isShown();
    node.each?.();
    node.props();
  }
  opened.clock.advance(100);
  await settle();
  // What gives its place back does so when the page is at rest.
  await new Promise((resolve) => setTimeout(resolve));
  const reasons = opened.reports.filter(({ what }) => what === "remote-screen-refused").map(({ detail }) => detail?.["reason"]);
  return { calls, reasons, replaced };
}

describe("the budget of a screen from the network", () => {
  it.each(costlyScreens)("ends one that %s", async (_, screen, reason) => {
    const { calls, reasons, replaced } = await render(screen);
    expect(reasons).toEqual([reason]);
    expect(replaced).toHaveLength(1);
    expect(replaced[0]).toMatchObject({ reader: undefined, settings: undefined });
    expect(calls).toBeLessThanOrEqual(limits.work ?? 0);
  });

  it.each(wideScreens)("is for a page that shows it to end for one that %s", (_, screen) => {
    expect(read(screen, host)).not.toHaveProperty("refusal");
  });

  it("is enough for an ordinary screen with as many nodes as it may have", async () => {
    const text = "{upper(slice(state.other, 0, 20)) + string(state.other == '' ? 1 : 2)}";
    const ordinary = screenOf(Array.from({ length: 190 }, (_, at) => ({ widget: "text", id: `n${at}`, props: { text } })));
    const { reasons, replaced } = await render(ordinary);
    expect(reasons).toEqual([]);
    expect(replaced).toEqual([]);
  });

  describe("counts letters that are shown", () => {
    const meter = () => createMeter(limitsOf({ ...limits, shownLetters: 1_000 }), () => {});

    it("of all widgets together, and forgets those that are gone", () => {
      const { shows, isOver } = meter();
      expect([shows(600, 0), shows(300, 0), shows(0, 600), shows(600, 0)]).toEqual([true, true, true, true]);
      expect([shows(200, 0), isOver(), shows(0, 600)]).toEqual([false, true, false]);
    });

    it("in arrays and objects, with something for each entry", () => {
      expect(countLetters("abc", 100)).toBe(3);
      expect(countLetters(["abc", { a: "de" }, 1], 100)).toBe(3 + 2 + 40);
      expect(countLetters(Array(1_000).fill(""), 100)).toBeGreaterThan(100);
      const cycle: unknown[] = [];
      cycle.push(cycle);
      expect(countLetters(cycle, 100)).toBeGreaterThan(100);
    });
  });

  it("begins again when the page was at rest", () => {
    const rests: (() => void)[] = [];
    const meter = createMeter(limitsOf({ ...limits, work: 10 }), (then) => rests.push(then));
    for (let moment = 0; moment < 5; moment++) {
      meter.spend(9);
      rests.shift()?.();
    }
    expect([meter.isOver(), rests.length]).toEqual([false, 0]);
    meter.spend(9);
    meter.spend(9);
    expect(meter.isOver()).toBe(true);
  });
});
