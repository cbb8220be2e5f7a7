/**
 * Plays the tests of the screens and writes each run to `tests/visits/written.jsonl`, as the recorder of the studio writes a visit, if
 * it can be played again with what the recorder leaves of it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { compile } from "../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../src/authoring/project/index.ts";
import { createActRecorder } from "../src/authoring/studio/inspector/act-recorder.ts";
import { wordsIn } from "../src/authoring/studio/protocol/recording.ts";
import { runTests } from "../src/authoring/testing/flow-tests/index.ts";
import { readVisits, rehearse } from "../src/authoring/testing/rehearsal/index.ts";
import { parseJson } from "../src/core/json/index.ts";

const files = readProjectFiles(".");
const compilation = compile(files);
/** The responses of the mock server and what the tests type stand in the project, so that none of it is private. */
const known = [...new Set(files.flatMap(({ text }) => wordsIn(parseJson(text))))];
const lines = new Set<string>();
let recorder = createActRecorder();

await runTests(compilation, {
  recorder: {
    watch(ports) {
      recorder = createActRecorder();
      return recorder.watch(ports);
    },
    end({ test: { given = {} }, variant }) {
      // A visitor cannot begin in the middle, and no recording says that the API stands on another host.
      if (given.state !== undefined || given.apiHost !== undefined) return;
      const visit = { ...recorder.recording(known), variant: variant.resolved.name, scenario: given.scenario ?? "" };
      lines.add(JSON.stringify(visit));
    },
  },
});

const { visits } = readVisits("written", [...lines].join("\n"));
const { unplayed } = await rehearse(visits, compilation, compile(files));
const played = [...lines].filter((_, at) => !unplayed.some(({ visit }) => visit === visits[at]?.name));
mkdirSync("tests/visits", { recursive: true });
writeFileSync("tests/visits/written.jsonl", `${played.join("\n")}\n`);
console.log(`${played.length} of ${lines.size} visits.`);
