/**
 * Runs a TypeScript file as one script: `node scripts/run-bundled.js <file> [arguments]`. Loading the command line's 290 modules one
 * by one takes longer than the check of all screens. The script is stored, and used again until one of its modules changes. So is what
 * V8 makes of it, for each command, with the hash of the script that it was made of.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire, SourceMap } from "node:module";
import { relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";

// By default Node optimizes what has run about 70 KB of byte code. A short command does not live to see that pay, a long one still does.
setFlagsFromString("--interrupt-budget=2000000");

const [, , file, ...rest] = process.argv;
if (file === undefined) throw new Error("Name the file to run: node scripts/run-bundled.js <file> [arguments]");
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = resolve(root, "node_modules/.cache/layar");
const target = resolve(folder, `${relative(root, resolve(file)).replaceAll(/\W+/g, "-")}.cjs`);
/** What is around the modules: the address takes the place of the one of each module. */
const [opening, closing] = ["(function (require, scriptUrl) {", "})"];
/** The last line of a stored script: of what it was made. */
const recordMark = "\n//# modules ";

/** Of many small modules: to find and read each takes longer than to have them here. */
const inlined = /^(?:ajv|fast-deep-equal|fast-uri|immer|json-schema-traverse|jsonc-parser|zustand)(?:\/|$)/;
/** Other packages stay outside: some load parts of themselves by name. The engine's own name is a path of `tsconfig.json`. */
const packages = {
  name: "packages",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === "entry-point" || inlined.test(path) || path.startsWith("layar/") ? undefined : { path, external: true },
    ),
};

let map;
if (!isFresh(readStored(target))) await bundle();
Error.prepareStackTrace = describeError;
process.argv = [process.execPath, target, ...rest];
runStored();

function runStored() {
  const source = readStored(target);
  const url = pathToFileURL(target).href;
  const hash = createHash("sha1").update(source, "latin1").digest();
  const [command = ""] = rest;
  const codePath = `${target}.${/^[a-z-]+$/.test(command) ? command : "main"}.code`;
  const code = readCode(codePath, hash);
  const script = new Script(source, { filename: url, cachedData: code });
  // At the end it has the functions that the command needed, and they need not be compiled the next time.
  if (code === undefined || script.cachedDataRejected) process.once("exit", () => storeCode(codePath, hash, script));
  script.runInThisContext()(createRequire(url), url);
}

/** What V8 made of a script, unless it was another script. V8 itself refuses what another version, or one with other flags, has made. */
function readCode(path, hash) {
  try {
    const stored = readFileSync(path);
    return stored.subarray(0, hash.length).equals(hash) ? stored.subarray(hash.length) : undefined;
  } catch {
    return undefined;
  }
}

function storeCode(path, hash, script) {
  try {
    writeAside(path, Buffer.concat([hash, script.createCachedData()]));
  } catch {
    // Without it the next command takes a little longer.
  }
}

/**
 * The stack with the places of the modules. The map is read when the first stack is, and once, for a driven browser asks for a stack at each
 * call: to hand it to Node takes a 20th of a check.
 */
function describeError(error, frames) {
  map ??= new SourceMap(JSON.parse(readStored(`${target}.map`)));
  const lines = frames.map((frame) => {
    const isOwn = frame.getFileName() === pathToFileURL(target).href;
    const place = isOwn ? map.findEntry(frame.getLineNumber() - 1, frame.getColumnNumber() - 1) : {};
    if (place.originalSource === undefined) return `    at ${frame}`;
    const path = resolve(folder, place.originalSource);
    return `    at ${frame.getFunctionName() ?? "<anonymous>"} (${path}:${place.originalLine + 1}:${place.originalColumn + 1})`;
  });
  return [error, ...lines].join("\n");
}

function readStored(path) {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return "";
  }
}

/** What tells a changed module from an unchanged one. */
function stampOf(path) {
  const { mtimeMs, size } = statSync(resolve(root, path), { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${size}`;
}

function isFresh(script) {
  const mark = script.lastIndexOf(recordMark);
  if (mark < 0) return false;
  return Object.entries(JSON.parse(script.slice(mark + recordMark.length))).every(([path, stamp]) => stampOf(path) === stamp);
}

async function bundle() {
  const { build } = await import("esbuild");
  const started = Date.now();
  const { outputFiles, metafile } = await build({
    entryPoints: [resolve(file)],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: root,
    platform: "node",
    format: "cjs",
    // A script that was compiled before cannot import: what it loads late, it requires.
    supported: { "dynamic-import": false },
    banner: { js: opening },
    footer: { js: closing },
    define: { "import.meta.url": "scriptUrl" },
    mainFields: ["module", "main"],
    plugins: [packages],
    sourcemap: "external",
    sourcesContent: false,
    outfile: target,
  });
  const besides = ["scripts/run-bundled.js", "package.json", "package-lock.json", "tsconfig.json"];
  const modules = [...Object.keys(metafile.inputs), ...besides];
  const stamps = Object.fromEntries(modules.map((path) => [path, stampOf(path)]));
  // A module that was written meanwhile may be here in its old form.
  const isCertain = modules.every((path) => statSync(resolve(root, path)).mtimeMs < started);
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of outputFiles)
    writeAside(path, path === target ? `${toAscii(text)}${isCertain ? recordMark + JSON.stringify(stamps) : ""}` : text);
}

/** A script of one-byte letters is read fastest. The bundler leaves those of regular expressions and comments as they are. */
function toAscii(text) {
  return text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Written aside, so that another command never reads half of it. */
function writeAside(path, content) {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, content);
  renameSync(aside, path);
}
