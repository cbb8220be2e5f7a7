// Definitions that name each other twice: each step of a chain would double what it costs to read it.
import { describe, expect, it } from "vitest";
import { createStepCounter } from "../../../src/authoring/checker/index.ts";
import { alwaysEnds } from "../../../src/authoring/compiler/index.ts";
import type { StepDefinition } from "../../../src/core/format/index.ts";
import { compileExample } from "../../support/project/example-project.ts";

const length = 40;
const places = [...Array(length).keys()];

/** `f0` runs `f1` twice, and so on; the last has these steps. */
function flowsOf(last: readonly StepDefinition[]): { [flow: string]: readonly StepDefinition[] } {
  const run = (at: number): StepDefinition => ({ do: "run", flow: `f${at + 1}` });
  return Object.fromEntries(places.map((at) => [`f${at}`, at === length - 1 ? last : [run(at), run(at)]]));
}

const checksOf = (screen: { readonly [part: string]: unknown }): Set<string> =>
  new Set(compileExample(screen).problems.map(({ check }) => check));

describe("a chain of 40 that double", () => {
  it.each<[string, StepDefinition]>([
    ["a toast", { do: "toast", text: "Hello" }],
    ["a call", { do: "call", action: "pay", input: {} }],
    ["a write", { do: "set", path: "state.count", to: 1 }],
    ["a stop", { do: "stop" }],
  ])("of flows with %s is checked to its end, and refused", (_, last) => {
    expect(checksOf({ state: { count: 0 }, onReady: "f0", flows: flowsOf([last]) })).toContain("flow-is-bounded");
  });

  it("of flows is refused where it becomes too long", () => {
    const { problems } = compileExample({ onReady: "f0", flows: flowsOf([{ do: "toast", text: "Hello" }]) });
    const found = problems.filter(({ check }) => check === "flow-is-bounded");
    expect(found.map(({ at }) => at.pointer)).toEqual(["/flows/f30"]);
  });

  it("of flows is read once for each flow", () => {
    let visits = 0;
    const flows = flowsOf([{ do: "toast", text: "Hello" }]);
    alwaysEnds(flows["f0"] ?? [], (name) => {
      visits++;
      return flows[name];
    });
    expect(visits).toBe(length - 1);
    const counted = new Proxy(flows, {
      get(target, name) {
        visits++;
        return Reflect.get(target, name);
      },
    });
    expect(createStepCounter({ flows: Object(counted) })(flows["f0"] ?? [])).toBeGreaterThan(2 ** 39);
    expect(visits).toBeLessThan(3 * length);
  });

  it("of values is checked to its end", () => {
    const values = Object.fromEntries(places.map((at) => [`v${at}`, at === length - 1 ? "x" : `{v${at + 1} + v${at + 1}}`]));
    expect(checksOf({ values, body: [{ widget: "text", id: "all", props: { text: "{v0}" } }] })).not.toContain("flow-is-bounded");
  });

  it("of texts is refused", () => {
    const texts = Object.fromEntries(
      places.map((at) => [`t${at}`, { en: at === length - 1 ? "Hello" : `{texts.t${at + 1}} {texts.t${at + 1}}` }]),
    );
    const body = [{ widget: "text", id: "all", props: { text: "{texts.t0}" } }];
    expect(compileExample({ body, "screens/shop/example/texts.json": texts }).problems.length).toBeGreaterThan(0);
  });

  it("of dialogs that open each other is checked to its end", () => {
    const open = (at: number): StepDefinition => ({ do: "open", dialog: `d${at}` });
    const dialogs = Object.fromEntries(
      places.map((at) => [
        `d${at}`,
        { title: "Hello", dismissible: true, body: [], ...(at < length - 1 && { onClose: [open(at + 1), open(at + 1)] }) },
      ]),
    );
    expect(checksOf({ onReady: [open(0)], dialogs })).not.toContain("flow-is-bounded");
  });
});
