// What stands for a node while the screen loads: how high, in which shape, and with how many bars in it.
import type { NodePlan, WidgetDeclaration } from "../../../core/format/index.ts";
import { compact } from "./compact.ts";

type Block = NonNullable<NodePlan["skeleton"]>;

const defaultRem = 3;
/** Without a shape of its own: from this height on it is a card with lines of text; what is lower is a control. */
const cardRem = 4;

/** Height of a bar's line in each shape, and of the padding around all. The others are one piece. */
const lines: { readonly [shape in Block["shape"]]?: readonly [each: number, around: number] } = {
  facts: [1.65, 0],
  rows: [3.5, 0],
  card: [2, 1.5],
};

function countBars(shape: Block["shape"], rem: number): number | undefined {
  if (shape === "figure") return 3;
  const [each, around = 0] = lines[shape] ?? [];
  return each && Math.max(1, Math.floor((rem - around) / each));
}

export function planBlock({ skeleton: rem = defaultRem, shape }: Partial<WidgetDeclaration> = {}): Pick<Block, "rem" | "shape" | "bars"> {
  const drawn = shape ?? (rem < cardRem ? "control" : "card");
  return compact({ rem, shape: drawn, bars: countBars(drawn, rem) });
}
