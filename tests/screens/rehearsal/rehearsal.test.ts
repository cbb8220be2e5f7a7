import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { compile, createCompiler, type SourceFile } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { readVisits, rehearse } from "../../../src/authoring/testing/rehearsal/index.ts";
import { shippedCompiler } from "../../support/project/shipped-compiler.ts";
import { isThorough, takeTurn, turn } from "../../support/run/thoroughness.ts";
import { listHarmless } from "./harmless.ts";
import { listRegressions, withMutant } from "./regressions.ts";

const files = readProjectFiles(".");
const { visits, refused } = readVisits("written", readFileSync("tests/visits/written.jsonl", "utf8"));
const compiler = createCompiler();
const before = compiler.compile(files);

/** Undefined where the change is refused, so that no release comes of it. */
const rehearseWith = async (changed: readonly SourceFile[]) => {
  const after = compiler.compile(changed);
  return after.problems.length > 0 ? undefined : rehearse(visits, before, after);
};

it(`plays the written visits, and finds nothing where nothing has changed, at turn ${turn}`, async () => {
  expect(refused).toEqual([]);
  expect(visits.length).toBeGreaterThanOrEqual(200);
  const played = takeTurn(visits, 16);
  const started = Date.now();
  const { findings, unplayed } = await rehearse(played, before, compile(files));
  console.info(`${Math.round((played.length * 1000) / (Date.now() - started))} visits a second`);
  expect(findings).toEqual([]);
  // Visits age: one that no longer fits the screens is no error, as long as most of them do.
  expect(unplayed.length).toBeLessThanOrEqual(played.length / 20);
}, 1_800_000);

it(`finds regressions that no check refuses, with seed ${turn}`, async () => {
  const most = isThorough ? 200 : 5;
  const missed: string[] = [];
  let all = 0;
  for (const mutant of listRegressions(files, isThorough ? 60 : 2, turn)) {
    if (all === most) break;
    const rehearsal = await rehearseWith(withMutant(files, mutant));
    if (rehearsal === undefined) continue;
    all++;
    if (rehearsal.findings.length === 0) missed.push(`${mutant.kind}  ${mutant.file}${mutant.what}`);
  }
  expect(all).toBe(most);
  console.info(`${all - missed.length} of ${all} found`);
  // Of a few by chance two may be among those that are missed.
  expect(1 - missed.length / all, missed.join("\n")).toBeGreaterThanOrEqual(isThorough ? 0.95 : 0.6);
}, 1_800_000);

it(`reports nothing of changes that nobody notices, with seed ${turn}`, async () => {
  const most = isThorough ? 50 : 3;
  const told: unknown[] = [];
  let all = 0;
  for (const { what, apply } of listHarmless(files, shippedCompiler, most * 2, turn)) {
    if (all === most) break;
    const changed = apply();
    const rehearsal = changed && (await rehearseWith(changed));
    if (rehearsal === undefined) continue;
    all++;
    if (rehearsal.findings.length > 0) told.push({ what, findings: rehearsal.findings });
  }
  expect(all).toBe(most);
  expect(told).toEqual([]);
}, 1_800_000);
