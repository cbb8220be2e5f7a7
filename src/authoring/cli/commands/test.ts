import { quoteName } from "../../../core/format/index.ts";
import type { Compilation } from "../../compiler/index.ts";
import {
  measureCoverage,
  reportCoverage,
  reportCoverageJson,
  reportTests,
  reportTestsJson,
  runTests,
} from "../../testing/flow-tests/index.ts";
import type { CliContext, ExitCode } from "../cli-context.ts";
import { type Arguments, type Command, jsonOption } from "../command.ts";
import { refuseScreen } from "../missing-screen.ts";
import { compileFolder } from "../project-compiler.ts";

/** Runs the tests beside the screens. */
export const test: Command = {
  name: "test",
  forms: [{ takes: "[screen]", help: "Runs the `tests.json` of each screen, or of one, without a browser." }],
  options: { json: jsonOption },
  run: runTest,
};

/** Says what those tests do not reach. */
export const coverage: Command = {
  name: "coverage",
  forms: [{ takes: "[screen]", help: "Lists the flows, branches, conditions and outcomes of calls that no test reaches." }],
  options: { json: jsonOption },
  run: runCoverage,
};

async function runTest(given: Arguments, { root, write, logError }: CliContext): Promise<ExitCode> {
  const compilation = compileFolder(root);
  const screen = readScreen(given, compilation);
  const results = await runTests(compilation, { screens: screen === undefined ? undefined : [screen] });
  const { texts } = compilation.project;
  write(given.has("json") ? reportTestsJson(results, texts) : reportTests(results, texts));
  const unread = listUnread(compilation);
  if (unread.length > 0) logError(`Not all could be tested: ${unread.map(quoteName).join(", ")} cannot be read. \`check\` says why.\n`);
  return unread.length === 0 && results.every(({ failures }) => failures.length === 0) ? 0 : 1;
}

/** Files with what keeps them, and so their tests, out of the project. */
function listUnread({ problems }: Compilation): string[] {
  return [...new Set(problems.filter(({ notice }) => notice === undefined).map(({ at }) => at.file))].sort();
}

async function runCoverage(given: Arguments, { root, write, logError }: CliContext): Promise<ExitCode> {
  const compilation = compileFolder(root);
  const asked = readScreen(given, compilation);
  const { screens, results } = await measureCoverage(compilation);
  const shown = screens.filter(({ screen }) => asked === undefined || screen === asked);
  const { texts } = compilation.project;
  write(given.has("json") ? reportCoverageJson(shown, texts) : reportCoverage(shown, texts));
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  if (failed > 0) logError(`${failed} of the tests ${failed === 1 ? "fails" : "fail"}: \`test\` says why.\n`);
  return shown.every(({ missed }) => missed.length === 0) ? 0 : 1;
}

function readScreen({ positionals: [screen] }: Arguments, { project }: Compilation): string | undefined {
  if (screen !== undefined && !project.screens.has(screen)) throw refuseScreen(project, screen);
  return screen;
}
