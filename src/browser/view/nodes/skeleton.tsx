import { type CSSProperties, createElement, Fragment, type ReactElement } from "react";
import type { NodePlan } from "../../../core/format/index.ts";

type Skeleton = NonNullable<NodePlan["skeleton"]>;

/**
 * Gives the blocks that stand for a node until its responses have arrived, as high as the node will be and in its shape.
 *
 * They are no component, because every opening of a screen draws them only to remove them.
 */
export function drawSkeleton({ rem, count, shape, bars = 0 }: Skeleton, key?: string): ReactElement {
  const style: CSSProperties = { height: `${rem}rem` };
  const given = { className: `ly-skeleton ly-skeleton-${shape}`, style, "aria-hidden": true };
  const draw = (place?: number): ReactElement =>
    createElement("span", { ...given, key: place ?? key }, ...new Array<ReactElement>(bars).fill(createElement("i")));
  return count === 1
    ? draw()
    : createElement(
        Fragment,
        { key },
        Array.from({ length: count }, (_, place) => draw(place)),
      );
}
