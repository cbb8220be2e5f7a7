// The tree that the parser makes of a text: names as written, every node with its range in the text.

export interface Range {
  readonly start: number;
  readonly end: number;
}
interface Named extends Range {
  readonly name: string;
  readonly nameStart: number;
}

interface LiteralNode extends Range {
  readonly kind: "literal";
  readonly value: null | boolean | number | string;
}
export interface NameNode extends Named {
  readonly kind: "name";
}
export interface FieldNode extends Named {
  readonly kind: "field";
  readonly of: Syntax;
}
export interface IndexNode extends Range {
  readonly kind: "index";
  readonly of: Syntax;
  readonly key: Syntax;
}
export interface ListNode extends Range {
  readonly kind: "list";
  readonly items: readonly Syntax[];
}
export interface UnaryNode extends Range {
  readonly kind: "unary";
  readonly op: "!" | "-";
  readonly of: Syntax;
}
export interface BinaryNode extends Range {
  readonly kind: "binary";
  readonly op: string;
  readonly left: Syntax;
  readonly right: Syntax;
}
export interface ChoiceNode extends Range {
  readonly kind: "choice";
  readonly test: Syntax;
  readonly yes: Syntax;
  readonly no: Syntax;
}
export interface CallNode extends Named {
  readonly kind: "call";
  // `x.f(a)` is `f(x, a)`: the value before the dot is the first of the values.
  readonly values: readonly Syntax[];
}

export type Syntax = LiteralNode | NameNode | FieldNode | IndexNode | ListNode | UnaryNode | BinaryNode | ChoiceNode | CallNode;
