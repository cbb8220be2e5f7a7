/** JSON in CodeMirror, with what a language service knows of it: for pages that have one, wherever that runs. */
export { CodeEditor, type CodeEditorProps } from "./code-editor.tsx";
export { completeWith, type OfferedCompletion, toOption } from "./complete-with.ts";
export { MarkedText } from "./marked-text.tsx";
export { type ShownProblem, showProblems } from "./show-problems.ts";
