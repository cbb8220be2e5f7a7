import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

export function Text({ root, text }: WidgetProps<"text">): ReactElement {
  return <p {...root}>{text}</p>;
}
