// Finds stale overlays: base values that changed beneath an override, and overrides that change nothing.

import type { OverlayDefinition } from "../../../core/format/index.ts";
import { type Problem, quoteName } from "../../../core/format/index.ts";
import { deepEqual, lastPart } from "../../../core/json/index.ts";
import type { ScreenSources, Source } from "../project.ts";
import { fragmentsOf } from "./fragments.ts";
import { fingerprint, type Touched } from "./merge.ts";
import type { Applied } from "./overlay.ts";
import { applyOverlays } from "./overlay.ts";

/** The fingerprint that an overlay should carry: of the base values that it replaces or removes; undefined when it only adds. */
export function findExpected(
  { base, fragments }: Pick<ScreenSources, "base" | "fragments">,
  overlay: Source<OverlayDefinition>,
): string | undefined {
  const replaced = applyOverlays(base, [overlay], fragmentsOf({ fragments }, overlay.value.for.market))
    .applied.flatMap(({ touched }) => touched)
    .filter(({ before }) => before !== undefined);
  return replaced.length === 0 ? undefined : fingerprint(replaced.map(({ path, before }) => [path, before] as const));
}

/** Compares `expects` with the base as it is now. */
export function checkExpects(sources: ScreenSources, overlay: Source<OverlayDefinition>): Problem[] {
  const expected = findExpected(sources, overlay);
  const { expects } = overlay.value;
  const at = { file: overlay.file, pointer: expects === undefined ? "" : "/expects", on: "value" } as const;
  if (expected === expects) return [];
  if (expects === undefined) {
    return [
      {
        check: "overlay-expects",
        message: "The overlay does not say which base values it was written for.",
        help: `Write \`"expects": "${expected}"\` after \`for\`.`,
        at,
      },
    ];
  }
  if (expected === undefined) {
    return [
      {
        check: "overlay-expects",
        message: "The overlay replaces no value of the base, so `expects` has no effect.",
        help: "Remove it.",
        at: { ...at, on: "key" },
      },
    ];
  }
  const message = `A value of ${quoteName(overlay.value.overlay)} that this overlay replaces has changed since the overlay was written.`;
  return [
    {
      check: "overlay-expects",
      message,
      help: `Review what the overlay replaces, then write \`"${expected}"\`.`,
      at,
      fix: { title: `Accept the base as it is now`, at, text: `"${expected}"` },
    },
  ];
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
