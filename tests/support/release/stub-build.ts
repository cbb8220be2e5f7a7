/** What a build of pages leaves behind, in a folder of its own and in no time: two pages that ask for a file of their own and a shared one. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { finishPage, identify, identityFile } from "../../../src/authoring/vite/deploy/release-id.ts";

export interface StubBuild {
  readonly id: string;
  readonly folder: string;
}

const usualCommit = "0123456789abcdef0123456789abcdef01234567";
const stubPage = (name: string): string =>
  `<!doctype html><html lang="en"><head><style>p{color:${name}}</style></head><body><p>${name}</p><script src="/assets/${name}-1.js"></script><script src="/assets/shared-1.js"></script></body></html>`;

/** `name` is a word, by which builds differ; `more` files make it as large as somebody needs it. */
export function writeStubBuild(folder: string, name: string, more = 0, commit = usualCommit): StubBuild {
  const pages = ["index.html", "about/index.html"].map((file) => [file, stubPage(name)] as const);
  const scripts = new Map([
    [`assets/${name}-1.js`, `document.title = "${name}";`],
    ["assets/shared-1.js", "document.documentElement.dataset.shared = 'yes';"],
    ...Array.from({ length: more }, (_, at) => [`assets/${name}-more-${at}.js`, `// ${name} ${at}`] as const),
  ]);
  const identity = identify(pages, commit);
  const files = new Map([
    ...scripts,
    ...pages.map(([file, html]) => [file, finishPage(html, identity)] as const),
    ["sw.js", `// ${name}`],
    [`assets/${name}-1.js.map`, `{"sources":["${name}.ts"]}`],
    [identityFile, JSON.stringify(identity)],
    [".vite/manifest.json", "{}"],
  ]);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, `assets/${name}-1.js.gz`), gzipSync(scripts.get(`assets/${name}-1.js`) ?? ""));
  return { id: identity.id, folder };
}
