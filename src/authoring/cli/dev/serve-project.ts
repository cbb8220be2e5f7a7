/** The development server of an app, with the studio and the mock of the API of its project beside it. */
import { createServer, type LogLevel, loadConfigFromFile, mergeConfig, type PluginOption, type ViteDevServer } from "vite";
import { isObject } from "../../../core/json/index.ts";
import { mockServer, studio } from "../../studio/server/index.ts";
import { servePluginName } from "../../vite/index.ts";
import { UsageError } from "../cli-context.ts";

interface Serving {
  /** Default: that of the configuration; 0 for any that is free. */
  readonly port?: number | undefined;
  readonly logLevel?: LogLevel;
}

/** Starts it for the app in the working directory. @throws {UsageError} Where its configuration has no plugin of ours. */
export async function serveProject({ port, logLevel }: Serving): Promise<ViteDevServer> {
  const { config = {} } = (await loadConfigFromFile({ command: "serve", mode: "development" })) ?? {};
  const plugins = await listPlugins(config.plugins);
  const project = plugins.flatMap(({ name, api }) => (name === servePluginName && isObject(api) ? [String(api["root"])] : []))[0];
  if (project === undefined) throw new UsageError("The Vite configuration of this folder has no plugin `layar()`. `init` adds it.");
  const beside = [studio({ root: project }), mockServer({ root: project })];
  const added = beside.filter(({ name }) => !plugins.some((plugin) => plugin.name === name));
  const server = await createServer(
    mergeConfig({ ...config, configFile: false }, { plugins: added, server: { port }, ...(logLevel && { logLevel }) }),
  );
  await server.listen();
  return server;
}

interface NamedPlugin {
  readonly name: string;
  readonly api?: unknown;
}

/** They may be promises, and lists in lists. */
async function listPlugins(given: PluginOption): Promise<readonly NamedPlugin[]> {
  const option = await given;
  if (Array.isArray(option)) return (await Promise.all(option.map(listPlugins))).flat();
  return option ? [option] : [];
}
