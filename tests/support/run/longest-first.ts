/** Begins with the files that take longest, so that no worker is left alone with one of them at the end. */
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { secondsOf } from "./files-of-turn.ts";

/** These take minutes in the thorough run, the longest first. */
const longest = ["commit-sequences", "mutation", "every-screen-faults", "every-screen-malformed", "page-styles", "mutated-plans"];

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longest.findIndex((name) => moduleId.includes(`/${name}`));
  return rank < 0 ? longest.length : rank;
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rankOf(a) - rankOf(b) || secondsOf(b.moduleId) - secondsOf(a.moduleId));
  }
}
