/**
 * Plays the tests of the screens and writes 200 of their runs to `visits/written.jsonl`, as the recorder of the studio writes a
 * visit: those that reach most that no run before them has reached, and that can be played again
 * with what the recorder leaves of them. `node --conditions=development --import tsx scripts/record-visits.ts`
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

const most = 200;

interface Candidate {
  readonly visit: Recording;
  /** How much it has reached that no visit before it has. */
  readonly reached: number;
}

const files = readProjectFiles(".");
const compilation = compile([...files]);
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
      candidates.push({ visit, reached: fresh.length });
    },
  },
});

const all = candidates.map(({ visit }, at) => ({ ...visit, name: String(at) }));
const { unplayed } = await rehearse(all, compilation, compile([...files]));
const playable = candidates.filter((_, at) => !unplayed.some(({ visit }) => visit === String(at)));
const byReach = [...playable].sort((one, other) => other.reached - one.reached);
const chosen = new Set(byReach.slice(0, most));
const lines = candidates.flatMap((one) => (chosen.has(one) ? [JSON.stringify(one.visit)] : []));
mkdirSync("visits", { recursive: true });
writeFileSync("visits/written.jsonl", `${lines.join("\n")}\n`);
console.log(`${lines.length} of ${candidates.length} visits.`);
