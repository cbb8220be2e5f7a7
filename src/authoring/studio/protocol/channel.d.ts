/** Vite's client: the only module of a bundle that the server gives it. */
declare module "virtual:layar/studio-channel" {
  export function createHotContext(path: string): NonNullable<ImportMeta["hot"]>;
}
