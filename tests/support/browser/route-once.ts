/**
 * Gives the first request to an address to a handler, and no other.
 *
 * A route that is removed after its first request (`times: 1`) may leave another one waiting for ever that the page sends just then.
 */
import type { Page, Route } from "playwright";

export async function routeOnce(page: Page, address: RegExp, handle: (route: Route) => Promise<void>): Promise<void> {
  let isOver = false;
  await page.route(address, (route) => {
    if (isOver) return route.fallback();
    isOver = true;
    return handle(route);
  });
}
