// Releases stub builds to a folder, one after the other, until somebody ends it: `<target> <builds>`.
import { join } from "node:path";
import { folderTarget } from "../../../src/authoring/release/target/folder-target.ts";
import { releaseStub } from "./release-stub.ts";

const [, , folder = "", builds = ""] = process.argv;
const target = folderTarget(folder);
for (let at = 0; ; at++) {
  const name = `n${process.pid}x${at}`;
  await releaseStub(target, name, { folder: join(builds, name), more: 40 });
  process.stdout.write(".");
}
