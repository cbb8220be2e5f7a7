// What the editor at the other end can do.
import type { InitializeParams } from "vscode-languageserver";

export interface Abilities {
  /** Changes of several files may come with new and moved ones. */
  readonly canMove: boolean;
  readonly canCreate: boolean;
  readonly hasDocumentChanges: boolean;
  /** Asks for the edit of a code action when the author chooses it. */
  readonly canResolve: boolean;
}

export const noAbilities: Abilities = { canMove: false, canCreate: false, hasDocumentChanges: false, canResolve: false };

export function readAbilities({ capabilities: { workspace, textDocument } }: InitializeParams): Abilities {
  const edit = workspace?.workspaceEdit;
  const operations: readonly string[] = edit?.resourceOperations ?? [];
  return {
    canMove: operations.includes("rename"),
    canCreate: operations.includes("create"),
    hasDocumentChanges: edit?.documentChanges === true,
    canResolve: textDocument?.codeAction?.resolveSupport?.properties.includes("edit") === true,
  };
}
