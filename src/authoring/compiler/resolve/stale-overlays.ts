// Finds stale overlays: base values that changed beneath an override, and overrides that change nothing.

import { type OverlayDefinition, type Problem, quoteName, type SourcePointer } from "../../../core/format/index.ts";
import { deepEqual, joinPointer, lastPart } from "../../../core/json/index.ts";
import type { Source } from "../project.ts";
import type { Touched } from "./merge.ts";
import type { Applied } from "./overlay.ts";
import type { ReplacedValues } from "./replaced-values.ts";

/** Compares what an overlay recorded with what it replaces now. */
export function checkCurrent({ file, value }: Source<OverlayDefinition>, replaced: ReplacedValues): Problem[] {
  const recorded: ReplacedValues = value.replaces ?? {};
  const changed = Object.keys(recorded).filter((name) => name in replaced && !deepEqual(recorded[name], replaced[name]));
  return changed.map(
    (name): Problem => ({
      check: "replaced-values-are-current",
      message: `${quoteName(name)} of ${quoteName(value.overlay)} was ${show(recorded[name])} when the overlay was written, and is ${show(replaced[name])} now.`,
      help: "Review what the overlay makes of it, and write the new value here if it still holds.",
      at: { file, pointer: joinPointer("/replaces", name), on: "value" },
      fix: {
        title: "Leave the overlay, and record the new value",
        at: { file, pointer: joinPointer("/replaces", name), on: "value" },
        text: JSON.stringify(replaced[name]),
        // Only a person can decide that.
        isChoice: true,
      },
      notice: "developing",
    }),
  );
}

/** Whether the overlay records what it replaces, and nothing else. */
export function checkRecorded({ file, value }: Source<OverlayDefinition>, replaced: ReplacedValues): Problem[] {
  const recorded: ReplacedValues = value.replaces ?? {};
  const missing = Object.keys(replaced).filter((name) => !(name in recorded));
  const superfluous = Object.keys(recorded).filter((name) => !(name in replaced));
  if (missing.length + superfluous.length === 0) return [];
  const wanted = Object.fromEntries(Object.entries(replaced).map(([name, now]) => [name, name in recorded ? recorded[name] : now]));
  const list = (names: readonly string[]) => names.map(quoteName).join(", ");
  const sentences = [
    ...(missing.length === 0 ? [] : [`The overlay does not record the value of the base that it replaces: ${list(missing)}.`]),
    ...(superfluous.length === 0 ? [] : [`The overlay records a value that it does not replace: ${list(superfluous)}.`]),
  ];
  const at: SourcePointer = { file, pointer: value.replaces === undefined ? "" : "/replaces", on: "value" };
  return [
    {
      check: "replaced-values-are-recorded",
      message: sentences.join(" "),
      help:
        superfluous.length === 0 ? "Run `npx layar check --fix`." : "Replace it again, or remove its line and run `npx layar check --fix`.",
      at,
      // A line too many may be a change of the base that the overlay has lost.
      ...(superfluous.length === 0 && fixOf({ file, value }, wanted)),
      notice: "developing",
    },
  ];
}

/** What replaces something stands in one of them. */
const replacing = ["texts", "nodes", "screen"] as const;

/** A fix puts text in place of something: where there is no `replaces` yet, of a line behind or before which it goes. */
function fixOf({ file, value }: Source<OverlayDefinition>, wanted: ReplacedValues): Pick<Problem, "fix"> {
  const title = "Record what the overlay replaces";
  const text = JSON.stringify(wanted);
  if (value.replaces !== undefined) return { fix: { title, at: { file, pointer: "/replaces", on: "value" }, text } };
  const anchor = value.$comment === undefined ? "$schema" : "$comment";
  const before = value[anchor];
  if (before !== undefined)
    return { fix: { title, at: { file, pointer: `/${anchor}`, on: "value" }, text: `${JSON.stringify(before)}, "replaces": ${text}` } };
  const first = replacing.find((part) => value[part] !== undefined);
  return first === undefined
    ? {}
    : { fix: { title, at: { file, pointer: `/${first}`, on: "key" }, text: `"replaces": ${text}, ${JSON.stringify(first)}` } };
}

function show(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

/** Overrides that equal what is there without them, in every variant in which the overlay applies. */
export function checkEqual(applications: readonly Applied[]): Problem[] {
  const [first, ...others] = applications;
  if (first === undefined) return [];
  const isEqual = ({ before, after }: Touched) => after !== undefined && deepEqual(before, after);
  return first.touched
    .filter(
      (touched) =>
        isEqual(touched) &&
        others.every((other) => other.touched.some((same) => same.origin.pointer === touched.origin.pointer && isEqual(same))),
    )
    .map(({ origin }) => ({
      check: "overlay-equal",
      message: `The overlay sets ${quoteName(lastPart(origin.pointer))} to the value that it has already.`,
      help: "Remove this line.",
      at: { file: origin.file, pointer: origin.pointer, on: "key" },
    }));
}
