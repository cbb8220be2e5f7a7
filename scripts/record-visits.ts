/**
 * Plays the tests of the screens and writes to `tests/visits/written.jsonl`, as the recorder of the studio writes a visit, each run that
 * reaches what no run before it has or is the first of its variant, and that can be played again with what the recorder leaves of it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { compile } from "../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../src/authoring/project/index.ts";
import { createActRecorder } from "../src/authoring/studio/inspector/act-recorder.ts";
import { type Recording, wordsIn } from "../src/authoring/studio/protocol/recording.ts";
import { createWatch } from "../src/authoring/testing/flow-tests/coverage/watch.ts";
import { runTests } from "../src/authoring/testing/flow-tests/index.ts";
import { rehearse } from "../src/authoring/testing/rehearsal/index.ts";
import { parseJson } from "../src/core/json/index.ts";

interface Candidate {
  readonly visit: Recording;
  /** It reaches what no run before it has, or is the first of its variant. */
  readonly isFirst: boolean;
}

const files = readProjectFiles(".");
const compilation = compile(files);
const known = [...new Set([...compilation.project.texts.values()].flatMap((text) => wordsIn(parseJson(text))))];
const watch = createWatch(compilation);
const seen = new Set<string>();
const candidates: Candidate[] = [];
let recorder = createActRecorder();

await runTests(compilation, {
  watch,
  recorder: {
    watch(ports) {
      recorder = createActRecorder();
      return recorder.watch(ports);
    },
    end({ test: { given = {} }, variant }) {
      const fresh = watch.pointsOf(variant).filter((point) => !seen.has(point.key) && watch.isReached(point));
      // A visitor cannot begin in the middle, and no recording says that the API stands on another host.
      if (given.state !== undefined || given.apiHost !== undefined) return;
      for (const { key } of fresh) seen.add(key);
      const visit = { ...recorder.recording(known), variant: variant.resolved.name, scenario: given.scenario ?? "" };
      candidates.push({ visit, isFirst: fresh.length > 0 || !candidates.some((one) => isOfVariant(one.visit, visit)) });
    },
  },
});

const chosen = candidates.filter(({ isFirst }) => isFirst).map(({ visit }, at) => ({ ...visit, name: String(at) }));
const { unplayed } = await rehearse(chosen, compilation, compile(files));
const lines = chosen.flatMap(({ name, ...visit }) => (unplayed.some((one) => one.visit === name) ? [] : [JSON.stringify(visit)]));
mkdirSync("tests/visits", { recursive: true });
writeFileSync("tests/visits/written.jsonl", `${lines.join("\n")}\n`);
console.log(`${lines.length} of ${candidates.length} visits.`);

function isOfVariant(one: Recording, { screen, variant }: Recording): boolean {
  return one.screen === screen && one.variant === variant;
}
