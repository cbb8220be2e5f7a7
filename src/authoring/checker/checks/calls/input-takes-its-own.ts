import { readField, type Type } from "../../../../core/expression/index.ts";
import { hasOwn, isObject, joinPointer } from "../../../../core/json/index.ts";
import { recordOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { listCalls } from "../../queries/calls.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const inputTakesItsOwn: ScreenCheck = {
  id: "input-takes-its-own",
  over: "screen",
  run(index, report) {
    for (const { given, at, aliases } of listGiven(index)) {
      for (const [name, value] of Object.entries(given)) {
        const path = plainPath(value);
        const field = path?.at(-1);
        if (path === undefined || field === name || field === undefined || aliases(name).includes(field)) continue;
        const own = findOwn(index, { name, path, given });
        if (own === undefined) continue;
        report(joinPointer(at, name), {
          message: `\`${name}\` takes \`${path.join(".")}\`, while \`${own}\` is at hand.`,
          help: `Write \`{${own}}\`; if \`${field}\` is meant, list it under \`x-alias\` of the input in the action's \`request\`, or give it another name here.`,
        });
      }
    }
  },
};

interface Given {
  readonly given: { readonly [name: string]: unknown };
  readonly at: string;
  /** Other names that an input is known by. */
  aliases(name: string): readonly unknown[];
}

/** Inputs of calls, and parameters of screens that are opened. */
function listGiven(index: ScreenIndex): Given[] {
  const calls = listCalls(index).map(({ input, pointer, definition }) => ({
    given: input,
    at: `${pointer}/input`,
    aliases: (name: string) => {
      const schema = new Map<string, unknown>(Object.entries(definition?.request?.properties ?? {})).get(name);
      const aliases = isObject(schema) ? schema["x-alias"] : undefined;
      return Array.isArray(aliases) ? aliases : [];
    },
  }));
  const links = index.steps.flatMap(({ step, pointer }) => {
    const opened = recordOf(step).opens?.(step);
    return opened === undefined ? [] : [{ given: opened.params, at: `${pointer}/params`, aliases: () => [] }];
  });
  return [...calls, ...links];
}

/** The names of a value that is one path and nothing else. */
function plainPath(value: unknown): string[] | undefined {
  return typeof value === "string" ? /^\{([A-Za-z_][\w]*(?:\.\w+)+)\}$/.exec(value)?.[1]?.split(".") : undefined;
}

interface Taken {
  readonly name: string;
  readonly path: readonly string[];
  readonly given: Given["given"];
}

/** A path of this very name: beside the one that is read, or where a neighbour reads its own, or what the neighbour was swapped with. */
function findOwn(index: ScreenIndex, { name, path, given }: Taken): string | undefined {
  const { roots } = index.analysis.names;
  const around = path.slice(0, -1);
  const field = path.at(-1) ?? "";
  if (typeAt(roots, [...around, name]) !== undefined) return [...around, name].join(".");
  // Elsewhere the name counts only when the value is named after another entry, as after a copy.
  if (!hasOwn(given, field)) return undefined;
  const swapped = plainPath(given[field]);
  if (swapped?.at(-1) === name) return swapped.join(".");
  return [
    ["params", name],
    ["state", name],
  ]
    .find((other) => typeAt(roots, other) !== undefined)
    ?.join(".");
}

function typeAt(roots: Readonly<Record<string, Type>>, [root = "", ...names]: readonly string[]): Type | undefined {
  let type = hasOwn(roots, root) ? roots[root] : undefined;
  for (const name of names) {
    if (type?.obj === undefined || !hasOwn(type.obj.props, name)) return undefined;
    type = readField(type.obj, name);
  }
  return type;
}
