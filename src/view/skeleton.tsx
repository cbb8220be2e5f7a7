import type { CSSProperties, ReactElement } from "react";
import type { RunNode } from "../runtime/index.ts";

/** Shows the blocks that stand for a node until its answers are there, as high as the node will be. */
export function Skeleton({ node }: { readonly node: RunNode }): ReactElement {
  const { rem, count } = node.plan.skeleton ?? { rem: 0, count: 0 };
  const style: CSSProperties = { height: `${rem}rem` };
  return (
    <>
      {Array.from({ length: count }, (_, place) => (
        // The blocks are alike and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has nothing else to be told by
        <span key={place} className="skeleton" style={style} aria-hidden="true" />
      ))}
    </>
  );
}
