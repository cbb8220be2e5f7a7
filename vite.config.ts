import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import type { CSSModulesOptions } from "vite";
import { defineConfig } from "vitest/config";
import { browserLaunch } from "./tests/support/browser.ts";

// Readable and the same in the build, the prerendering and the tests: a widget's name is unique, so its classes are.
const cssModules: CSSModulesOptions = { generateScopedName: "[name]-[local]" };

const browserProject = (name: string, include: string[]) => ({
  plugins: [react()],
  css: { modules: cssModules },
  define: { "process.env.NODE_ENV": JSON.stringify("test") },
  test: {
    name,
    include,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [{ browser: "chromium" as const }],
      viewport: { width: 390, height: 844 },
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["tests/**/*.test.ts"], exclude: ["tests/browser/**"], environment: "node" } },
      browserProject("view", ["tests/view/**/*.browser.test.tsx"]),
      browserProject("widgets", ["tests/widgets/**/*.browser.test.tsx"]),
      { test: { name: "flow", include: ["tests/browser/**/*.test.ts"], environment: "node", testTimeout: 60_000, hookTimeout: 120_000 } },
    ],
  },
});
