// What the schemas for editors say of a place: properties with their meaning, and values that may stand there.

import { getLanguageService, type JSONDocument, type TextDocument as JsonText } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { isObject } from "../../core/json/index.ts";
import { readDefinitionPath } from "../compiler/index.ts";
import type { Completion } from "./completion-item.ts";

/** The schema for editors of a kind of file; undefined where there is none. */
export type ReadSchema = (kind: string) => string | undefined;

export interface SchemaHelp {
  complete(path: string, text: string, offset: number): Promise<Completion[]>;
  hover(path: string, text: string, offset: number): Promise<string | undefined>;
}

const scheme = "layar-schema:///";

function textOf(content: unknown): string {
  if (Array.isArray(content)) return content.map(textOf).join("\n\n");
  return isObject(content) ? String(content["value"]) : String(content ?? "");
}

export function createSchemaHelp(readSchema: ReadSchema): SchemaHelp {
  const service = getLanguageService({
    schemaRequestService: async (uri) => readSchema(uri.split("/").pop() ?? "") ?? "{}",
    // A file names its schema by a path, whose last part says the kind.
    workspaceContext: { resolveRelativePath: (path) => scheme + (/([\w-]+)\.gen\.schema\.json$/.exec(path)?.[1] ?? "none") },
  });
  const known = new Set<string>();
  const open = (path: string, text: string): { readonly document: JsonText; readonly json: JSONDocument } => {
    const { kind } = readDefinitionPath(path);
    if (!known.has(path)) {
      known.add(path);
      service.configure({
        schemas: [...known].map((one) => ({ uri: `${scheme}${readDefinitionPath(one).kind}`, fileMatch: [`/${one}`] })),
      });
    }
    const document = TextDocument.create(`file:///${path}`, "json", 1, text);
    const json = service.parseJSONDocument(document);
    return kind === "none" || kind === "misplaced" ? { document, json: service.newJSONDocument(undefined) } : { document, json };
  };
  return {
    complete: async (path, text, offset) => {
      const { document, json } = open(path, text);
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
      const { document, json } = open(path, text);
      const found = await service.doHover(document, document.positionAt(offset), json);
      return found === null ? undefined : textOf(found.contents);
    },
  };
}
