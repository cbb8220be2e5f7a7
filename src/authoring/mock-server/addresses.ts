/** Addresses to open by hand. */
import type { SandboxProject } from "./project.ts";

/** One address for each screen and market flag, in the order of the routes; the not-found screen has none. */
export function listAddresses({ screens, scenarios }: SandboxProject, origin: string, flags: readonly string[]): string[] {
  const routes = Object.entries(screens)
    .filter(([route]) => route !== "*")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return routes.flatMap(([route, id]) => {
    const open = scenarios.find(({ screen }) => screen === id)?.open ?? "";
    const path = route.startsWith("#") ? `/${route}` : route;
    return flags.map(
      (flag) => `${origin}${path}?${new URLSearchParams({ market: flag, ...Object.fromEntries(new URLSearchParams(open)) })}`,
    );
  });
}
