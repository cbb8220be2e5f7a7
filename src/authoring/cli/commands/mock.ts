import type { CliContext, ExitCode } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { readPort } from "../dev/read-port.ts";

const usualPort = 4010;

/** Serves the mock of a project's API by itself. */
export const mock: Command = {
  name: "mock",
  forms: [{ takes: "", help: "Serves the mock of the API by itself, for an app that something else than Vite serves." }],
  options: { port: { value: "<number>", help: `Port of the server; 0 for one that is free. Default: ${usualPort}.` } },
  run: runMock,
};

async function runMock(given: Arguments, { root, logError, stop }: CliContext): Promise<ExitCode> {
  const port = readPort(given) ?? usualPort;
  const { startMock } = await import("../../mock/server/index.ts");
  const { address, close } = await startMock({ root, port, log: (line) => logError(`${line}\n`) });
  logError(`Responds to calls of \`httpTransport({ baseUrl: "${address}" })\`.\n`);
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener("abort", resolve, { once: true }));
  await close();
  return 0;
}
