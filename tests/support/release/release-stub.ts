import { type Build, readBuild } from "../../../src/authoring/operate/release/built-files.ts";
import { pointAt } from "../../../src/authoring/operate/release/pointer.ts";
import { filesToSend, sendRelease } from "../../../src/authoring/operate/release/send.ts";
import type { Target } from "../../../src/authoring/operate/release/target/target.ts";
import { writeStubBuild } from "./stub-build.ts";

/** Releases a stub build without the checks, which take longer than all the rest. Gives its id. */
export async function releaseStub(
  target: Target,
  name: string,
  { folder, share, more }: { readonly folder: string; readonly share?: number; readonly more?: number },
): Promise<string> {
  writeStubBuild(folder, name, more);
  const build = readBuild(folder);
  if (build === undefined) throw new Error("No build.");
  return releaseBuild(target, build, share);
}

export async function releaseBuild(target: Target, build: Build, share = 100): Promise<string> {
  const seen = await target.readPointer(true);
  const checks = { problems: 0, notices: 0, tests: 0, failedTests: 0 };
  const mover = { by: "stub", at: new Date().toISOString() };
  await sendRelease(target, filesToSend(build, []), { id: build.id, ...mover, checks, changes: [] }, () => {});
  if (!(await target.movePointer(pointAt(build.id, seen.pointer, mover, share), seen))) throw new Error("Somebody else was first.");
  return build.id;
}
