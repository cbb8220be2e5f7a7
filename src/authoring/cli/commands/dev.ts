import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { enterAppFolder } from "../dev/app-folder.ts";
import { loadWithVite } from "../load-with-vite.ts";

/** Serves an app while it is developed. */
export const dev: Command = {
  name: "dev",
  isAnywhere: () => true,
  forms: [{ takes: "", help: "Serves the app of this folder with its studio and a mock of its API, by its Vite configuration." }],
  options: {
    host: { help: "Serves other machines of the network, too, such as a phone." },
    port: { value: "<number>", help: "Port of the server. Default: that of the configuration, else 5173." },
  },
  run: runDev,
};

async function runDev(given: Arguments, { root, stop }: CliContext): Promise<ExitCode> {
  const port = given.get("port");
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) throw new UsageError(`\`${port}\` is no port.`);
  enterAppFolder(root);
  const { serveProject } = await loadWithVite(() => import("../dev/serve-project.ts"));
  const { server } = await serveProject({ port: port === undefined ? undefined : Number(port), isOpen: given.has("host") });
  server.printUrls();
  // It may have been stopped while it started.
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener("abort", resolve, { once: true }));
  await server.close();
  return 0;
}
