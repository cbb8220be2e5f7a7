import type { CSSProperties, ReactElement } from "react";
import type { NodePlan } from "../../../core/format/index.ts";

/** Shows the blocks that stand for a node until its responses have arrived, as high as the node will be. */
export function Skeleton({ rem, count }: NonNullable<NodePlan["skeleton"]>): ReactElement {
  const style: CSSProperties = { height: `${rem}rem` };
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        // The blocks are alike and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no other identity
        <span key={place} className="skeleton" style={style} aria-hidden="true" />
      ))}
    </>
  );
}
