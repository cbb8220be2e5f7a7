// Names that are stored as cookies, in the same form as the rest: the code that reads and writes them need not know where.
import type { Ports } from "../ports.ts";
import { prefix } from "./device-values.ts";

/** The part of the document that is used. */
type Jar = Pick<Document, "cookie" | "URL">;

const [never, gone] = ["Fri, 31 Dec 9999 23:59:59 GMT", "Thu, 01 Jan 1970 00:00:00 GMT"];

/**
 * Gives the ports with a device that stores the names as cookies of the whole site, where there is a document that may be read. A browser may shorten
 * `never`, as Chrome does to 400 days.
 */
export function openCookies(
  names: readonly string[],
  ports: Ports,
  jar: Jar | undefined = typeof document === "undefined" ? undefined : document,
): Ports {
  if (!jar || ports.isForLooks) return ports;
  const { device } = ports;
  const keys = names.map((name) => prefix + name);
  // In a frame without an origin any access throws.
  const attempt = <T>(use: () => T, otherwise: T): T => {
    try {
      return use();
    } catch {
      return otherwise;
    }
  };
  const put = (key: string, value: string, expires: string): void =>
    attempt(() => {
      const secure = jar.URL.startsWith("https:") ? "; Secure" : "";
      jar.cookie = `${key}=${encodeURIComponent(value)}; Path=/; Expires=${expires}; SameSite=Lax${secure}`;
    }, undefined);
  const find = (key: string): string | null => {
    const found = jar.cookie.split("; ").find((entry) => entry.startsWith(`${key}=`));
    return found === undefined ? null : decodeURIComponent(found.slice(key.length + 1));
  };
  return {
    ...ports,
    device: {
      keys: device.keys,
      lasts: device.lasts,
      read: (key) => (keys.includes(key) ? attempt(() => find(key), null) : device.read(key)),
      write: (key, value) => (keys.includes(key) ? put(key, value, never) : device.write(key, value)),
      remove: (key) => (keys.includes(key) ? put(key, "", gone) : device.remove(key)),
    },
  };
}
