// What one expression may cost. The parser, the checker and the evaluator refuse one past each number.

export const maxTextChars = 2_000;
// Nesting of brackets, arguments and branches in the text.
export const maxTextDepth = 40;
export const maxAstDepth = 60;
// A list of the same subtree written many times grows without growing in depth, so nodes are counted too.
export const maxAstNodes = 5_000;
export const maxNestedLists = 2;
// Texts inside one expression, those inside its texts included: a few that each contain the next one twice would never end.
export const maxTexts = 200;
// Items visited by list functions during one evaluation: a screen of 2,000 items may visit each ten times.
export const maxSteps = 20_000;
// Texts that an expression builds; beyond this an engine may throw or the page may stall.
export const maxResultChars = 1_000_000;
