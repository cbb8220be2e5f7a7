// The compiled form that a plan carries, and the shape of a finding. Both are plain JSON.

// Scalars stand for themselves. Every other node is `[op, ...]`:
//   [".", root, ...fields]     a path from a root of the screen
//   ["^", outward, ...fields]  the item of a list function, 0 = the innermost
//   ["#", outward]             the position of that item
//   ["f", name, ...values]     a function of the registry
//   ["filter", list, body?]    and the other list functions by their own names
//   ["[]", ...items], ["[", of, key], ["cat", ...parts], ["?:", test, yes, no], ["!", x], ["neg", x], [operator, left, right]
export type Ast = null | boolean | number | string | readonly unknown[];

export interface ExpressionFault {
  code: string;
  message: string;
  help?: string;
  start: number;
  end: number;
  suggestion?: string;
}
