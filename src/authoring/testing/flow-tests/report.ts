// What the tests found, for people and for other programs.

import { deepEqual } from "../../../core/json/index.ts";
import { count } from "../../../core/text/index.ts";
import { drawFrame, locatePointer } from "../../checker/index.ts";
import type { TestFailure, TestResult } from "./run-tests.ts";

type Texts = ReadonlyMap<string, string>;

/** One cause in all variants that have it. */
interface JoinedFailure extends Omit<TestFailure, "variant"> {
  readonly variants: readonly string[];
}

function joinVariants(failures: readonly TestFailure[]): JoinedFailure[] {
  const joined: JoinedFailure[] = [];
  for (const { variant, ...failure } of failures) {
    const place = joined.findIndex(({ variants: _, ...other }) => deepEqual(other, failure));
    const before = joined[place];
    const variants = [...(before?.variants ?? []), ...(variant === undefined ? [] : [variant])];
    joined.splice(before === undefined ? joined.length : place, 1, { ...failure, variants });
  }
  return joined;
}

/** Each failure with its location, its line, and what was expected and found; a total as the last line. */
export function reportTests(results: readonly TestResult[], texts: Texts): string {
  const blocks = results.flatMap(({ name, failures }) => joinVariants(failures).map((failure) => writeFailure(name, failure, texts)));
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  const screens = new Set(results.map(({ screen }) => screen)).size;
  const all = `${count(results.length, "test")} of ${count(screens, "screen")}`;
  return [...blocks, failed === 0 ? `${all}: all pass.\n` : `${all}: ${failed} ${failed === 1 ? "fails" : "fail"}.\n`].join("\n");
}

function writeFailure(name: string, { at, message, help, compared, variants }: JoinedFailure, texts: Texts): string {
  const { file, line, column, start, end } = locatePointer(at, texts);
  const lines = [
    `${file}:${line}:${column}  ${name}`,
    message,
    ...drawFrame(texts.get(file) ?? "", start, end),
    ...(help === undefined ? [] : [help]),
    ...(compared === undefined ? [] : [`expected ${show(compared.expected)}`, `found    ${show(compared.found)}`]),
    ...(variants.length === 0 ? [] : [`In ${variants.join(", ")}.`]),
  ];
  return `${lines.join("\n  ")}\n`;
}

function show(value: unknown): string {
  return value === null ? "nothing" : JSON.stringify(value);
}

/** The same as JSON: lines and columns count from 1. */
export function reportTestsJson(results: readonly TestResult[], texts: Texts): string {
  const tests = results.map(({ screen, name, at, variants, failures }) => ({
    screen,
    name,
    ...locate(at, texts),
    variants,
    failures: joinVariants(failures).map(({ at: place, message, help, compared, variants: failed }) => ({
      message,
      ...(help !== undefined && { help }),
      ...locate(place, texts),
      pointer: place.pointer,
      ...compared,
      variants: failed,
    })),
  }));
  return `${JSON.stringify({ version: 1, tests }, null, 2)}\n`;
}

function locate(at: TestFailure["at"], texts: Texts) {
  const { file, line, column } = locatePointer(at, texts);
  return { file, line, column };
}
