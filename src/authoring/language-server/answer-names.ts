// Where something is declared and named, and its other name.
import { type Connection, ErrorCodes, ResponseError, type TextDocumentPositionParams } from "vscode-languageserver";
import {
  findDefinitions,
  findNamed,
  findReferences,
  type Named,
  RenameError,
  rename,
  renameKinds,
  type TextPlace,
} from "../language/index.ts";
import type { Session } from "./session.ts";

export function answerNames(connection: Connection, session: () => Session): void {
  const namedAt = ({ textDocument, position }: TextDocumentPositionParams): (Named & { readonly place: TextPlace }) | undefined => {
    const { workspace, convert } = session();
    const path = convert.pathOf(textDocument.uri);
    return findNamed(workspace, path, convert.offsetAt(path, position));
  };
  connection.onDefinition((params) => {
    const named = namedAt(params);
    const { workspace, convert } = session();
    return named === undefined ? [] : findDefinitions(workspace, named).map(convert.location);
  });
  connection.onReferences((params) => {
    const named = namedAt(params);
    const { workspace, convert } = session();
    return named === undefined ? [] : findReferences(workspace, named).map(convert.location);
  });
  connection.onPrepareRename((params) => {
    const named = namedAt(params);
    if (named === undefined || !Object.hasOwn(renameKinds, named.kind)) return null;
    return { range: session().convert.rangeOf(named.place), placeholder: named.name };
  });
  connection.onRenameRequest((params) => {
    const named = namedAt(params);
    const { workspace, convert, canMove } = session();
    if (named === undefined) throw new ResponseError(ErrorCodes.InvalidParams, "Nothing here has a name.");
    try {
      const renamed = rename(workspace, named, params.newName);
      if (renamed.moves.length > 0 && !canMove)
        throw new RenameError(
          `Files have to move, which this editor cannot do. Run \`npm run screens -- rename ${named.kind} ${named.name} ${params.newName}\`.`,
        );
      return convert.rename(renamed, canMove);
    } catch (error) {
      if (error instanceof RenameError) throw new ResponseError(ErrorCodes.InvalidParams, error.message);
      throw error;
    }
  });
}
