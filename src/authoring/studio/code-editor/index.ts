/** JSON in CodeMirror, with what a language service knows of it: for pages that have one, wherever that runs. */
export { CodeEditor } from "./code-editor.tsx";
export { completeWith, toOption } from "./complete-with.ts";
export { hoverWith } from "./hover-with.ts";
export { MarkedText } from "./marked-text.tsx";
export { saveFile } from "./save-file.ts";
export { showProblems } from "./show-problems.ts";
