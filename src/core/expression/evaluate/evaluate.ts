// Turns a compiled expression into a closure. This file and what it imports are all of the language that a user downloads.

import { readOwn } from "../../json/index.ts";
import { isList, isScalar, isText } from "../kinds.ts";
import { maxAstDepth, maxAstNodes, maxNestedLists, maxSteps } from "../limits.ts";
import { Stop } from "./build-text.ts";
import type { Implementation } from "./functions.ts";
import type { Loop, LoopSite } from "./loops.ts";
import type { Frame, Operator, Run, Scope } from "./operators.ts";
import { followPath } from "./path.ts";
import { onStop, spend, type Work } from "./work.ts";

export { type Frame, onStop, type Scope };
/** The builtins that expressions may use, by name or sign; one that is missing is an unknown form. */
export interface Builtins {
  readonly functions: Readonly<Record<string, Implementation>>;
  readonly operators: Readonly<Record<string, Operator>>;
  readonly loops: Readonly<Record<string, Loop>>;
}
/** Evaluates one expression for a scope and, inside a repeated node, the frame of its item; never throws. */
export type Evaluate = Run;

// How far out an item may be: one level for each list function that can be nested.
const outwards: readonly unknown[] = [0, 1];

interface Compiler {
  readonly builtins: Builtins;
  readonly work: Work;
}
interface Site {
  readonly depth: number;
  readonly lists: number;
}

// A definition may be written by hand or come over the network, so a compiled form is not trusted more than its text.
function need(holds: boolean): void {
  if (!holds) throw new Stop("unknown-form");
}

function find<T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined {
  return isText(name) ? readOwn(table, name) : undefined;
}

function compilePath([op, root, ...keys]: readonly unknown[], lists: number): Run {
  const names = keys.filter(isText);
  const isRoot = op === ".";
  need(names.length === keys.length && (isRoot ? isText(root) : outwards.slice(0, lists).includes(root)));
  if (isRoot && root !== "item" && root !== "index") return followPath([`${root}`, ...names]);
  const follow = followPath(names);
  const read = op === "#" || root === "index" ? (frame: Frame) => frame.index : (frame: Frame) => follow(frame.item);
  const outward = isRoot ? lists : root;
  // The innermost item is what list functions read for every item.
  if (!outward) return (_scope, frame) => (frame ? read(frame) : null);
  return (_scope, frame) => {
    let at = frame;
    for (let step = Number(outward); step && at; step--) at = at.outer;
    return at ? read(at) : null;
  };
}

function compileCall(compiler: Compiler, [name, ...rest]: readonly unknown[], site: Site): Run {
  const found = find(compiler.builtins.functions, name);
  if (!found || rest.length < found[0] || rest.length > found[1]) throw new Stop("unknown-form");
  const values = compileParts(compiler, rest, site);
  const [one, two] = values;
  const run = found[2];
  if (one && !two) return (scope, frame) => run(one(scope, frame));
  if (one && two && values.length === 2) return (scope, frame) => run(one(scope, frame), two(scope, frame));
  return (scope, frame) => run(...values.map((value) => value(scope, frame)));
}

// Inside a list function a long text or list is charged for, or a short expression could run for minutes.
function compileParts(compiler: Compiler, parts: readonly unknown[], site: Site): Run[] {
  return parts.map((part) => {
    const run = compileNode(compiler, part, site);
    if (!site.lists) return run;
    return (scope, frame) => {
      const value = run(scope, frame);
      if (isText(value) || isList(value)) spend(compiler.work, value.length >> 6);
      return value;
    };
  });
}

function compileNode(compiler: Compiler, node: unknown, outer: Site): Run {
  const site = { depth: outer.depth + 1, lists: outer.lists };
  need(site.depth <= maxAstDepth && --compiler.work.nodes >= 0);
  if (isScalar(node)) return () => node;
  if (!isList(node)) throw new Stop("unknown-form");
  const [op, ...parts] = node;
  if (op === "." || op === "^" || op === "#") return compilePath(node, site.lists);
  if (op === "f") return compileCall(compiler, parts, site);
  const loop = find(compiler.builtins.loops, op);
  if (loop) return loop(parts, compiler.work, inside(compiler, site));
  if (op === "[]" && parts.every(isScalar)) {
    Object.freeze(parts);
    return () => parts;
  }
  const operator = find(compiler.builtins.operators, op);
  if (!operator || (operator.length && operator.length !== parts.length)) throw new Stop("unknown-form");
  return operator(...compileParts(compiler, parts, site));
}

/** Compiles the list of a list function in the current frame, and its body one frame further in. */
function inside(compiler: Compiler, site: Site): LoopSite {
  return {
    list: (node) => compileNode(compiler, node, site),
    body(node) {
      const inner = { depth: site.depth, lists: site.lists + 1 };
      need(inner.lists <= maxNestedLists);
      return compileNode(compiler, node, inner);
    },
  };
}

function isPath(ast: unknown): boolean {
  return isScalar(ast) || (isList(ast) && ast[0] === ".");
}

/**
 * Creates the compiler of expressions of the given builtins.
 *
 * A form that is unknown, deeper than 60 or larger than 5,000 nodes evaluates to null, and so does an evaluation past 20,000 items
 * of lists or a million characters of built text. `onStop` gets `unknown-form`, `step-limit`, `text-limit` or `failed`, never a value,
 * and the scope of the evaluation that has stopped.
 */
export function createCompiler(builtins: Builtins, onStop: (reason: string, scope: Scope) => void = () => {}): (ast: unknown) => Evaluate {
  const stop = (thrown: unknown, scope: Scope): null => {
    onStop(thrown instanceof Stop ? thrown.message : "failed", scope);
    return null;
  };
  return (ast) => {
    const work = { steps: 0, nodes: maxAstNodes };
    try {
      const run = compileNode({ builtins, work }, ast, { depth: 0, lists: 0 });
      if (isPath(ast)) return run;
      const hasLoop = work.steps > 0;
      return (scope, frame) => {
        if (hasLoop) work.steps = maxSteps;
        try {
          return run(scope, frame);
        } catch (thrown) {
          return stop(thrown, scope);
        }
      };
    } catch (thrown) {
      return (scope) => stop(thrown, scope);
    }
  };
}
