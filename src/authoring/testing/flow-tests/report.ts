// What the tests found, for people and for other programs.

import { deepEqual } from "../../../core/json/index.ts";
import { count } from "../../../core/text/index.ts";
import { drawFrame, locatePointer } from "../../checker/index.ts";
import { listDifferences } from "./differences.ts";
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

/** Each failure with its location, its line, and what was expected and found; of those that differ in nothing, the first. A total as the last line. */
export function reportTests(results: readonly TestResult[], texts: Texts): string {
  const all = results.flatMap(({ screen, name, failures }) => joinVariants(failures).map((failure) => ({ screen, name, failure })));
  const causes = new Map<string, typeof all>();
  for (const one of all) {
    const { message, help, compared, variants } = one.failure;
    const key = JSON.stringify([one.screen, message, help, variants, compared && listDifferences(compared.expected, compared.found)]);
    causes.set(key, [...(causes.get(key) ?? []), one]);
  }
  const blocks = [...causes.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [writeFailure(first.name, first.failure, texts) + writeOthers(others.map(({ name }) => name))],
  );
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  const screens = new Set(results.map(({ screen }) => screen)).size;
  const total = `${count(results.length, "test")} of ${count(screens, "screen")}`;
  return [...blocks, failed === 0 ? `${total}: all pass.\n` : `${total}: ${failed} ${failed === 1 ? "fails" : "fail"}.\n`].join("\n");
}

function writeOthers(names: readonly string[]): string {
  return names.length === 0 ? "" : `  The same in ${names.map((name) => `"${name}"`).join(", ")}.\n`;
}

function writeFailure(name: string, { at, message, help, compared, variants }: JoinedFailure, texts: Texts): string {
  const { file, line, column, start, end } = locatePointer(at, texts);
  const lines = [
    `${file}:${line}:${column}  ${name}`,
    message,
    ...drawFrame(texts.get(file) ?? "", start, end),
    ...(help === undefined ? [] : [help]),
    ...(compared === undefined ? [] : writeCompared(compared)),
    ...(variants.length === 0 ? [] : [`In ${variants.join(", ")}.`]),
  ];
  return `${lines.join("\n  ")}\n`;
}

const mostDifferences = 5;

/** Both as a whole, or the few parts in which they differ. */
function writeCompared({ expected, found }: NonNullable<TestFailure["compared"]>): string[] {
  const parts = listDifferences(expected, found);
  const isWhole = parts.length > mostDifferences || parts.some(({ path }) => path === "");
  return (isWhole ? [{ path: "", expected, found }] : parts).flatMap((part) => {
    const place = part.path === "" ? "" : `${part.path} `;
    return [`expected ${place}${show(part.expected)}`, `found    ${place}${show(part.found)}`];
  });
}

function show(value: unknown): string {
  return value === null || value === undefined ? "nothing" : JSON.stringify(value);
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
