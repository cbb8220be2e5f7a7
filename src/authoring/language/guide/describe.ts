// All that an author needs of one name, in at most 300 tokens: what it takes, what it gives, an example.
import { describeFunction } from "../../../core/expression/index.ts";
import type { NodeDefinition, ScreenDefinition } from "../../../core/format/index.ts";
import { hasOwn, isObject, listFields } from "../../../core/json/index.ts";
import { checks, describeState } from "../../checker/index.ts";
import { type Project, readDefinitionPath, stepSchemas } from "../../compiler/index.ts";
import type { CheckPage } from "../../project/index.ts";
import { describeRoot } from "../names/index.ts";
import { cut, weigh } from "./cut.ts";
import { fileParts } from "./describe-file.ts";
import { firstSentence, listEntries } from "./entries.ts";
import { writeShape } from "./write-shape.ts";

/** What a description is read from. */
export interface Known {
  readonly project: Project;
  readonly checkPages: ReadonlyMap<string, CheckPage>;
}

/** About 300 tokens. */
const mostWeight = 950;

type Lines = readonly (string | undefined)[];

/** The properties of a schema, a line each: name, type, default, what it is for. */
function writeProperties(schema: unknown, { catalogue }: Project): string[] {
  return listFields(schema).map(({ name, schema: one, isRequired }) => {
    const { description, default: fallback, minItems } = isObject(one) ? one : {};
    const usual = fallback === undefined ? "" : ` = ${JSON.stringify(fallback)}`;
    const least = typeof minItems === "number" && minItems > 0 ? ` (at least ${minItems})` : "";
    const about = typeof description === "string" ? ` — ${firstSentence(description)}` : "";
    return `  ${name}${isRequired ? "" : "?"}: ${writeShape(one, catalogue.resolve, 1)}${least}${usual}${about}`;
  });
}

function describeWidget({ project }: Known, name: string): Lines | undefined {
  const widget = project.catalogue.widgets.get(name);
  if (widget === undefined) return undefined;
  const { resolve } = project.catalogue;
  return [
    widget.description,
    "props:",
    ...writeProperties(widget.props, project),
    widget.value && `bind: ${writeShape(widget.value, resolve)}`,
    ...Object.entries(widget.events ?? {}).map(
      ([event, { description, payload, reply }]) =>
        `on.${event}${payload ? ` (event: ${writeShape(payload, resolve)})` : ""}${reply ? ` reply: ${writeShape(reply, resolve)}` : ""} — ${firstSentence(description)}`,
    ),
    ...Object.entries(widget.slots ?? {}).map(([slot, about]) => `slots.${slot} — ${firstSentence(about)}`),
    widget.children ? "Takes children." : undefined,
    widget.place && `Stands ${widget.place} in a body.`,
  ];
}

function describeAction({ project }: Known, name: string): Lines | undefined {
  const action = project.catalogue.actions.get(name);
  if (action === undefined) return undefined;
  const codes = Object.entries(action.codes ?? {}).map(
    ([code, meaning]) =>
      `  ${code} — ${typeof meaning === "string" ? meaning : `${meaning.means}${meaning.refuses ? ` (refuses ${meaning.refuses})` : ""}${meaning.done ? " (done)" : ""}`}`,
  );
  return [
    action.description,
    findActionFile(project, name),
    action.path === undefined ? "It has no address yet." : `${action.method ?? "POST"} ${action.path}`,
    action.commits ? "Commits: it is sent once, so its button is `critical`, and an unknown outcome has nodes of its own." : undefined,
    "input:",
    ...writeProperties(action.request, project),
    `answer: ${writeShape(action.answer, project.catalogue.resolve)}`,
    ...(codes.length > 0 ? ["codes:", ...codes] : []),
  ];
}

function findActionFile({ sources }: Project, name: string): string | undefined {
  const files = sources.filter(({ file }) => readDefinitionPath(file).kind === "actions");
  return files.find(({ value }) => isObject(value) && isObject(value["actions"]) && hasOwn(value["actions"], name))?.file;
}

function writeNode({ widget, id, when, children }: NodeDefinition, depth: number): string[] {
  const shown = when === undefined ? "" : ` when ${when}`;
  return [`${"  ".repeat(depth)}${id}: ${widget}${shown}`, ...(children ?? []).flatMap((child) => writeNode(child, depth + 1))];
}

const namedParts = ["load", "state", "values", "timers", "dialogs", "flows"] as const;

function describeParts(screen: ScreenDefinition): string[] {
  return namedParts.flatMap((part) => {
    const names = Object.keys(screen[part] ?? {});
    return names.length === 0 ? [] : [`${part}: ${names.join(", ")}`];
  });
}

