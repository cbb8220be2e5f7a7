/** The message that shows an example in some circumstances. */
import type { ShowWidget, WidgetExample } from "../../protocol/widget.ts";

export type Appearance = Pick<ShowWidget, "market" | "language" | "scheme" | "textSize">;

interface Shown {
  readonly id: string;
  readonly module: string;
  readonly events: readonly string[];
}

export function showOf({ id, module, events }: Shown, example: WidgetExample, look: Appearance): ShowWidget {
  return { kind: "widget", widget: id, module, example, events, ...look };
}
