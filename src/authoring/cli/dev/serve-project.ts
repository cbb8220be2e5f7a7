/** The development server of an app, with the studio and the mock of the API of its project beside it. */
import { createServer, type LogLevel, loadConfigFromFile, mergeConfig, type PluginOption, type ViteDevServer } from "vite";
import { mockServer, studio } from "../../studio/server/index.ts";
import { type ServeApi, servePluginName } from "../../vite/index.ts";
import { UsageError } from "../cli-context.ts";

export interface Serving {
  /** Default: that of the configuration; 0 for any that is free. */
  readonly port?: number | undefined;
  /** Whether other machines of the network get it, too. Default: as the configuration says. */
  readonly isOpen?: boolean;
  readonly logLevel?: LogLevel;
  /** Where Vite keeps what it has made of packages; default: where the configuration says. */
  readonly cacheDir?: string;
}

interface Served {
  readonly server: ViteDevServer;
  readonly api: ServeApi;
}

/** Starts it for the app in the working directory. @throws {UsageError} Where its configuration has no plugin of ours. */
export async function serveProject({ port, isOpen, ...serving }: Serving): Promise<Served> {
  const { config = {} } = (await loadConfigFromFile({ command: "serve", mode: "development" })) ?? {};
  const plugins = await listPlugins(config.plugins);
  const api = plugins.find(isServing)?.api;
  if (api === undefined) throw new UsageError("The Vite configuration of this folder has no plugin `layar()`. `init` adds it.");
  const { root } = api;
  const beside = [studio({ root }), mockServer({ root })];
  const added = beside.filter(({ name }) => !plugins.some((plugin) => plugin.name === name));
  const server = await createServer(
    mergeConfig({ ...config, configFile: false }, { plugins: added, server: { port, ...(isOpen && { host: true }) }, ...serving }),
  );
  await server.listen();
  return { server, api };
}

interface NamedPlugin {
  readonly name: string;
  readonly api?: unknown;
}

function isServing(plugin: NamedPlugin): plugin is NamedPlugin & { readonly api: ServeApi } {
  return plugin.name === servePluginName;
}

/** They may be promises, and lists in lists. */
async function listPlugins(given: PluginOption): Promise<readonly NamedPlugin[]> {
  const option = await given;
  if (Array.isArray(option)) return (await Promise.all(option.map(listPlugins))).flat();
  return option ? [option] : [];
}
