import { UsageError } from "../cli-context.ts";
import type { Arguments } from "../command.ts";

/** The option `port`; undefined where none is given. @throws {UsageError} On what is none. */
export function readPort(given: Arguments): number | undefined {
  const port = given.get("port");
  if (port === undefined) return undefined;
  if (!(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) throw new UsageError(`\`${port}\` is no port.`);
  return Number(port);
}
