// Every control of every screen, while each response in turn does not come: nothing is sent that is missing or committed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CompiledNode, Transport } from "../../src/browser/runtime/index.ts";
import type { ScreenPlan } from "../../src/core/format/index.ts";
import { isContainer } from "../../src/core/json/index.ts";
import { compileShipped, openShipped, project } from "../support/project/shipped-screens.ts";
import { settle } from "../support/session/open-session.ts";

const plans = [...compileShipped()];
const hangs = plans.flatMap(([name, plan]) => Object.keys(plan.actions).map((action) => ({ name, plan, action })));

interface Call {
  readonly path: string;
  readonly commits: boolean;
  readonly input: object;
}

/** What the borrower may have entered before the response came. */
const entered: { readonly [widget: string]: unknown } = {
  "text-field": "12345678901",
  "captcha-field": "ABCD",
  "text-area": "They called at night",
  checkbox: true,
};

async function tapEverything(plan: ScreenPlan, hanging: string): Promise<Call[]> {
  const calls: Call[] = [];
  const hold =
    (inner: Transport): Transport =>
    (call, options) => {
      const { action, input } = call;
      if (action.path === plan.actions[hanging]?.path) return new Promise(() => {});
      calls.push({ path: action.path, commits: action.commits !== undefined, input });
      return inner(call, options);
    };
  const { session } = await openShipped(plan, "ok", { around: hold });
  await settle();
  const isLoading = session.store.getState().status === "loading";
  const nodes = listNodes(
    [session.body, ...Object.values(session.dialogs).flatMap(({ body, actions }) => [body, actions])].flat(),
    isLoading,
  );
  for (const node of nodes) {
    const value = entered[node.plan.widget];
    if (node.plan.bind !== undefined && value !== undefined) session.change(node, value);
  }
  for (const node of nodes) {
    const { events = {} } = project.catalogue.widgets.get(node.plan.widget) ?? {};
    for (const event of Object.keys(node.plan.on ?? {}).filter((name) => events[name]?.payload === undefined || name === "choose"))
      void session.emit(node, event, event === "choose" ? 0 : undefined);
  }
  await settle();
  session.close();
  return calls;
}

/** Nodes that can be tapped: one that needs a response shows its skeleton, and so does all that is in it. */
function listNodes(nodes: readonly CompiledNode[], isLoading: boolean): CompiledNode[] {
  return nodes.flatMap((node) =>
    (isLoading && node.plan.skeleton !== undefined) || !node.isShown() || node.each !== undefined
      ? []
      : [node, ...listNodes([node.children, ...Object.values(node.slots)].flat(), isLoading)],
  );
}

function isMissing(value: unknown): boolean {
  if (isContainer(value)) return Object.values(value).some(isMissing);
  return (
    value === null ||
    value === undefined ||
    Number.isNaN(value) ||
    (typeof value === "string" && /\bNaN\b|\bnull\b|\bundefined\b/.test(value))
  );
}

/** Whether the source of a widget reads that it is busy. */
function readsBusy(widget: string): boolean {
  const folder = [`widgets/${widget}`, `src/widgets/${widget}`].find((one) => existsSync(one)) ?? "";
  const files = readdirSync(folder).filter((name) => name.endsWith(".tsx"));
  return files.some((name) => /\bbusy\b/.test(readFileSync(join(folder, name), "utf8")));
}

describe("a widget that says that it shows when it waits", () => {
  it.each([...project.catalogue.widgets].filter(([, { showsBusy }]) => showsBusy))("%s reads `busy`", (name) => {
    expect(readsBusy(name)).toBe(true);
  });
});

describe("every control, while a response does not come", () => {
  it.each(hangs)("$name without $action sends nothing that is missing", async ({ plan, action }) => {
    const calls = await tapEverything(plan, action);
    expect(calls.filter(({ input }) => isMissing(input))).toEqual([]);
    const isLoaded = Object.values(plan.load).some((load) => load.action === action && load.optional !== true);
    if (isLoaded) expect(calls.filter(({ commits }) => commits)).toEqual([]);
  });

  it("comes as far as committing calls when everything is there, so that the others prove something", async () => {
    const calls = await Promise.all(plans.map(([, plan]) => tapEverything(plan, "")));
    expect(calls.flat().filter(({ commits }) => commits).length).toBeGreaterThan(3);
  });
});
