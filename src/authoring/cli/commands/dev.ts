import type { CliContext, ExitCode } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { enterAppFolder } from "../dev/app-folder.ts";
import { readPort } from "../dev/read-port.ts";
import { loadWithVite } from "../load-with-vite.ts";

/** Serves an app while it is developed. */
export const dev: Command = {
  name: "dev",
  isAnywhere: () => true,
  forms: [{ takes: "", help: "Serves the app of this folder with its studio and a mock of its API, by its Vite configuration." }],
  options: {
    host: { help: "Serves other machines of the network, too, such as a phone." },
    live: { help: "Sends calls to the API, where `vite` and a build send them. Default: to a mock of it." },
    port: { value: "<number>", help: "Port of the server. Default: that of the configuration, else 5173." },
  },
  run: runDev,
};

async function runDev(given: Arguments, { root, logError, stop }: CliContext): Promise<ExitCode> {
  const port = readPort(given);
  enterAppFolder(root);
  const isLive = given.has("live");
  const { serveProject } = await loadWithVite(() => import("../dev/serve-project.ts"));
  const { server } = await serveProject({ port, isOpen: given.has("host"), isLive });
  server.printUrls();
  logError(isLive ? "Calls go to the API.\n" : "Calls get responses from `screens/mock`. `--live` sends them to the API.\n");
  // It may have been stopped while it started.
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener("abort", resolve, { once: true }));
  await server.close();
  return 0;
}
