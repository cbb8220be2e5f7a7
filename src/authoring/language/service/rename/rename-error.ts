/** The name cannot be changed so; the message says why. */
export class RenameError extends Error {
  override readonly name = "RenameError";
}
