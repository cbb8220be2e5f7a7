/** Releases: built pages with all that they ask for, on a target that servers read, and which of them visitors get. */
export { type Build, readBuild } from "./built-files.ts";
export { describeDifference, readDefinitions } from "./difference.ts";
export { hashOf } from "./hash.ts";
export { findBroken, findManifest, listReleases, type Manifest, type ReleaseChecks } from "./manifest.ts";
export { findFormer, type Mover, type Pointer, pointAt, pointBack, writeEdge } from "./pointer.ts";
export { findPrunable, findReceiptCode, freshMs, pruneTarget } from "./prune.ts";
export { ReleaseError } from "./release-error.ts";
export { filesToSend, listMissing, sendRelease } from "./send.ts";
export { type Fare, isStopRule, judgeShare, type ShareFares, type StopRule, usualRule } from "./share-fares.ts";
export { findSigner, readKey } from "./signature.ts";
export { openTarget } from "./target/open-target.ts";
export { storageFacts } from "./target/storage-facts.ts";
export { type SeenPointer, servesPointer, type Target } from "./target/target.ts";
