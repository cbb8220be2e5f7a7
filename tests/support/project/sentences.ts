/** Sentences of source files: what a message or its help says, with a gap for each computed part. */
import ts from "typescript";

export interface Sentence {
  readonly line: number;
  /** With `…` for each computed part. */
  readonly text: string;
  /** Finds the sentence in a text, whatever its computed parts are. */
  readonly pattern: RegExp;
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The static parts of a text around its computed ones; undefined for any other expression. */
function partsOf(node: ts.Node): string[] | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  return ts.isTemplateExpression(node) ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)] : undefined;
}

function visitTexts(source: ts.SourceFile, visit: (parts: readonly string[], node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    const parts = partsOf(node);
    if (parts) visit(parts, node);
    ts.forEachChild(node, walk);
  };
  walk(source);
}

/** A thrown error is a mistake of a programmer, and a description belongs to a schema: neither is a message to an author. */
function isMessage({ parent }: ts.Node): boolean {
  if (ts.isNewExpression(parent)) return false;
  return !(ts.isPropertyAssignment(parent) && parent.name.getText() === "description");
}

const parse = (text: string) => ts.createSourceFile("source.ts", text, ts.ScriptTarget.Latest, true);

/** A sentence has several words and ends as one; anything else is a name, or a part of a sentence. */
const isSentence = (text: string) => /\s/.test(text) && /[.?]$/.test(text) && /^[A-Z`'…]/.test(text);

export function sentencesOf(text: string): Sentence[] {
  const source = parse(text);
  const found: Sentence[] = [];
  visitTexts(source, (parts, node) => {
    const whole = parts.join("…");
    if (!isSentence(whole) || !isMessage(node)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, text: whole, pattern: new RegExp(parts.map(escapePattern).join("[^]+?")) });
  });
  return found;
}

/** Every text of a test, with `…` for each computed part. */
export function textsOf(text: string): string[] {
  const found: string[] = [];
  visitTexts(parse(text), (parts) => found.push(parts.join("…")));
  return found;
}
