/** A folder that all test files of a run share, for what is made once: `inject("runFolder")` gives its path. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    readonly runFolder: string;
  }
}

let folder = "";

export function setup({ provide }: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), "layar-run-"));
  provide("runFolder", folder);
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
