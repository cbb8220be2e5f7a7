import type { ScreenEntry } from "../../embed/index.ts";

/** A screen of the project by its id, in any of its variants. */
export async function findEntry(screen: string): Promise<Pick<ScreenEntry, "id" | "open"> | undefined> {
  const tables = await Promise.all([import("virtual:layar/path-routes"), import("virtual:layar/hash-routes")]);
  return tables.flatMap(({ routes }) => routes).find(({ id }) => id === screen);
}
