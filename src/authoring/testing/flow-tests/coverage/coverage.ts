/** What the tests of a project reach of its screens. */
import type { Compilation } from "../../../compiler/index.ts";
import { runTests, type TestResult } from "../run-tests.ts";
import type { Point } from "./points.ts";
import { createWatch } from "./watch.ts";

export interface ScreenCoverage {
  readonly screen: string;
  readonly all: number;
  readonly missed: readonly Point[];
}

export interface Coverage {
  readonly screens: readonly ScreenCoverage[];
  readonly results: readonly TestResult[];
}

/** Runs every test, because what screens share is reached by any of them. */
export async function measureCoverage(compilation: Compilation): Promise<Coverage> {
  const watch = createWatch(compilation);
  const results = await runTests(compilation, { watch });
  const screens = [...compilation.screens.values()].map(({ id, variants }): ScreenCoverage => {
    const own = variants.filter(({ resolved }) => !resolved.name.includes("@"));
    const points = new Map(own.flatMap((variant) => watch.pointsOf(variant).map((point) => [point.key, point] as const)));
    return { screen: id, all: points.size, missed: [...points.values()].filter((point) => !watch.isReached(point)) };
  });
  return { screens, results };
}
