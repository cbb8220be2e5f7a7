/** The files of a project and of the engine, on disk and in git. */
export { type CheckPage, type Example, readCheckPages } from "./check-pages.ts";
export { contentTypeOf } from "./content-type.ts";
export { editorSchemasOf } from "./editor-schemas.ts";
export { engineFile, engineFolder, engineRoot } from "./engine-root.ts";
export { readVersion } from "./engine-version.ts";
export { readEngineExamples, readEngineWidget } from "./engine-widgets.ts";
export { type DraftChange, findGitAncestor, findGitCommit, listDraft } from "./git-draft.ts";
export {
  countGitChanges,
  type GitHistory,
  type GitVersion,
  listGitChanges,
  readGitDate,
  readGitFiles,
  readGitHead,
  readGitHistory,
  readGitUser,
} from "./git-files.ts";
export { type LineChange, readLineChange } from "./git-line.ts";
export { hashDefinitions } from "./hash-definitions.ts";
export {
  definitionFolders,
  findFiles,
  isDefinitionFile,
  listPaths,
  readProjectFiles,
  readSourceText,
  readTextFile,
  stampProjectFiles,
  toProjectPath,
  watchProjectFiles,
} from "./project-files.ts";
export { refuseElsewhere, refuseFile, refusePlace } from "./refuse-file.ts";
export { runGit } from "./run-git.ts";
export { writeWholeFile, writeWholeFiles } from "./write-files.ts";
