// Apart from `launch.ts`, because a page gets the names that its build has found.
import { type LaunchNames, ownNames } from "./launch.ts";

/** The names of an API host, whose file may leave them to the one of all hosts; the engine's own names are always among them. */
export function findLaunchNames(wire: ReadonlyMap<string, { readonly launch?: LaunchNames }>, host = "default"): LaunchNames {
  const { parameters, headers, account } = wire.get(host)?.launch ?? wire.get("default")?.launch ?? ownNames;
  return { parameters: [...new Set([...parameters, ...ownNames.parameters])], headers, account };
}
