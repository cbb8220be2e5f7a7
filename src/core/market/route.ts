// Routes with parameters, such as `/rides/:id`. Pages have this code only where a screen has such a route.

type Texts = { readonly [name: string]: string };

const parameter = /:(\w+)/g;

/** The names of its parameters, from left to right. */
export function paramsInRoute(route: string): string[] {
  return [...route.matchAll(parameter)].map(([, name = ""]) => name);
}

/**
 * The path of a route with these parameters in it, and those that are left for the query. Throws on one that is empty, or of dots alone:
 * the path would be that of another screen, or name another host.
 */
export function fillRoute(route: string, params: Texts): readonly [path: string, rest: Texts] {
  const names = paramsInRoute(route);
  const path = route.replace(parameter, (_, name: string) => {
    const text = params[name] ?? "";
    if (/^\.{0,2}$/.test(text)) throw new Error(`The route has no ${name}.`);
    return encodeURIComponent(text);
  });
  return [path, Object.fromEntries(Object.entries(params).filter(([name]) => !names.includes(name)))];
}

/** The parameters that a path has for a route; undefined where it does not fit, and for a route without any. */
export function readRoute(route: string, path: string): Texts | undefined {
  const names = paramsInRoute(route);
  const found = names.length > 0 && new RegExp(`^${route.replace(parameter, "([^/]+)")}$`).exec(path);
  try {
    return found ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? "")])) : undefined;
  } catch {
    return undefined;
  }
}

/** Sorts what has no parameter first, part by part: of two that fit an address the first is meant. */
export function compareRoutes(one: string, other: string): number {
  const [a, b] = [one, other].map((route) => route.replace(parameter, "~"));
  return a === b ? 0 : (a ?? "") < (b ?? "") ? -1 : 1;
}

/** Which of these routes a path means: its own, or else the first that it fits. */
export function matchRoute(path: string, routes: readonly string[]): string | undefined {
  const fits = (route: string): boolean => readRoute(route, path) !== undefined;
  return routes.includes(path) ? path : [...routes].sort(compareRoutes).find(fits);
}
