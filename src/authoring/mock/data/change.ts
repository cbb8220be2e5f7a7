/** Compiles the changes that a call makes to the mock state, which is a draft of immer's while the call is under way. */
import { types, union } from "../../../core/expression/index.ts";
import type { MockChange, MockStep } from "../../../core/format/index.ts";
import { isObject, isReserved, readOwn } from "../../../core/json/index.ts";
import type { Run, Scope, Site } from "./template.ts";
import { at, compileExpression, compileTemplate, report, withRoots } from "./template.ts";

/** What a change may do beside writing into the state. */
export interface Effects {
  /** Stores the file of an input and gives its address. */
  upload(input: string): string;
}

export type Change = (scope: Scope, effects: Effects) => void;
type Changes = { readonly [name: string]: MockChange };

/** The values of a file: a scope with each of them, evaluated in order. A text is an expression, anything else a template. */
export function compileValues(site: Site, values: { [name: string]: unknown }): { readonly site: Site; extend(scope: Scope): Scope } {
  let inner = site;
  const parts = Object.entries(values).map(([name, text]) => {
    const here = at(inner, "values", name);
    const { run, type } =
      typeof text === "string" ? compileExpression(here, text) : { run: compileTemplate(here, text).run, type: types.any };
    if (name in inner.roots) report(here, `\`${name}\` is the name of another value.`);
    inner = withRoots(inner, { [name]: type });
    return { name, run };
  });
  return {
    site: inner,
    extend(scope) {
      const extended: { [root: string]: unknown } = { ...scope };
      for (const { name, run } of parts) extended[name] = run(extended);
      return extended;
    },
  };
}

/** Finds the object that holds the last name of a path; undefined when the state has none. */
function holderOf(scope: Scope, path: string): { readonly holder: { [name: string]: unknown }; readonly name: string } | undefined {
  const names = path.split(".");
  const holder = names.slice(0, -1).reduce<unknown>((found, name) => (isObject(found) ? readOwn(found, name) : undefined), scope);
  const name = names.at(-1) ?? "";
  return isObject(holder) && !isReserved(name) ? { holder, name } : undefined;
}

/** Values are JSON. A draft cannot be cloned in another way, and shares what it has with the state. */
export function copyValue(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function write(scope: Scope, path: string, value: unknown): void {
  const found = holderOf(scope, path);
  if (found) found.holder[found.name] = copyValue(value);
}

function readList(scope: Scope, path: string): unknown[] {
  const found = holderOf(scope, path);
  const list = found && readOwn(found.holder, found.name);
  return Array.isArray(list) ? list : [];
}

/** A path is checked like an expression, so that a wrong name is found where it is written. */
function checkPath(site: Site, path: string): void {
  compileExpression(site, path);
  const [root = ""] = path.split(".");
  if (["input", "request"].includes(root)) report(site, "Only the state is changed.");
}

function compileStep(site: Site, step: MockStep, changes: Changes): Change {
  if ("set" in step) {
    const parts = Object.entries(step.set).map(([path, template]) => {
      checkPath(at(site, "set", path), path);
      return { path, run: compileTemplate(at(site, "set", path), template).run };
    });
    return (scope) => {
      for (const { path, value } of parts.map(({ path, run }) => ({ path, value: run(scope) }))) write(scope, path, value);
    };
  }
  if ("append" in step) {
    checkPath(at(site, "append"), step.append);
    const values = compileTemplate(at(site, "values"), step.values).run;
    return (scope) => {
      const entries = [values(scope)].flat().map(copyValue);
      const list = readList(scope, step.append);
      list.splice(step.at === "start" ? 0 : list.length, 0, ...entries);
    };
  }
  if ("remove" in step) return compileRemove(site, step.remove, step.where);
  if ("upload" in step) {
    checkPath(at(site, "to"), step.to);
    return (scope, { upload }) => write(scope, step.to, upload(step.upload));
  }
  return compileRun(site, step.run, { given: step.with ?? {}, changes });
}

function compileRemove(site: Site, path: string, where: string): Change {
  const { type } = compileExpression(at(site, "remove"), path, union(types.list(types.any), types.null));
  const inner = withRoots(site, { item: type.list ?? types.any, index: types.num });
  const isRemoved = compileExpression(at(inner, "where"), where, types.condition).run;
  return (scope) => {
    const list = readList(scope, path);
    list.splice(0, list.length, ...list.filter((item, index) => isRemoved(scope, { item, index }) !== true));
  };
}

/** A shared change is compiled for each place that runs it, because its names have the types that are handed over. */
function compileRun(site: Site, name: string, { given, changes }: { given: { [name: string]: string }; changes: Changes }): Change {
  const change = readOwn(changes, name);
  if (change === undefined) {
    report(at(site, "run"), `No change is named \`${name}\`.`);
    return () => undefined;
  }
  const parts = Object.entries(given).map(([part, text]) => [part, compileExpression(at(site, "with", part), text)] as const);
  const wanted = change.with ?? [];
  for (const part of wanted) if (!(part in given)) report(at(site, "run"), `The change \`${name}\` needs \`${part}\`.`);
  const { file: _, pointer: __, ...open } = site;
  // What was not handed over is reported once, and not again wherever it is read.
  const handed = Object.fromEntries([...wanted.map((part) => [part, types.any]), ...parts.map(([part, { type }]) => [part, type])]);
  const inside = withRoots({ ...open, file: `screens/mock/changes/${name}.json`, pointer: "" }, handed);
  const values = compileValues(inside, change.values ?? {});
  const inner = compileChanges(values.site, change.change, without(changes, name));
  return (scope, effects) => {
    const extended = { ...scope, ...Object.fromEntries(parts.map(([part, { run }]) => [part, run(scope)])) };
    inner(values.extend(extended), effects);
  };
}

/** A change that runs itself would never end. */
function without(changes: Changes, name: string): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([known]) => known !== name));
}

export function compileChanges(site: Site, steps: readonly MockStep[], changes: Changes): Change {
  const compiled = steps.map((step, index) => {
    const here = at(site, "change", index);
    const when: Run = step.when === undefined ? () => true : compileExpression(at(here, "when"), step.when, types.condition).run;
    return { when, make: compileStep(here, step, changes) };
  });
  return (scope, effects) => {
    for (const { when, make } of compiled) if (when(scope) === true) make(scope, effects);
  };
}