function describeScreen({ project }: Known, name: string): Lines | undefined {
  const source = project.screens.get(name);
  if (source === undefined) return undefined;
  const { value: screen, file } = source;
  const params = Object.entries(screen.params ?? {}).map(([param, type]) => `${param}: ${type}`);
  const variants = project.overlays.flatMap(({ file: path }) => {
    const { screen: of, variant } = readDefinitionPath(path);
    return of === name && variant !== undefined ? [variant] : [];
  });
  return [
    listEntries(project, "screen").find((one) => one.name === name)?.about,
    file,
    params.length === 0 ? undefined : `params: ${params.join(", ")}`,
    variants.length === 0 ? undefined : `overlays: ${variants.join(", ")}`,
    ...describeParts(screen),
    "body:",
    ...screen.body.flatMap((node) => writeNode(node, 1)),
  ];
}

function describeCheck({ checkPages }: Known, name: string): Lines | undefined {
  const page = checkPages.get(name);
  if (page === undefined) return undefined;
  const check = checks.find(({ id }) => id === name);
  const [bad] = page.bad;
  const { message, at: _, ...example } = bad ?? {};
  return [
    page.what,
    page.why,
    check && describeState(check),
    bad && `Refused: ${JSON.stringify(example)}`,
    bad && `It says: ${[message].flat()[0]}`,
    page.good[0] && `Right: ${JSON.stringify(page.good[0])}`,
  ];
}

function describeStep({ project }: Known, name: string): Lines | undefined {
  const schema = stepSchemas.get(name);
  if (schema === undefined) return undefined;
  const properties = writeProperties(schema, project).filter((line) => !/^ {2}(?:do|when\?):/.test(line));
  return [String(schema["description"] ?? ""), `{ "do": "${name}", … } with`, ...properties];
}

/** Begins the line of the names by which the parts of a file are described: it is of no use when cut. */
const leads = "more at ";

/** What nobody writes: an editor adds it, or it follows from where the file stands. */
const unwritten: readonly string[] = ["$schema", "$comment", "overlay", "fragment"];

function describeFile({ project }: Known, name: string): Lines | undefined {
  const part = fileParts.get(name);
  if (part === undefined) return undefined;
  const { schema, others } = part;
  const inside = [...fileParts.keys()].flatMap((one) => (one.startsWith(`${name}.`) ? [one.slice(name.length + 1)] : []));
  const isUnwritten = (line: string) => unwritten.includes(/^ {2}([$\w]+)/.exec(line)?.[1] ?? "");
  return [
    String(schema["description"] ?? ""),
    // Before what may have to go.
    inside.length > 0 ? `${leads}${name}.: ${inside.join(", ")}` : undefined,
    ...writeProperties(schema, project).filter((line) => !isUnwritten(line)),
    ...others.map((other) => `or ${writeShape(other, project.catalogue.resolve, 1)} — ${firstSentence(other["description"])}`),
  ];
}

const describers: { readonly [kind: string]: (known: Known, name: string) => Lines | undefined } = {
  widget: describeWidget,
  action: describeAction,
  screen: describeScreen,
  check: describeCheck,
  step: describeStep,
  file: describeFile,
  root: (_, name) => {
    const about = describeRoot(name);
    return about === undefined ? undefined : [about];
  },
  function: (_, name) => {
    const signature = describeFunction(name);
    return signature === undefined ? undefined : [signature];
  },
};

/** Kinds of what can be described. */
export const describedKinds: readonly string[] = Object.keys(describers);

/** Names of a kind. */
export function listDescribed({ project, checkPages }: Known, kind: string): readonly string[] {
  return kind === "check" ? [...checkPages.keys()] : listEntries(project, kind).map(({ name }) => name);
}

/** What is known of a name, shortened to what fits; undefined where nothing has it. */
export function describe(known: Known, kind: string, name: string): string | undefined {
  const lines = describers[kind]?.(known, name);
  return lines && keep(lines.filter((line) => line !== undefined && line !== ""));
}

/** Weights of a line, from what reads well to what says only a name and a type. */
const widths: readonly number[] = [mostWeight / 3, 110, 75, 55, 45];

/** All lines, shortened as far as that needs; where even then there is no room, the first ones. */
function keep(lines: readonly (string | undefined)[]): string {
  const written = widths.map((width) => lines.map((line = "") => (line.startsWith(leads) ? line : cut(line, width))));
  const fitting = written.find((all) => weigh(all.join("")) <= mostWeight);
  if (fitting !== undefined) return `${fitting.join("\n")}\n`;
  const kept: string[] = [];
  for (const line of written.at(-1) ?? []) {
    if (weigh(kept.join("") + line) > mostWeight) break;
    kept.push(line);
  }
  return `${kept.join("\n")}\n… and ${lines.length - kept.length} more, which have no room here\n`;
}
