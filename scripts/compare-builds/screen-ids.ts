/** Finds out which id a build gives the screen of each route: an id is of the definitions, and may be another one in the new checkout. */
import type { Stand } from "./play.ts";
import type { Situation } from "./situations.ts";
import { Visit } from "./visit.ts";

export async function learnIds(
  stand: Pick<Stand, "browser" | "checkout" | "probe">,
  situations: readonly Situation[],
): Promise<Pick<Stand, "idsByRoute" | "screenIds">> {
  const idsByRoute = new Map<string, string>();
  const screenIds = new Map<string, string>();
  for (const { route, screen, address, market } of situations) {
    if (idsByRoute.has(route)) continue;
    const visit = await Visit.begin({ ...stand, answers: {} });
    await visit.page.goto(address);
    const there = visit.page.locator(`[data-screen][data-market="${market}"]`);
    // The page of a hash route is the home page until the app has begun.
    await visit.settle();
    const id = (await there.getAttribute("data-screen")) ?? "";
    idsByRoute.set(route, id);
    screenIds.set(id, screen);
    await visit.close();
  }
  return { idsByRoute, screenIds };
}
