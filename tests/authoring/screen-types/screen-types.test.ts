/** What `layar-env.d.ts` makes of a project is checked by TypeScript in the code of an app. */
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { writeScreenTypes } from "../../../src/authoring/generate/screen-types/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";

const project = "tests/projects/library";
const app = join(process.cwd(), project, "app.tsx");

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
  paths: {
    layar: [join(process.cwd(), "src/browser/embed/index.ts")],
    "layar/widget-kit": [join(process.cwd(), "src/browser/view/widget-kit.ts")],
  },
};

const lines: readonly (readonly [line: string, error?: RegExp])[] = [
  ['import { openSession, Screen, type SendCall, type TypesOf, useScreen } from "layar";'],
  ['import { type Actions, type Market, screens } from "virtual:layar";'],
  ['export const right = <Screen screen={screens["books-book"]} params={{ bookId: "B1" }} market="utrecht" />;'],
  ['export const bare = <Screen screen={screens["books-search"]} as="main" />;'],
  ['export const missing = <Screen screen={screens["books-book"]} />;', /Property 'params' is missing/],
  ['export const wrong = <Screen screen={screens["books-book"]} params={{ bookid: "B1" }} />;', /'bookid' does not exist/],
  [
    'export const number = <Screen screen={screens["books-book"]} params={{ bookId: 1 }} />;',
    /'number' is not assignable to type 'string'/,
  ],
  ['export const none = <Screen screen={screens["books-search"]} params={{ bookId: "B1" }} />;', /not assignable to type 'never'/],
  ['export const market = <Screen screen={screens["books-search"]} market="delft" />;', /'"delft"' is not assignable/],
  ['export const unknown = screens["books-shelf"];', /'books-shelf' does not exist/],
  ['export const State = () => <p>{useScreen(screens["books-search"])?.session.title()}</p>;'],
  ['export const Needs = () => <p>{useScreen(screens["books-book"])?.session.title()}</p>;', /Expected 2 arguments/],
  ["declare const transport: SendCall;"],
  ['export const open = openSession(screens["books-search"], { market: "izmir", transport, navigate: () => undefined });'],
  ['type Search = TypesOf<(typeof screens)["books-search"]>;'],
  [
    'export const author = (data: Search["data"], state: Search["state"]): string => data.first.books.concat(state.books)[0]?.author ?? "";',
  ],
  ['export const reserve: Actions["reserveBook"]["input"] = {};', /'bookId' is missing/],
  ['export const code: Actions["reserveBook"]["codes"] = "E1";'],
  ['export const place: Market = "amman";'],
  ['export const situation: Search["scenario"] = "none";'],
  ['export const met: Search["scenario"] = "offline";'],
  ['export const other: Search["scenario"] = "many";', /'"many"' is not assignable/],
  ['export const tapped: Search["events"]["book"] = "nearEnd";'],
  ['export const swiped: Search["events"]["book"] = "swipe";', /'"swipe"' is not assignable/],
  ['export const nobody: Search["events"]["nobody"] = "tap";', /'nobody' does not exist/],
];

/** The messages about the app, by line. */
function check(): string[] {
  const text = lines.map(([line]) => line).join("\n");
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => path === app || fileExists(path);
  host.readFile = (path) => (path === app ? text : readFile(path));
  const program = ts.createProgram([app, join(process.cwd(), project, "layar-env.d.ts")], options, host);
  const found: string[] = lines.map(() => "");
  for (const { start = 0, messageText } of ts.getPreEmitDiagnostics(program, program.getSourceFile(app)))
    found[text.slice(0, start).split("\n").length - 1] += ts.flattenDiagnosticMessageText(messageText, " ");
  return found;
}

describe("the types of screens", () => {
  it("let what is right pass, and refuse the rest where it stands", () => {
    const found = check();
    for (const [at, [line, error]] of lines.entries()) expect([line, found[at]]).toEqual([line, error ? expect.stringMatching(error) : ""]);
  });

  it("name every parameter with whether it may be left out", () => {
    const files = readProjectFiles(project).map(({ path, text }) => ({
      path,
      text: path === "screens/books/book/screen.json" ? text.replace('"bookId": "text"', '"bookId": "text", "from-page": "text?"') : text,
    }));
    const broken = writeScreenTypes(loadProject(files));
    // A name that expressions cannot read is no parameter: the file is left out until it is right.
    expect(broken).not.toContain('"books-book"');
    const optional = files.map(({ path, text }) => ({ path, text: text.replace('"from-page": "text?"', '"from": "text?"') }));
    expect(writeScreenTypes(loadProject(optional))).toContain("params: { bookId: string; from?: string };");
  });

  it("name what any screen can meet once, before a further entry of `load`, too", () => {
    const files = readProjectFiles(project).map(({ path, text }) => ({
      path,
      text:
        path === "screens/member/borrowed/screen.json" ? text.replace('"load": {', '"load": { "sumOwed": { "action": "fines" },') : text,
    }));
    expect(writeScreenTypes(loadProject(files))).toContain('scenario: "ok" | Situation | `borrowed-${Situation}`;');
  });
});
