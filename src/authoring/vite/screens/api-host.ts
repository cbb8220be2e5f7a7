/** Where the calls go, from the options of the build. */

/**
 * What stands before the path of every call: the address without a slash at its end, '' for the page's own host.
 *
 * Throws on what is no address over http, and on parts that a path cannot follow.
 */
export function readApiHost(text: string): string {
  if (text === "") return "";
  const url = parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    throw new Error(`\`${text}\` cannot stand before the path of a call. Give an origin, for example \`https://api.example\`.`);
  return url.href.replace(/\/+$/, "");
}

/** The host, by which a mapping of names on the wire is found: with its port where a file names that; undefined for the page's own. */
export function hostName(apiHost: string, files: { has(host: string): boolean }): string | undefined {
  const { host = "", hostname } = parse(apiHost) ?? {};
  return files.has(host) ? host : hostname;
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
