/** What the build knows about itself; addresses begin with the base of the app. */
declare module "virtual:layar/release" {
  /** Told apart from every other build by its files. */
  export const release: string;
  /** The page for every address. */
  export const index: string;
  /** Addresses that have a page, without a slash at their end. */
  export const pages: readonly string[];
  /** What the addresses of all hashed files begin with. */
  export const folder: string;
  /** All hashed files. */
  export const files: readonly string[];
  /** Those that any screen may ask for at any time. */
  export const shell: readonly string[];
}
