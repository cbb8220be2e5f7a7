import type { CSSProperties, ReactElement } from "react";
import type { NodePlan } from "../../../core/format/index.ts";

/** From this height on it is a card with lines of text; what is lower is a control. */
const cardRem = 4;

/** Shows the blocks that stand for a node until its responses have arrived, as high as the node will be and in its shape. */
export function Skeleton({ rem, count }: NonNullable<NodePlan["skeleton"]>): ReactElement {
  const style: CSSProperties = { height: `${rem}rem` };
  const look = rem < cardRem ? "skeleton" : "skeleton skeleton-card";
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        // The blocks are alike and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other identity
        <span key={place} className={look} style={style} aria-hidden="true" />
      ))}
    </>
  );
}
