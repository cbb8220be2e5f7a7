// Releases a stub build to a folder and ends, as by a power cut, at the n-th thing that it does to files: `<target> <builds> <name> <n>`,
// before it for `12`, in the midst of it for `12.5`. Without a cut it prints how many things there are.
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { folderTarget } from "../../../src/authoring/operate/release/target/folder-target.ts";
import { releaseStub } from "./release-stub.ts";

const [, , folder = "", builds = "", name = "", moment = "0"] = process.argv;
const last = Math.floor(Number(moment));
const isMidway = !Number.isInteger(Number(moment));
let count = 0;
const end = (): boolean => process.kill(process.pid, "SIGKILL");

/** What the target does to files, counted. */
function counted<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>): (...given: Given) => Promise<unknown> {
  return (...given) => {
    const isLast = ++count === last;
    if (isLast && !isMidway) end();
    const doing = act(...given);
    if (isLast) setImmediate(end);
    return doing;
  };
}

const { link, mkdir, rename, rm, symlink, unlink, utimes, writeFile } = fs;
Object.assign(fs, {
  link: counted(link),
  mkdir: counted(mkdir),
  rename: counted(rename),
  rm: counted(rm),
  symlink: counted(symlink),
  unlink: counted(unlink),
  utimes: counted(utimes),
  writeFile: counted(writeFile),
});
syncBuiltinESMExports();

await releaseStub(folderTarget(folder), name, { folder: join(builds, name) });
process.stdout.write(String(count));
