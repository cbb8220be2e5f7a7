/** What the build knows about itself; addresses begin with the base of the app. */
declare module "virtual:layar/release" {
  /** Differs from every other build's, because it is made from the files. */
  export const release: string;
  /** The page for every address. */
  export const index: string;
  /** Whether an address has a page, without a slash at its end. */
  export const hasPage: (path: string) => boolean;
  /** Prefix of the addresses of all hashed files. */
  export const folder: string;
  /** All hashed files. */
  export const files: readonly string[];
  /** Those that any screen may request at any time. */
  export const shell: readonly string[];
}
