/**
 * What the plugin adds to an app, for one that does without `layar-env.d.ts`, which names the screens and their parameters.
 *
 * @example /// <reference types="layar/vite/client" />
 */
declare module "virtual:layar" {
  /** Every screen by its id, for `<Screen screen={…} />`. */
  export const screens: { readonly [id: string]: import("layar").ScreenEntry };
}
