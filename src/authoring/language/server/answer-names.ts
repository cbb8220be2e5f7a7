// Where something is declared and named, and its other name.
import {
  type Connection,
  ErrorCodes,
  type Location,
  ResponseError,
  type TextDocumentPositionParams,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { isEngineWidget } from "../../compiler/index.ts";
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
    if (found === undefined) return [];
    const places = findDefinitions(found.workspace, found.named).map(found.convert.location);
    return places.length > 0 ? places : declaredByEngine(found);
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

/** A widget of the engine, where the project has none of its name. */
function declaredByEngine({ workspace, named: { kind, name }, engineUri }: NamedAt): Location[] {
  if (kind !== "widget" || engineUri === undefined || !isEngineWidget(workspace.compile().project.catalogue, name)) return [];
  const start = { line: 0, character: 0 };
  return [{ uri: engineUri(`src/widgets/${name}/${name}.schema.json`), range: { start, end: start } }];
}

function renameAt({ workspace, convert, named, abilities: { canMove } }: NamedAt, to: string): WorkspaceEdit {
  refuseCode(named, to);
  const renamed = rename(workspace, named, to);
  if (renamed.moves.length > 0 && !canMove)
    throw new RenameError(`Files have to move, which this editor cannot do. Run \`npx layar rename ${named.kind} ${named.name} ${to}\`.`);
  return convert.rename(renamed, canMove);
}
