/** Every widget in each of its states, in both schemes of both markets: what it says and draws stands out from its ground. */
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { cleanup } from "vitest-browser-react";
import { exampleProps } from "../../src/authoring/studio/frame/example-props.tsx";
import { dress, Shown, showInScreen } from "../support/browser/render-widget.tsx";
import { type Declaration, declarations, examplesOf } from "../support/browser/widget-files.ts";
import { addPressedLook, findFaint, press } from "./contrast.ts";

const looks = (["india", "indonesia"] as const).flatMap((market) => (["light", "dark"] as const).map((scheme) => ({ market, scheme })));

/** A dialog lies over all others. */
const alone = "dialog";

interface State {
  readonly name: string;
  readonly changes?: object;
  readonly props?: object;
}

function statesOf({ value, showsBusy, props }: Declaration): readonly State[] {
  const states: readonly (State | false)[] = [
    { name: "as it is" },
    showsBusy === true && { name: "busy", changes: { busy: "Sending…" } },
    value !== undefined && { name: "wrong", changes: { invalid: "This is wrong" } },
    props.properties.enabled !== undefined && { name: "inert", props: { enabled: false } },
  ];
  return states.filter((state) => state !== false);
}

/** The looks of one page, one after the other, with each control focused and pressed in turn. */
function look(container: HTMLElement): string[] {
  const faults = new Map<string, string>();
  const controls = [...container.querySelectorAll<HTMLElement>("button, input, textarea, select, a[href], summary")];
  for (const { market, scheme } of looks) {
    dress(market, scheme);
    const note = (when: string): void => {
      for (const fault of findFaint(container)) faults.set(fault, `${market} ${scheme} ${when}`);
    };
    note("at rest");
    press(container, true);
    note("pressed");
    press(container, false);
    for (const control of controls.slice(0, 12)) {
      control.focus({ preventScroll: true });
      note("focused");
    }
    document.querySelector<HTMLElement>(":focus")?.blur();
  }
  return [...faults].map(([fault, when]) => `${when}: ${fault}`);
}

beforeAll(() => {
  expect(addPressedLook()).toBeGreaterThan(4);
});
afterEach(() => cleanup());

describe.each(declarations)("$id", (declaration) => {
  const { id, events = {} } = declaration;
  it.each(statesOf(declaration))("can be read and found: $name", async ({ changes, props }) => {
    const examples = examplesOf(id);
    for (const page of id === alone ? examples.map((example) => [example]) : [examples]) {
      const { container, unmount } = await showInScreen(
        page.map(([key, example]) => (
          <Shown
            key={key}
            name={id}
            example={key}
            props={exampleProps({ ...example, ...changes, props: { ...example.props, ...props } }, Object.keys(events))}
          />
        )),
      );
      expect(look(container)).toEqual([]);
      await unmount();
    }
  });
});
