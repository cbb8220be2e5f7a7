// What the schemas for editors say of a place: properties with their meaning, and values that may stand there.

import type { JSONDocument, TextDocument as JsonText, LanguageService } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { isObject } from "../../../core/json/index.ts";
import { readDefinitionPath, widgetOfExamples, writeExamplesSchema } from "../../compiler/index.ts";
import type { Completion } from "./completion/completion-item.ts";
import type { Workspace } from "./workspace.ts";

/** The schema for editors of a kind of file; undefined where there is none. */
export type ReadSchema = (kind: string) => string | undefined;

/** Names the schema of the examples of a widget, as its path below the folder of schemas does. */
const examplesPrefix = "examples/";

/** Adds the schemas of examples, each of which follows from its widget. */
export function withExamples(workspace: Workspace, readSchema: ReadSchema): ReadSchema {
  return (kind) => {
    if (!kind.startsWith(examplesPrefix)) return readSchema(kind);
    const { catalogue } = workspace.compile().project;
    const widget = catalogue.widgets.get(kind.slice(examplesPrefix.length));
    return widget && JSON.stringify(writeExamplesSchema(widget, catalogue));
  };
}

function schemaOf(path: string): string {
  const widget = widgetOfExamples(path);
  return scheme + (widget === undefined ? readDefinitionPath(path).kind : examplesPrefix + widget);
}

export interface SchemaHelp {
  complete(path: string, text: string, offset: number): Promise<Completion[]>;
  hover(path: string, text: string, offset: number): Promise<string | undefined>;
}

const scheme = "layar-schema:///";

function textOf(content: unknown): string {
  if (Array.isArray(content)) return content.map(textOf).join("\n\n");
  return isObject(content) ? String(content["value"]) : String(content ?? "");
}

/** Loaded when it is needed: a name changed at the command line does without. */
async function startService(readSchema: ReadSchema): Promise<LanguageService> {
  const { getLanguageService } = await import("vscode-json-languageservice");
  return getLanguageService({
    schemaRequestService: async (uri) => readSchema(uri.replace(/^[\w-]+:\/*/, "")) ?? "{}",
    // A file names its schema by a path, whose end says the kind.
    workspaceContext: { resolveRelativePath: (path) => scheme + (/((?:examples\/)?[\w-]+)\.gen\.schema\.json$/.exec(path)?.[1] ?? "none") },
  });
}

interface Opened {
  readonly service: LanguageService;
  readonly document: JsonText;
  readonly json: JSONDocument;
}

export function createSchemaHelp(readSchema: ReadSchema): SchemaHelp {
  let started: Promise<LanguageService> | undefined;
  const known = new Set<string>();
  const open = async (path: string, text: string): Promise<Opened> => {
    started ??= startService(readSchema);
    const service = await started;
    const { kind } = readDefinitionPath(path);
    if (!known.has(path)) {
      known.add(path);
      service.configure({
        schemas: [...known].map((one) => ({ uri: schemaOf(one), fileMatch: [`/${one}`] })),
      });
    }
    // The widget may be another one by now.
    if (kind === "examples") service.resetSchema(schemaOf(path));
    const document = TextDocument.create(`file:///${path}`, "json", 1, text);
    const json = service.parseJSONDocument(document);
    return { service, document, json: kind === "none" || kind === "misplaced" ? service.newJSONDocument(undefined) : json };
  };
  return {
    complete: async (path, text, offset) => {
      const { service, document, json } = await open(path, text);
      const list = await service.doComplete(document, document.positionAt(offset), json);
      return (list?.items ?? []).flatMap((item): Completion[] => {
        const { textEdit, label, documentation, insertTextFormat } = item;
        if (textEdit === undefined || !("range" in textEdit)) return [];
        const range = { start: document.offsetAt(textEdit.range.start), end: document.offsetAt(textEdit.range.end) };
        const about = textOf(documentation);
        return [
          {
            label: label.replaceAll('"', ""),
            ...(about !== "" && { documentation: about }),
            kind: item.kind === 10 ? "property" : "value",
            insert: textEdit.newText,
            isSnippet: insertTextFormat === 2,
            ...range,
          },
        ];
      });
    },
    hover: async (path, text, offset) => {
      const { service, document, json } = await open(path, text);
      const found = await service.doHover(document, document.positionAt(offset), json);
      return found === null ? undefined : textOf(found.contents);
    },
  };
}
