/** Briefs: what an operator asks an assistant for, how it is accepted, and how one conversation went. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { formatText } from "../../src/authoring/compiler/index.ts";
import type { FlowTest } from "../../src/core/format/index.ts";
import { isContainer, isObject, type JsonObject, parseJson } from "../../src/core/json/index.ts";
import { type ProjectName, projectNames } from "./project-copy.ts";

/** A tool by its name with its input, and what of the result is held; see `hold.ts`. */
export interface Call {
  readonly tool: string;
  readonly input: object;
  readonly gave: readonly string[];
}

export interface Brief {
  /** File without folder and ending. */
  readonly name: string;
  readonly file: string;
  readonly project: ProjectName;
  readonly brief: string;
  /** Tests by screen, as they stand in `tests.json`. */
  readonly accept: { readonly [screen: string]: { readonly [name: string]: FlowTest } };
  readonly conversation: readonly Call[];
}

const folder = "tests/briefs/recorded";

/** All, those of a project beside each other: the next one finds it compiled. */
export function readBriefs(): Brief[] {
  return projectNames.flatMap((project) =>
    readdirSync(join(folder, project)).map((file) => readBrief(join(folder, project, file), project)),
  );
}

function readBrief(file: string, project: ProjectName): Brief {
  const { brief, accept, conversation = [] } = JSON.parse(readFileSync(file, "utf8"));
  const name = relative(folder, file).replace(/\.json$/, "");
  return { name, file, project, brief, accept, conversation: conversation.map(readCall) };
}

/** Flat, with a definition in place of its text, and with the operations of a patch as names: `"add /body/-": …`. */
interface WrittenCall {
  readonly do: string;
  readonly gave?: readonly string[];
  readonly [input: string]: unknown;
}

function readCall({ do: tool, gave = [], ...input }: WrittenCall): Call {
  const { text, patch } = input;
  if (isContainer(text)) return { tool, input: { ...input, text: JSON.stringify(text) }, gave };
  return { tool, input: isObject(patch) ? { ...input, patch: readPatch(patch) } : input, gave };
}

function writeCall({ tool, input, gave }: Call): WrittenCall {
  const text = "text" in input ? parseJson(String(input.text)) : undefined;
  const patch = "patch" in input ? writePatch(input.patch) : undefined;
  return {
    do: tool,
    ...input,
    ...(text !== undefined && { text }),
    ...(patch !== undefined && { patch }),
    ...(gave.length > 0 && { gave }),
  };
}

function readPatch(patch: JsonObject): object[] {
  return Object.entries(patch).map(([key, value]) => {
    const [op, path] = key.split(/ (.*)/, 2);
    return op === "remove" ? { op, path } : { op, path, value };
  });
}

/** As it is where two operations have one name. */
function writePatch(patch: unknown): unknown {
  const entries = (Array.isArray(patch) ? patch : []).map(({ op, path, value }) => [`${op} ${path}`, value ?? null] as const);
  const named = Object.fromEntries(entries);
  return Object.keys(named).length === entries.length ? named : patch;
}

/** Writes how a conversation went in the place of the one before, a call a line: a program has written it, and a program reads it. */
export function recordBrief({ file, brief, accept }: Brief, conversation: readonly Call[]): void {
  const head = formatText(file, JSON.stringify({ brief, accept, conversation: [] }));
  const calls = conversation.map((call) => `    ${JSON.stringify(writeCall(call))}`);
  const written = calls.length === 0 ? "[]" : `[\n${calls.join(",\n")}\n  ]`;
  writeFileSync(
    file,
    head.replace(/(?<="conversation": )\[\](?=\n\}\n$)/, () => written),
  );
}
