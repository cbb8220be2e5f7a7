/** The probe as one script, because a page gets it as text. */
import { fileURLToPath } from "node:url";
import { bundleCode } from "../bundle-code.ts";

export function bundleProbe(): Promise<string> {
  const input = fileURLToPath(new URL("probe/main.ts", import.meta.url));
  return bundleCode({ build: { minify: false, target: "esnext", rolldownOptions: { input, output: { format: "iife" } } } });
}
