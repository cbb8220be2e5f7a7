/** A target, a build or a release is not what the command needs; the message says where, and what would be right. Nothing was changed. */
export class ReleaseError extends Error {
  override readonly name = "ReleaseError";
}

/** Somebody removes what somebody else writes. */
export const goneAgain = (path: string): ReleaseError =>
  new ReleaseError(`\`${path}\` is gone again. Run the release again: it sends what is missing.`);
