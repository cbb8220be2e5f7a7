import { type CSSProperties, createElement, Fragment, type ReactElement } from "react";
import type { NodePlan } from "../../../core/format/index.ts";

/** From this height on it is a card with lines of text; what is lower is a control. */
const cardRem = 4;

/**
 * Gives the blocks that stand for a node until its responses have arrived, as high as the node will be and in its shape.
 *
 * They are no component, because every opening of a screen draws them only to remove them.
 */
export function drawSkeleton({ rem, count }: NonNullable<NodePlan["skeleton"]>, key?: string): ReactElement {
  const style: CSSProperties = { height: `${rem}rem` };
  const className = rem < cardRem ? "skeleton" : "skeleton skeleton-card";
  const draw = (place?: number): ReactElement => <span key={place ?? key} className={className} style={style} aria-hidden="true" />;
  return count === 1
    ? draw()
    : createElement(
        Fragment,
        { key },
        Array.from({ length: count }, (_, place) => draw(place)),
      );
}
