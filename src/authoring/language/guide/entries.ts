// Everything that a definition can name, each with a line of what it is.
import { describeFunction, functionNames } from "../../../core/expression/index.ts";
import { isObject, listFields } from "../../../core/json/index.ts";
import { type Project, readDefinitionPath, stepSchemas } from "../../compiler/index.ts";
import { describeRoot, rootNames } from "../names/index.ts";
import { fileParts } from "./describe-file.ts";

export interface Entry {
  readonly kind: string;
  readonly name: string;
  /** One line. */
  readonly about: string;
}

/** Up to the end of the first sentence. */
export function firstSentence(text: unknown): string {
  const [first = ""] = String(text ?? "").split(/[.;](?:\s|$)/, 1);
  return first;
}

/** The words of a template that is the name of a text, in the first language that has them. */
function wordingOf(project: Project, screen: string, template: unknown): string {
  const name = /^\{texts\.(\w+)\}$/.exec(String(template))?.[1];
  const table = project.textTables.find(({ file }) => readDefinitionPath(file).screen === screen)?.value;
  const entry: unknown = name === undefined || table === undefined ? undefined : Reflect.get(table, name);
  const words = isObject(entry)
    ? Object.entries(entry).find(([key, value]) => !key.startsWith("$") && typeof value === "string")?.[1]
    : undefined;
  return String(words ?? template);
}

/** What it takes, in brackets: names alone, with a question mark where one may be left out. */
function takes(schema: unknown, left: readonly string[] = []): string {
  const fields = listFields(schema).filter(({ name }) => !left.includes(name));
  return fields.length === 0 ? "" : `(${fields.map(({ name, isRequired }) => (isRequired ? name : `${name}?`)).join(", ")}) `;
}

/** As `takes`, with those alone that cannot be left out. */
function needs(schema: unknown): string {
  const names = listFields(schema).flatMap(({ name, isRequired }) => (isRequired ? [name] : []));
  return names.length === 0 ? "" : `(${names.join(", ")}) `;
}

/** Parts that every step has. */
const everyStep: readonly string[] = ["do", "when"];

const listers: { readonly [kind: string]: (project: Project) => readonly (readonly [name: string, about: string])[] } = {
  screen: (project) =>
    [...project.screens.values()].map(({ value }) => [
      value.id,
      `${value.route} (${Object.keys(value.params ?? {}).join(", ")}) ${wordingOf(project, value.id, value.title)}`.replace("() ", ""),
    ]),
  widget: ({ catalogue }) =>
    [...catalogue.widgets.values()].map(({ id, description, props }) => [id, needs(props) + firstSentence(description)]),
  action: ({ catalogue }) =>
    [...catalogue.actions].map(([name, { description, commits, request }]) => [
      name,
      `${needs(request)}${commits ? "commits: " : ""}${firstSentence(description)}`,
    ]),
  rule: ({ catalogue }) => [...catalogue.rules].map(([name, { message }]) => [name, String(Object.values(message)[0] ?? "")]),
  fragment: ({ fragments }) => fragments.map(({ value }) => [value.fragment, firstSentence(value.$comment)]),
  market: ({ catalogue }) => [...catalogue.markets.values()].map(({ id, languages }) => [id, languages.join(", ")]),
  stored: ({ catalogue }) => [...catalogue.stored],
  shell: ({ catalogue }) => [...catalogue.shell].map(([name, { description }]) => [name, firstSentence(description)]),
  picture: ({ catalogue }) => [...catalogue.pictures.keys()].map((name) => [name, ""]),
  promotion: ({ overlays }) =>
    overlays.flatMap(({ value: { for: whom, overlay } }) => (whom.templateId === undefined ? [] : [[whom.templateId, overlay] as const])),
  step: () => [...stepSchemas].map(([name, schema]) => [name, takes(schema, everyStep) + firstSentence(schema["description"])]),
  file: () =>
    [...fileParts].map(([name, { schema }]) => [name, takes(schema, ["$schema", "$comment"]) + firstSentence(schema["description"])]),
  flag: ({ catalogue }) =>
    Object.entries(catalogue.settings.flags ?? {}).map(([name, { description }]) => [name, firstSentence(description)]),
  root: () => rootNames.map((name) => [name, firstSentence(describeRoot(name))]),
  function: () => functionNames.map((name) => [name, describeFunction(name) ?? ""]),
};

/** Kinds of what can be listed. */
export const entryKinds: readonly string[] = Object.keys(listers);

/** All that the project and the format have of a kind. */
export function listEntries(project: Project, kind: string): Entry[] {
  const known = new Map(listers[kind]?.(project) ?? []);
  return [...known].map(([name, about]) => ({ kind, name, about }));
}
