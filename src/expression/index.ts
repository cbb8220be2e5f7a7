export type { Ast, ExpressionFault } from "./ast.ts";
export { checkExpression, checkTemplate } from "./check.ts";
export type { Checked, Names } from "./checking.ts";
export { describeType, findMismatch } from "./describe-type.ts";
export { createCompiler, type Evaluate, expressionVersion, type Formats, type Frame, type Scope } from "./evaluate.ts";
export { parse, parseTemplate, type TemplatePart } from "./parse.ts";
export { type Fields, readField, type Type, types, union, withoutNull } from "./type.ts";
export { typeFromSchema } from "./type-from-schema.ts";
