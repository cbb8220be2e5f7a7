/** The message that shows an example in some circumstances. */
import type { Appearance, ShowWidget, WidgetExample, WidgetSummary } from "../../protocol/widget.ts";

export type ShownWidget = Pick<WidgetSummary, "id" | "module" | "events">;

export function showOf({ id, module, events }: ShownWidget, example: WidgetExample, look: Appearance): ShowWidget {
  return { kind: "widget", widget: id, module, example, events, ...look };
}
