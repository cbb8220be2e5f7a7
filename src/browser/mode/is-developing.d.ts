/**
 * Whether the page is being developed: what only developers see stands behind it and is no part of a build. The `development` condition of
 * `package.json` chooses, as bundlers and servers set it.
 */
export declare const isDeveloping: boolean;
