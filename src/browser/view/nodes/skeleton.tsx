import { type CSSProperties, createElement, Fragment, type ReactElement } from "react";
import type { NodePlan } from "../../../core/format/index.ts";

type Skeleton = NonNullable<NodePlan["skeleton"]>;

/** Without a shape of its own: from this height on it is a card with lines of text; what is lower is a control. */
const cardRem = 4;

/** Height of a line in each shape, and of the padding around all. The others are one piece. */
const lines: { readonly [shape in NonNullable<Skeleton["shape"]>]?: readonly [each: number, around: number] } = {
  facts: [1.65, 0],
  rows: [3.5, 0],
  card: [2, 1.5],
};

function countLines(shape: NonNullable<Skeleton["shape"]>, rem: number): number {
  if (shape === "figure") return 3;
  const [each, around] = lines[shape] ?? [];
  return each && around !== undefined ? Math.max(1, Math.floor((rem - around) / each)) : 0;
}

/**
 * Gives the blocks that stand for a node until its responses have arrived, as high as the node will be and in its shape.
 *
 * They are no component, because every opening of a screen draws them only to remove them.
 */
export function drawSkeleton({ rem, count, shape = rem < cardRem ? "control" : "card" }: Skeleton, key?: string): ReactElement {
  const style: CSSProperties = { height: `${rem}rem` };
  const bars = new Array<ReactElement>(countLines(shape, rem)).fill(createElement("i"));
  const given = { className: `skeleton skeleton-${shape}`, style, "aria-hidden": true };
  const draw = (place?: number): ReactElement => createElement("span", { ...given, key: place ?? key }, ...bars);
  return count === 1
    ? draw()
    : createElement(
        Fragment,
        { key },
        Array.from({ length: count }, (_, place) => draw(place)),
      );
}
