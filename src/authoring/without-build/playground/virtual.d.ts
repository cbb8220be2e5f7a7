/** Written by `scripts/playground` when the page is built. */
declare module "virtual:playground/examples" {
  export const examples: readonly [import("./examples.ts").Example, ...import("./examples.ts").Example[]];
}
declare module "virtual:playground/schemas" {
  /** Schemas for editors, by kind of file. */
  export const schemas: { readonly [kind: string]: string };
}
