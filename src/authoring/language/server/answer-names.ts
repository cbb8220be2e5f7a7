// Where something is declared and named, and its other name.
import { type Connection, ErrorCodes, ResponseError, type TextDocumentPositionParams, type WorkspaceEdit } from "vscode-languageserver";
import {
  fieldAt,
  findDefinitions,
  findNamed,
  findReferences,
  type Named,
  RenameError,
  refuseCode,
  rename,
  renameField,
  renameKinds,
  type TextPlace,
} from "../service/index.ts";
import type { Opened, Sessions } from "./session.ts";

interface NamedAt extends Opened {
  readonly named: Named & { readonly place: TextPlace };
}

export function answerNames(connection: Connection, sessions: Sessions): void {
  const findAt = ({ textDocument, position }: TextDocumentPositionParams): NamedAt | undefined => {
    const found = sessions.find(textDocument.uri);
    const named = found && findNamed(found.workspace, found.path, found.convert.offsetAt(found.path, position));
    return found && named && { ...found, named };
  };
  const findField = ({ textDocument, position }: TextDocumentPositionParams) => {
    const found = sessions.find(textDocument.uri);
    const field = found && fieldAt(found.workspace, found.path, found.convert.offsetAt(found.path, position));
    return found && field && { ...found, field };
  };
  connection.onDefinition((params) => {
    const found = findAt(params);
    return found === undefined ? [] : findDefinitions(found.workspace, found.named).map(found.convert.location);
  });
  connection.onReferences((params) => {
    const found = findAt(params);
    return found === undefined ? [] : findReferences(found.workspace, found.named).map(found.convert.location);
  });
  connection.onPrepareRename((params) => {
    const declared = findField(params);
    if (declared !== undefined) return { range: declared.convert.rangeOf(declared.field.place), placeholder: declared.field.name };
    const found = findAt(params);
    if (found === undefined || !Object.hasOwn(renameKinds, found.named.kind)) return null;
    return { range: found.convert.rangeOf(found.named.place), placeholder: found.named.name };
  });
  connection.onRenameRequest((params) => {
    const [declared, found] = [findField(params), findAt(params)];
    try {
      if (declared !== undefined)
        return declared.convert.rename(renameField(declared.workspace, declared.field, params.newName), declared.abilities.canMove);
      if (found === undefined) throw new ResponseError(ErrorCodes.InvalidParams, "Nothing here has a name.");
      return renameAt(found, params.newName);
    } catch (error) {
      if (error instanceof RenameError) throw new ResponseError(ErrorCodes.InvalidParams, error.message);
      throw error;
    }
  });
}

function renameAt({ workspace, convert, named, abilities: { canMove } }: NamedAt, to: string): WorkspaceEdit {
  refuseCode(named, to);
  const renamed = rename(workspace, named, to);
  if (renamed.moves.length > 0 && !canMove)
    throw new RenameError(
      `Files have to move, which this editor cannot do. Run \`npm run screens -- rename ${named.kind} ${named.name} ${to}\`.`,
    );
  return convert.rename(renamed, canMove);
}
