import { describe, expect, it } from "vitest";
import { compileExample } from "../../support/project/example-project.ts";

const button = { widget: "button", id: "go", props: { label: "Go" } };
const steps = (tap: unknown) => ({ ...button, on: { tap } });

describe("words of other systems", () => {
  it.each([
    [{ ...button, props: { label: "Go", onClick: "send" } }, 'Steps stand beside `props`: `"on": { "tap": … }`.'],
    [{ ...button, props: { label: "Go", visible: true } }, "A node is shown while its `when` holds, which stands beside `props`."],
    [{ ...button, props: { label: "Go", disabled: true } }, "A control reacts while its `enabled` holds."],
    [{ ...button, props: { text: "Go" } }, "Here that is `label`."],
    [{ ...button, on: { onClick: [{ do: "stop" }] } }, "Did you mean `tap`?"],
    [steps([{ type: "navigate", screen: "shop-order" }]), '`type` is `do` here: `"do": "go"`.'],
    [steps({ navigate: "shop-order" }), 'Write `"do": "go"` and what belongs to it beside it.'],
    [steps([{ do: "reload", disabled: true }]), "A step runs while its `when` holds."],
    [steps([{ do: "reload", onSuccess: [] }]), "What follows is the next step, or `ok` of a `call`."],
    [steps([{ do: "reload", onError: [] }]), "What follows a failed `call` is its `fail`."],
  ])("lead to ours: %j", (node, help) => {
    expect(compileExample({ body: [node] }).problems.map((one) => one.help)).toContain(help);
  });
});

describe("a name in an overlay that nothing reads", () => {
  const words = (text: string) => ({ widget: "text", id: "words", props: { text } });
  const overlay = "screens/shop/example/north.json";

  it.each([
    [
      { screen: { state: { orderNos: "1" } } },
      { state: { orderNo: "2" }, body: [words("{state.orderNo}")] },
      "`shop-example` has `orderNo`: write that to change it.",
    ],
  ])("is asked to be one of the screen: %j", (changes, screen, help) => {
    const { problems } = compileExample({ ...screen, [overlay]: { $schema: "overlay", ...changes } });
    expect(problems.map((one) => one.help)).toContain(help);
  });
});
