/** Releases: built pages with all that they ask for, on a target that servers read, and which of them visitors get. */
export { type Build, readBuild } from "./built-files.ts";
export { describeDifference, readDefinitions } from "./difference.ts";
export { hashOf } from "./hash.ts";
export { findMissing, listManifests, type Manifest, type ReleaseChecks, readManifest } from "./manifest.ts";
export { findFormer, type Mover, type Pointer, pointAt, pointShareAt } from "./pointer.ts";
export { findPrunable, findReceiptCode } from "./prune.ts";
export { filesToSend, listMissing, ReleaseError, sendFiles, sendManifest } from "./send.ts";
export { openTarget } from "./target/open-target.ts";
export { MissingLibraryError } from "./target/s3-target.ts";
export { storageFacts } from "./target/storage-facts.ts";
export type { SeenPointer, Target } from "./target/target.ts";
