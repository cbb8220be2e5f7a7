import { Plugin } from 'vite';

/** Which project the plugin serves and builds, and how much of the page is its own. */
interface LayarOptions {
    /** The project's root with `screens/`, `widgets/` and `schemas/entities/`. Default: the working directory. */
    readonly root?: string;
    /** Stands before the path of every call, for example `https://api.example`, in place of `baseUrl` of the wire file. Throws on what is no address. */
    readonly apiHost?: string;
    /**
     * Makes the whole app: the engine's page, an HTML file for each route, a service worker. Without it the plugin adds screens to an app
     * that is there and changes nothing else of it: import them from `virtual:layar`.
     */
    readonly pages?: boolean;
    /** A module from the root that exports by default who decides on flags of `pages`, a client of OpenFeature. Default: nobody. */
    readonly flags?: string;
}
/**
 * Checks and compiles the definitions for Vite: one lazily loaded module for each screen, which `screens` of `virtual:layar` name.
 *
 * A build with problems fails with the checker's report. While serving, problems are shown in the page and the last
 * good definitions stay.
 *
 * @example plugins: [react(), layar({ root: "layar" })]
 */
declare function layar({ root, apiHost, pages, flags }?: LayarOptions): Plugin[];

export { layar };
export type { LayarOptions };
