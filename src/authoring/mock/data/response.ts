/** Compiles the file of a response into a function of the call and the session's state. */
import type { Builtins, Type } from "../../../core/expression/index.ts";
import { types, union, withoutNull } from "../../../core/expression/index.ts";
import type { MockChange, MockResponse, Problem } from "../../../core/format/index.ts";
import { readOwn, showText } from "../../../core/json/index.ts";
import type { Effects } from "./change.ts";
import { compileChanges, compileValues, copyValue } from "./change.ts";
import type { Scope, Site } from "./template.ts";
import { at, compileExpression, compileTemplate, withRoots } from "./template.ts";

export type Outcome = { readonly data: unknown } | { readonly image: string } | { readonly code: string; readonly message: string };

export interface CompiledResponse {
  readonly respond: Respond;
  readonly dataType: Type;
}

export type Respond = (scope: Scope, effects: Effects) => Outcome;

interface ResponseContext {
  readonly file: string;
  readonly roots: { readonly [root: string]: Type };
  readonly builtins: Builtins;
  readonly changes: { readonly [name: string]: MockChange };
  /** Where problems are collected. */
  readonly problems: Problem[];
}

export function compileResponse(response: MockResponse, { changes, ...context }: ResponseContext): CompiledResponse {
  const { site: open, extend } = compileValues({ ...context, pointer: "" }, response.values ?? {});
  const { site, refuse } = compileRefusals(open, response.refuse ?? []);
  const change = compileChanges(site, response.change ?? [], changes);
  const data = compileTemplate(at(site, "data"), response.data ?? null);
  const image = response.image === undefined ? undefined : compileTemplate(at(site, "image"), response.image).run;
  const respond: Respond = (given, effects) => {
    const scope = extend(given);
    const refused = refuse(scope);
    if (refused !== undefined) return refused;
    change(scope, effects);
    return image === undefined ? { data: copyValue(data.run(scope)) } : { image: showText(image(scope)) };
  };
  return { respond, dataType: data.type };
}

interface Refusals {
  /** Where a value that refuses when it is empty no longer is. */
  readonly site: Site;
  refuse(scope: Scope): Outcome | undefined;
}

const refusesEmpty = /^([a-z]\w*) == null(?: \|\||$)/i;

function compileRefusals(open: Site, refusals: NonNullable<MockResponse["refuse"]>): Refusals {
  let site = open;
  const compiled = refusals.map(({ when, code, message }, index) => {
    const here = at(site, "refuse", index);
    const [, name = ""] = refusesEmpty.exec(when) ?? [];
    const found = readOwn(site.roots, name);
    if (found) site = withRoots(site, { [name]: withoutNull(found) });
    return {
      code,
      holds: compileExpression(at(here, "when"), when, union(types.bool, types.null)).run,
      message: compileTemplate(at(here, "message"), message).run,
    };
  });
  return {
    site,
    refuse(scope) {
      const refusal = compiled.find(({ holds }) => holds(scope) === true);
      return refusal && { code: refusal.code, message: showText(refusal.message(scope)) };
    },
  };
}
