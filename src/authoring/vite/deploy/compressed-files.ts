/** Writes beside the files of a build what servers send of them: compressed once, as far as it goes, instead of at each request. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(?:js|css|html|json|svg|txt)$/;
/** What is hidden is for servers. */
const hidden = /(?:^|\/)\./;
/** What is shorter is sent in one packet as it is. */
const leastBytes = 1024;

/** Beside `name` stand `name.br` and `name.gz`, as servers look for them. */
export async function writeCompressed(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => compressible.test(name) && !hidden.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < leastBytes) return;
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
