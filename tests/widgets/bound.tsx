import { type RenderResult, render } from "vitest-browser-react";
import { Bound, type Props, Screen } from "../support/browser/render-widget.tsx";

export interface Shown {
  readonly screen: RenderResult;
  /** Every value that the widget gave, in order. */
  readonly values: unknown[];
}

/** Shows a widget as `bind` does: what it gives comes back as its value. */
export async function showBound(name: string, props: Props, value: unknown): Promise<Shown> {
  const values: unknown[] = [];
  const screen = await render(
    <Screen>
      <Bound name={name} props={props} value={value} onValue={(next) => values.push(next)} />
    </Screen>,
  );
  return { screen, values };
}
