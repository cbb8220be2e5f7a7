import { quoteName, suggestName } from "../../../core/format/index.ts";
import { loadProject } from "../../compiler/index.ts";
import { readProjectFiles } from "../../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "../cli-context.ts";
import { type Arguments, type Command, jsonOption } from "../command.ts";
import { loadWithVite } from "../load-with-vite.ts";

/** The configuration of a server for what the build writes, with the headers and paths of the project. */
export const serveConfig: Command = {
  name: "serve-config",
  forms: [
    {
      takes: "<server>",
      help: "Prints the configuration of a server for what is built or released: `nginx` or `caddy`, and `cloudfront` in front of a bucket.",
    },
  ],
  options: {
    to: { value: "<folder>", help: "Of releases, as the server reads it: for pages that `release` sends. Default: for `dist/`." },
    json: jsonOption,
  },
  run: runServeConfig,
};

async function runServeConfig({ positionals: [server = ""], get, has }: Arguments, { root, write }: CliContext): Promise<ExitCode> {
  const { serveConfigs } = await loadWithVite(() => import("../../vite/index.ts"));
  const servers = new Map(Object.entries(serveConfigs));
  const writeConfig = servers.get(server);
  if (writeConfig === undefined)
    throw new UsageError(
      `${server === "" ? "Say for which server." : `There is no configuration of ${quoteName(server)}.`} ${suggestName(server, [...servers.keys()]) ?? ""}`,
    );
  const releases = get("to");
  if (releases !== undefined && !/^\/[\w./-]*\w$/.test(releases))
    throw new UsageError("`--to` takes the whole path of a folder, of letters, digits, dots, hyphens and slashes: `--to /srv/layar`.");
  const config = writeConfig(loadProject(readProjectFiles(root)), releases);
  write(has("json") ? `${JSON.stringify({ server, config }, null, 2)}\n` : config);
  return 0;
}
