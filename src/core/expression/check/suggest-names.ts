// Says what an author probably meant by a name that leads nowhere.

import { findMeant, hasOwn, type Meant } from "../../json/index.ts";
import type { Syntax } from "../syntax/syntax.ts";
import type { CheckContext } from "./check-context.ts";
import { textsRoot } from "./check-texts.ts";
import type { Type } from "./type.ts";

interface Suggested {
  readonly help?: string;
  readonly suggestion?: string;
  readonly near: readonly string[];
}

const maxSearched = 2_000;

function* listFields(names: Iterable<readonly [string, Type]>): Generator<string> {
  let left = maxSearched;
  for (const [root, type] of names) {
    for (const name of Object.keys(type.obj?.props ?? {})) {
      if (left-- < 0) return;
      yield `${root}.${name}`;
      for (const inner of Object.keys(type.obj?.props[name]?.obj?.props ?? {})) {
        if (left-- < 0) return;
        yield `${root}.${name}.${inner}`;
      }
    }
  }
}

// A root whose name is alike and that has the next field is the likeliest; then a field of this very name in some root, if only one has it.
export function suggestValue(context: CheckContext, name: string, next?: string): Suggested {
  return asMeant(findValue(context, name, next));
}

function findValue(context: CheckContext, name: string, next?: string): Meant {
  const { roots, bare, texts = {} } = context.names;
  const items = context.inners.flatMap((inner) => (inner.name ? [inner.name] : Object.keys(inner.item.obj?.props ?? {})));
  const bareTypes = Object.entries(bare).map(([key, value]) => [key, value.type] as const);
  const nearest = findMeant(name, [...items, ...Object.keys(roots), ...Object.keys(bare), textsRoot]);
  const fieldsOf = (root: string) =>
    root === textsRoot
      ? texts
      : ((hasOwn(roots, root) ? roots[root] : hasOwn(bare, root) ? bare[root]?.type : undefined)?.obj?.props ?? {});
  if (
    nearest.name !== undefined &&
    (nearest.name.toLowerCase() === name.toLowerCase() || (next !== undefined && hasOwn(fieldsOf(nearest.name), next)))
  )
    return nearest;
  const fields = [...listFields([...bareTypes, ...Object.entries(roots)])];
  const found = fields.filter((path) => path.toLowerCase().endsWith(`.${name.toLowerCase()}`));
  if (found.length === 0) return nearest;
  const asked = askForPath([...nearest.names, ...found]);
  // Where the fields of an item are meant, one of the same name elsewhere is another value.
  return items.length > 0 && nearest.names.length === 0 ? { help: `${asked.help} It is no field of the item.`, names: asked.names } : asked;
}

// Several roots may have a field of this name, and which one was meant is for the author to say.
function askForPath(paths: readonly string[]): Meant {
  const names = paths.slice(0, 3);
  return { help: `Did you mean ${names.map((path) => `\`${path}\``).join(" or ")}?`, ...(names.length === 1 && { name: names[0] }), names };
}

function asMeant({ help, name, names }: Meant): Suggested {
  return { ...(help !== undefined && { help }), ...(name !== undefined && { suggestion: name }), near: names };
}

// A field of this very name at another root is as likely as one with a similar name at this root.
export function suggestField(
  context: CheckContext,
  { name, of, fields }: { readonly name: string; readonly of: Syntax; readonly fields: readonly string[] },
): Suggested {
  const near = findMeant(name, fields);
  const { roots } = context.names;
  if (of.kind !== "name" || !hasOwn(roots, of.name)) return asMeant(near);
  const others = Object.keys(roots).filter((root) => root !== of.name && hasOwn(roots[root]?.obj?.props ?? {}, name));
  if (others.length === 0) return asMeant(near);
  const { help, names } = askForPath([...others.map((root) => `${root}.${name}`), ...near.names.map((name) => `${of.name}.${name}`)]);
  return { ...(help !== undefined && { help }), near: names };
}
