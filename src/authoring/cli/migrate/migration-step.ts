// What a change of the format is to `upgrade`.

export interface DefinitionFile {
  readonly path: string;
  readonly value: unknown;
}

/** One change of the format. */
export interface MigrationStep {
  /** For the user: `` `direction` of markets is `script` now``. */
  readonly what: string;
  /** Gives all files of a project in their new form, further ones among them; what has it already stays as it is. */
  rewrite(files: readonly DefinitionFile[]): readonly DefinitionFile[];
}
