/** The development server of an app, with the studio and the mock of the API of its project beside it. */
import {
  createServer,
  type LogLevel,
  loadConfigFromFile,
  mergeConfig,
  type Plugin,
  type PluginOption,
  type UserConfig,
  type ViteDevServer,
} from "vite";
import { mockServer, studio } from "../../studio/server/index.ts";
import { layar, mockPluginName, type ServeApi, servePluginName } from "../../vite/index.ts";
import { UsageError } from "../cli-context.ts";

export interface Serving {
  /** Default: that of the configuration; 0 for any that is free. */
  readonly port?: number | undefined;
  /** Whether other machines of the network get it, too. Default: as the configuration says. */
  readonly isOpen?: boolean;
  readonly logLevel?: LogLevel;
  /** Where Vite keeps what it has made of packages; default: where the configuration says. */
  readonly cacheDir?: string;
  /** Serves the screens at their addresses, in place of an app that shows them itself. */
  readonly asPages?: boolean;
  /** Sends calls to the API of the wire file, and not to a mock. */
  readonly isLive?: boolean;
}

interface Served {
  readonly server: ViteDevServer;
  readonly api: ServeApi;
}

/** Starts it for the app in the working directory. @throws {UsageError} Where its configuration has no plugin of ours. */
export async function serveProject({ port, isOpen, asPages = false, isLive = false, ...serving }: Serving): Promise<Served> {
  const { config = {} } = (await loadConfigFromFile({ command: "serve", mode: "development" })) ?? {};
  const written = (await listPlugins(config.plugins)).filter(({ name }) => !isLive || name !== mockPluginName);
  const api = findServing(written);
  if (api === undefined) throw new UsageError("The Vite configuration of this folder has no plugin `layar()`. `init` adds it.");
  const { root } = api;
  const app = asPages && !api.pages ? withPages(config, written, root) : { ...config, plugins: written };
  const beside = [studio({ root }), ...(isLive ? [] : [mockServer({ root })])];
  const added = beside.filter(({ name }) => !written.some((plugin) => plugin.name === name));
  const server = await createServer(
    mergeConfig({ ...app, configFile: false }, { plugins: added, server: { port, ...(isOpen && { host: true }) }, ...serving }),
  );
  await server.listen();
  return { server, api: findServing(server.config.plugins) ?? api };
}

/** The page is the engine's then; packages, aliases and components stay those of the app. */
function withPages({ root: _, ...config }: UserConfig, written: readonly Plugin[], root: string): UserConfig {
  const plugins = [...written.filter(({ name }) => !name.startsWith("layar:")), ...layar({ root, pages: true })];
  return mergeConfig<UserConfig, UserConfig>({ ...config, plugins }, { server: { fs: { allow: [process.cwd()] } } });
}

function findServing(plugins: readonly Plugin[]): ServeApi | undefined {
  const found: { readonly api?: ServeApi } | undefined = plugins.find(({ name }) => name === servePluginName);
  return found?.api;
}

/** They may be promises, and lists in lists. */
async function listPlugins(given: PluginOption): Promise<readonly Plugin[]> {
  const option = await given;
  if (Array.isArray(option)) return (await Promise.all(option.map(listPlugins))).flat();
  return option ? [option] : [];
}
