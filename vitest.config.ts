// Apart from the config of the app, which takes seconds to load because it brings all that builds and serves it.
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
// Before what reads the turn.
import "./tests/support/run/turn-of-commit.ts";
import { scopedName } from "./src/authoring/vite/chunks/class-names.ts";
import { browserLaunch } from "./tests/support/browser/browser.ts";
import { listLaterFiles } from "./tests/support/run/files-of-turn.ts";
import { LongestFirst } from "./tests/support/run/longest-first.ts";
import { progressReporter } from "./tests/support/run/progress.ts";
import { isThorough } from "./tests/support/run/thoroughness.ts";

/** No test judges time, and machines are slow at times: only what hangs is ended. Tests of the thorough run go through whole lists. */
const endMs = isThorough ? 900_000 : 240_000;
const patience = { testTimeout: endMs, hookTimeout: endMs, expect: { poll: { timeout: 60_000 } } };

/** Files share their modules: the compiled project, Vite and the browser library are read once for a worker, not once for a file. */
const sharing = { isolate: false, unstubGlobals: true, unstubEnvs: true };

/** Without `run`, the first word is what somebody names, too. */
const laterFiles = listLaterFiles(process.argv.slice(2).filter((word) => word !== "run"));

/**
 * Four keep two cores busy, because the tests of a browser wait for it, and some for a clock. The others wait for nothing: more of them
 * than cores would only load the project once more each.
 */
const cores = availableParallelism();
const workers = { browser: Math.max(4, cores), plain: Math.max(2, cores) };

/** As the plugin and the package name it. */
const resolve = { alias: { "layar/widget-kit": fileURLToPath(new URL("src/browser/view/widget-kit.ts", import.meta.url)) } };

const noAppParts = fileURLToPath(new URL("tests/support/browser/no-app-parts.ts", import.meta.url));

/** One server and one browser for all that is tested in a page. */
const browserProject = {
  resolve: { alias: { ...resolve.alias, "virtual:layar/receipts": noAppParts, "virtual:layar/flags": noAppParts } },
  plugins: [react()],
  // The build names classes the same way.
  css: { modules: { generateScopedName: scopedName } },
  // Named, because a package that is found late makes the runner load its tests anew.
  optimizeDeps: {
    include: [
      "ajv",
      "axe-core",
      "immer",
      "jsonc-parser",
      "react-dom",
      "react-dom/client",
      "react-dom/server",
      "react/jsx-dev-runtime",
      "vitest-browser-react",
      "vitest-browser-react/pure",
      "zustand/vanilla",
    ],
  },
  test: {
    name: "view",
    // Files share one page, which each finds as if it were new.
    isolate: false,
    restoreMocks: true,
    setupFiles: ["tests/support/browser/clean-page.ts"],
    ...patience,
    include: ["tests/**/*.browser.test.tsx"],
    exclude: laterFiles,
    // A browser has no environment of its own.
    env: { TEST_ALL: process.env.TEST_ALL ?? "", TEST_TURN: process.env.TEST_TURN ?? "" },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: browserLaunch() }),
      instances: [{ browser: "chromium" as const }],
      viewport: { width: 390, height: 844 },
    },
  },
};

export default defineConfig({
  test: {
    maxWorkers: workers.browser,
    reporters: ["default", progressReporter()],
    // With `-t` one asks for one test, and not for the names of the others.
    hideSkippedTests: true,
    sequence: { sequencer: LongestFirst },
    // A snapshot that nobody has committed fails; `-u` writes it.
    update: "none",
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/flows/**", "tests/served/**", ...laterFiles],
          globalSetup: ["tests/support/project/project-schemas.ts"],
          maxWorkers: workers.plain,
          // After the others, because one number of workers holds for all that run beside each other.
          sequence: { groupOrder: 1 },
          ...sharing,
          ...patience,
        },
      },
      browserProject,
      // Flows look at the built app, so `npm run build` comes first.
      { test: { name: "flow", include: ["tests/flows/**/*.test.ts"], exclude: laterFiles, ...sharing, ...patience } },
      // These build or serve with a `NODE_ENV` of their own, and React is one thing or the other for as long as its modules
      // live, so they share nothing.
      {
        test: {
          name: "served",
          include: ["tests/served/**/*.test.ts"],
          exclude: laterFiles,
          globalSetup: ["tests/support/run/run-folder.ts"],
          ...patience,
        },
      },
    ],
  },
});
