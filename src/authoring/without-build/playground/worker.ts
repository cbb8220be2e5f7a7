/** The checker and the language service, beside the page: who types waits for neither. */
import { schemas } from "virtual:playground/schemas";
import { readOwn } from "../../../core/json/index.ts";
import {
  complete,
  createSchemaHelp,
  createWorkspace,
  type Diagnostic,
  diagnoseAll,
  hover,
  withExamples,
} from "../../language/service/index.ts";
import type { Problem, Request, Response } from "./protocol.ts";

const workspace = createWorkspace([]);
const help = createSchemaHelp(withExamples(workspace, (kind) => readOwn(schemas, kind)));

function place(diagnostic: Diagnostic): Problem {
  const before = workspace.textOf(diagnostic.file).slice(0, diagnostic.start).split("\n");
  const column = (before.at(-1) ?? "").length + 1;
  return { ...diagnostic, line: before.length, column, hasFix: diagnostic.fix !== undefined };
}

async function respond({ id, files, at }: Request): Promise<Response> {
  workspace.setFiles(Object.entries(files).map(([path, text]) => ({ path, text })));
  const nothing = { id, problems: [], completions: [], hover: null };
  if (at === undefined) return { ...nothing, problems: diagnoseAll(workspace).map(place) };
  const { path, offset, wants } = at;
  if (wants === "hover") return { ...nothing, hover: (await hover(workspace, help, path, offset)) ?? null };
  return { ...nothing, completions: await complete(workspace, help, path, offset) };
}

addEventListener("message", ({ data }: MessageEvent<Request>) => void respond(data).then((response) => postMessage(response)));
