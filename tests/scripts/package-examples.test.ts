/** The examples that stand above what the package exports, as somebody pastes them into an app with the strictest types. */
import { resolve } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { listDoors, readExports, reportFolder } from "../../scripts/package/report.ts";

const exported = readExports(".").filter(({ from }) => from !== "layar/widgets");
const examples = exported.flatMap(({ from, name, doc }) => {
  const [, code = ""] = doc.split(/@example\s/);
  return code ? [{ from, name, code }] : [];
});

/** What the app has, where the compiler cannot do without its type. */
const ofApp = new Map([
  ["session", 'declare const session: Omit<import("layar").Session, "refresh"> & { token: string; refresh(): Promise<boolean> };'],
  ["market", "declare const market: { readonly emblems: readonly { names: string[]; letters: string; ground: string; ink: string }[] };"],
  ["label", "declare const label: string;"],
  ["facts", "declare const facts: readonly { readonly text: string; readonly value: string }[];"],
  ["pictures", "declare const pictures: readonly string[];"],
  ["WidgetTypes", "interface WidgetTypes { tag: { props: { text: string } } }"],
  ["createServer", 'import { createServer } from "node:http";'],
  ["MessageChannel", 'import { MessageChannel } from "node:worker_threads";'],
]);

/** With the names of the package that stand in it: of its own door, else of the first that has one. */
function writeExample({ from, name: own, code }: (typeof examples)[number]): string {
  const words = new Set(code.match(/\b[A-Za-z]\w*/g));
  const doors = [...exported.filter((one) => one.from !== from).reverse(), ...exported.filter((one) => one.from === from)];
  const imports = new Map(doors.map((one) => [one.name, `import { ${one.name} } from "${one.from}";`]));
  const known = new Map([...imports, ...[...ofApp].filter(([name]) => name !== own)]);
  const before = [...words].flatMap((word) => known.get(word) ?? []).join("\n");
  return `${before}\nexport async function example() {\n${code.startsWith("<") ? `return <>${code}</>;` : code}\n}\n`;
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ["node", "vite/client"],
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  paths: Object.fromEntries(listDoors(".").map(({ from, report }) => [from, [resolve(reportFolder, report)]])),
  allowImportingTsExtensions: true,
};

/** The app has what an example does not say, such as `router`. */
const unsaid = new Set([2304, 2503, 2552, 18004]);

function complain(files: ReadonlyMap<string, string>): readonly string[] {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  const withExamples = {
    ...host,
    fileExists: (path: string) => files.has(path) || fileExists(path),
    readFile: (path: string) => files.get(path) ?? readFile(path),
    getSourceFile(path: string, ...how: [ts.ScriptTarget]) {
      const text = files.get(path);
      return text === undefined ? getSourceFile(path, ...how) : ts.createSourceFile(path, text, ...how);
    },
  };
  const program = ts.createProgram([...files.keys(), resolve(reportFolder, "vite-client.d.ts")], options, withExamples);
  return [...files].flatMap(([path, text]) => {
    const file = program.getSourceFile(path);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    const wrong = found.filter(({ code }) => !unsaid.has(code));
    return wrong.map((one) => `${one.code} ${ts.flattenDiagnosticMessageText(one.messageText, " ")}\n${text}`);
  });
}

it("have the types that the package has", () => {
  expect(examples.length).toBeGreaterThan(40);
  const files = examples.map((example, at) => [resolve(reportFolder, `example-${at}.tsx`), writeExample(example)] as const);
  expect(complain(new Map(files))).toEqual([]);
});

it("are refused where a parameter has no type, and where something is given that nobody takes", () => {
  const wrong = ["mockTransport((x) => x, 2);", "<Screen />;", "openSession(screens.x, { markets: 1 });"];
  const files = wrong.map((code, at) => {
    const from = code.startsWith("mock") ? "layar/testing" : "layar";
    return [resolve(reportFolder, `wrong-${at}.tsx`), writeExample({ from, name: "", code })] as const;
  });
  for (const file of files) expect(complain(new Map([file])).length).toBeGreaterThan(0);
});
